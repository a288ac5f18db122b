import { useState } from 'react'
import { useText } from '../text/index.ts'
import { api } from './api.ts'
import { LONGEST_NAME } from './name-form.tsx'
import { claimByPasskey, hasPasskeys, signInByPasskey } from './passkey.ts'
import { beSomeone, take, usePerson } from './person.ts'
import { type Trouble, troubleOf } from './trouble.ts'

const LEAST_PASSWORD = 8

type Way = 'claim' | 'signIn'

/** A name of one's own: made with a password or a passkey, and opened with it on any device. */
export function Claim() {
  const t = useText()
  const person = usePerson()
  const [way, setWay] = useState<Way>('claim')
  const [name, setName] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  if (person?.claimed) return null
  const called = way === 'claim' && person ? person.name : (name ?? '')
  const attempt = (act: () => Promise<unknown>) => {
    setTrouble(null)
    act().catch(error => setTrouble(troubleOf(error, way === 'claim' ? 'nameTaken' : 'wrongPassword')))
  }
  const byPassword = async () => {
    if (way === 'claim') await beSomeone()
    const { person } = await (way === 'claim' ? api.claim(called, password) : api.signIn(called, password))
    take(person)
  }
  const byPasskey = async () => {
    if (way === 'signIn') return signInByPasskey()
    await beSomeone()
    return claimByPasskey(called.trim())
  }
  return (
    <form
      className="claim"
      onSubmit={event => {
        event.preventDefault()
        attempt(byPassword)
      }}
    >
      <fieldset className="choice">
        <legend>{t('ownName')}</legend>
        {(['claim', 'signIn'] as const).map(one => (
          <label key={one}>
            <input type="radio" name="way" checked={one === way} onChange={() => setWay(one)} />
            <span>{t(one)}</span>
          </label>
        ))}
      </fieldset>
      <p className="facts">{t(`${way}.about`)}</p>
      {(way === 'signIn' || !person) && (
        <label className="field">
          {t('name')}
          <input
            value={called}
            maxLength={LONGEST_NAME}
            autoComplete="username webauthn"
            onChange={event => setName(event.target.value)}
          />
        </label>
      )}
      <label className="field">
        {t('password')}
        <input
          type="password"
          value={password}
          minLength={LEAST_PASSWORD}
          autoComplete={way === 'claim' ? 'new-password' : 'current-password'}
          onChange={event => setPassword(event.target.value)}
        />
      </label>
      {trouble && <p role="alert">{t(trouble)}</p>}
      <div className="row">
        <button
          type="submit"
          className="primary"
          disabled={called.trim() === '' || password.length < LEAST_PASSWORD}
        >
          {t(`${way}.byPassword`)}
        </button>
        {hasPasskeys() && (
          <button
            type="button"
            className="button"
            disabled={way === 'claim' && called.trim() === ''}
            onClick={() => attempt(byPasskey)}
          >
            {t(`${way}.byPasskey`)}
          </button>
        )}
      </div>
    </form>
  )
}
