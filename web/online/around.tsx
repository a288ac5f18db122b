import { useMemo, useState } from 'react'
import { useStore } from '../app/store.ts'
import type { Around, Scene } from '../table/session.ts'
import { useText } from '../text/index.ts'
import { Banner } from './banner.tsx'
import { Beside } from './beside.tsx'
import { Chat } from './chat.tsx'
import type { OnlineSession } from './online-session.ts'
import { Recap } from './recap.tsx'
import { TableMenu } from './table-menu.tsx'

/** What a table on the server has around it: the line, the talk, the clocks, and a recap after an absence. */
export function useAround(session: OnlineSession, scene: Scene): Around {
  const t = useText()
  const present = useStore(session.present)
  const missed = useStore(session.absence.missed)
  const { update, story } = scene
  const said = useMemo(() => story.filter(({ kind }) => kind === 'chat'), [story])
  const [read, setRead] = useState(said.length)
  return {
    banner: <Banner session={session} update={update} />,
    panel: {
      title: t('talk'),
      unread: Math.max(0, said.length - read),
      opened: () => setRead(said.length),
      body: (
        <>
          <Chat session={session} update={update} said={said} />
          <TableMenu session={session} update={update} spectators={present?.spectators ?? 0} />
        </>
      ),
    },
    beside: seat => (
      <Beside
        info={update.seats[seat]}
        looking={present?.seats[seat] === true}
        clock={update.clock?.seats[seat] ?? null}
        days={session.plan.get()?.clock.kind === 'days'}
        arrived={session.arrived}
      />
    ),
    recap:
      missed.length === 0
        ? null
        : (show, done) => (
            <Recap
              missed={missed}
              show={show}
              done={() => {
                session.absence.missed.set([])
                done()
              }}
            />
          ),
  }
}
