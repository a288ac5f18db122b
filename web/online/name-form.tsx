import type { Update } from '@pantheon/table'
import { useState } from 'react'
import { useText } from '../text/index.ts'
import type { OnlineSession } from './online-session.ts'
import { rename, usePerson } from './person.ts'
import { type Trouble, troubleOf } from './trouble.ts'
import { wire } from './wire.ts'

/** The longest name a person may have. */
export const LONGEST_NAME = 32

/** A guest says how they are called; whoever sits already sits down again under the new name. */
export function NameForm({
  session,
  update,
}: {
  readonly session?: OnlineSession
  readonly update?: Update
}) {
  const t = useText()
  const person = usePerson()
  const [name, setName] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  if (!person || person.claimed) return null
  const wanted = (name ?? person.name).trim()
  const take = async () => {
    try {
      setTrouble(null)
      await rename(wanted)
      setName(null)
      const seat = update?.seat ?? null
      if (session && seat !== null) session.leave()
      wire.renew()
      if (session && seat !== null) session.sit(seat)
    } catch (error) {
      setTrouble(troubleOf(error, 'nameTaken'))
    }
  }
  return (
    <form
      className="name-form"
      onSubmit={event => {
        event.preventDefault()
        void take()
      }}
    >
      <label className="field">
        {t('yourName')}
        <input
          value={name ?? person.name}
          maxLength={LONGEST_NAME}
          onChange={event => setName(event.target.value)}
        />
      </label>
      {wanted !== '' && wanted !== person.name && (
        <button type="submit" className="button">
          {t('takeName')}
        </button>
      )}
      {trouble && <p role="alert">{t(trouble)}</p>}
    </form>
  )
}
