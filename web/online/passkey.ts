import { api, type Person } from './api.ts'
import { take } from './person.ts'

/** Can this browser make and use passkeys here? */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Makes a name one's own with a passkey of this device. */
export async function claimByPasskey(name: string): Promise<Person> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyNew())
  const made = await navigator.credentials.create({ publicKey })
  return take((await api.passkey(name, answerOf(made))).person)
}

/** Signs in with a passkey of this device. */
export async function signInByPasskey(): Promise<Person> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyAsk())
  const shown = await navigator.credentials.get({ publicKey })
  return take((await api.passkeySignIn(answerOf(shown))).person)
}

function answerOf(credential: Credential | null): unknown {
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw new Error('no passkey was given')
}
