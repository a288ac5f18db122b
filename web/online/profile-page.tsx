import { useEffect, useState } from 'react'
import { useText } from '../text/index.ts'
import { Claim } from './claim.tsx'
import { Closed } from './closed.tsx'
import { Leaders } from './leaders.tsx'
import { Tables } from './lobby.tsx'
import { useMine } from './mine.ts'
import { NameForm } from './name-form.tsx'
import { signOut, usePerson, whoAmI } from './person.ts'
import { beCalled, beLeftAlone, canCall, isCalled } from './push.ts'
import { Results } from './results.tsx'
import './online.css'

/** Who one is here: the name, one's games, one's results; all without an address. */
export default function ProfilePage() {
  const t = useText()
  const person = usePerson()
  const [away, setAway] = useState(false)
  const { tables } = useMine()
  useEffect(() => {
    whoAmI().catch(() => setAway(true))
  }, [])
  if (person === undefined && away) return <Closed title={t('noLine')} about={t('noLineAbout')} />
  if (person === undefined) return <p className="waiting">{t('loading')}</p>
  const running = tables.filter(({ status }) => status !== 'over')
  const finished = tables.filter(({ status }) => status === 'over')
  return (
    <div className="page profile">
      <header className="lobby-head">
        <h1>{person === null ? t('nobody') : person.name}</h1>
        {person !== null && (
          <button type="button" className="quiet" onClick={() => void signOut()}>
            {t('signOut')}
          </button>
        )}
      </header>
      <p className="facts">
        {t(person === null ? 'nobodyAbout' : person.claimed ? 'claimedAbout' : 'guestAbout')}
      </p>
      <div className="profile-columns">
        <section>
          <NameForm />
          <Claim />
          {person !== null && <Calls />}
        </section>
        <section>
          {running.length > 0 && (
            <>
              <h2>{t('running')}</h2>
              <Tables tables={running} action="goOn" />
            </>
          )}
          {finished.length > 0 && (
            <>
              <h2>{t('finished')}</h2>
              <Tables tables={finished} action="lookBack" />
            </>
          )}
          {person !== null && <Results player={person.name} />}
        </section>
      </div>
      <Leaders own={person?.name ?? ''} />
    </div>
  )
}

/** Being called on this device when it is one's turn in a game over days. */
function Calls() {
  const t = useText()
  const [called, setCalled] = useState<boolean | null>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    isCalled().then(setCalled, () => setCalled(false))
  }, [])
  if (!canCall()) return <p className="facts">{t('callsNone')}</p>
  const turn = async () => {
    const wanted = !called
    const done = wanted ? await beCalled().catch(() => false) : await beLeftAlone().then(() => true)
    setRefused(!done)
    if (done) setCalled(wanted)
  }
  return (
    <div className="calls">
      <h2>{t('calls')}</h2>
      <p>{t('callsAbout')}</p>
      <button
        type="button"
        className="button"
        role="switch"
        aria-checked={called === true}
        disabled={called === null}
        onClick={() => void turn()}
      >
        {t(called ? 'callsOn' : 'callsOff')}
      </button>
      {refused && <p role="alert">{t('callsRefused')}</p>}
    </div>
  )
}
