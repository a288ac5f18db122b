import { useEffect, useState } from 'react'
import { to } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import { useText } from '../text/index.ts'
import { LocalSession } from '../worker/local-session.ts'
import { Curtain } from './curtain.tsx'
import { taken } from './shelf.ts'
import { TableRoom } from './table-room.tsx'
import './table.css'

/** A table on this device, by its id. */
export default function TablePage({ id }: { readonly id: string }) {
  const t = useText()
  const [session, setSession] = useState<LocalSession | null>(null)
  const known = taken(id) !== null
  useEffect(() => {
    const kept = taken(id)
    if (kept === null) return
    const opened = new LocalSession(kept.founded)
    setSession(opened)
    return () => opened.close()
  }, [id])
  if (!known)
    return (
      <div className="page narrow">
        <h1>{t('notFound')}</h1>
        <a className="button" href={to()}>
          {t('toHome')}
        </a>
      </div>
    )
  return session === null ? <Waiting /> : <Seated session={session} />
}

function Waiting() {
  const t = useText()
  return <p className="waiting">{t('loading')}</p>
}

/** Whoever must act sits down; with several people on one device a curtain stands between them. */
function Seated({ session }: { readonly session: LocalSession }) {
  const scene = useStore(session.scene)
  const { plan, names } = session.founded
  const people = plan.places.flatMap((place, seat) => (typeof place === 'string' ? [seat] : []))
  const [shown, setShown] = useState(people.length === 1)
  if (scene === null) return <Waiting />
  const { who, seat } = scene.update
  const acting = people.find(person => who.includes(person))
  const mine = seat !== null && who.includes(seat)
  const next = mine || acting === undefined ? null : acting
  if (people.length > 1 && scene.held !== true && (next !== null || (!shown && acting !== undefined))) {
    const person = next ?? acting ?? people[0]
    return (
      <Curtain
        name={names[person]}
        seat={person}
        open={() => {
          setShown(true)
          if (person !== seat) session.eyes(person)
        }}
      />
    )
  }
  return <TableRoom session={session} scene={scene} />
}
