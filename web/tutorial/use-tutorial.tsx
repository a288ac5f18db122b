import type { Offer } from '@pantheon/web/toolkit'
import { type ReactNode, useEffect, useState } from 'react'
import type { Scene, Session } from '../table/session.ts'
import { Guide } from './guide.tsx'
import { beatAt, progress, type Script } from './lesson.ts'
import { scriptFor } from './scripts.ts'

/** A tutorial that is under way at a table. */
export interface Tutorial {
  /** Of all moves, those the lesson is about. */
  allowed(offers: readonly Offer[]): readonly Offer[]
  readonly guide: ReactNode
}

const NONE: readonly Offer[] = []
const leftKey = (id: string): string => `pantheon/left-tutorial/${id}`

/** The tutorial at this table; null where there is none, or it is over or was left: then the game is like any other. */
export function useTutorial(session: Session, { update }: Scene): Tutorial | null {
  const script = useScript(session)
  const [left, setLeft] = useState(() => sessionStorage.getItem(leftKey(session.id)) !== null)
  const [read, setRead] = useState({ n: 0, page: 0 })
  const leave = (): void => {
    sessionStorage.setItem(leftKey(session.id), 'left')
    setLeft(true)
  }
  if (script === null || left) return null
  const { n, moves } = update
  const beat = beatAt(script, n)
  if (beat === undefined) return null
  if (beat.by === 'bot') return { allowed: () => NONE, guide: null }
  const { move, pages } = beat
  if (move !== null && moves.length > 0 && !moves.some(offer => offer.move === move)) return null
  const page = read.n === n ? read.page : 0
  const last = page === pages.length - 1
  const turn = last ? (move === null ? leave : null) : () => setRead({ n, page: page + 1 })
  return {
    allowed: offers => (last && move !== null ? offers.filter(offer => offer.move === move) : NONE),
    guide: (
      <Guide
        key={`${n}-${page}`}
        page={pages[page]}
        progress={progress(script, n)}
        next={turn}
        ends={last && move === null}
        leave={leave}
      />
    ),
  }
}

function useScript({ lessons, game }: Session): Script | null {
  const [script, setScript] = useState<Script | null>(null)
  useEffect(() => {
    if (lessons) void scriptFor(game).then(setScript)
  }, [lessons, game])
  return script
}
