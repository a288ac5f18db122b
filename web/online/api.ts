import type { GameRecord, Language, Option } from '@pantheon/core'
import type { ClockPlan, Plan } from '@pantheon/table'

/** Someone the server knows: a guest, or the owner of a name. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly claimed?: boolean
}

/** A seat at a glance. */
export interface Chair {
  readonly kind: 'open' | 'invited' | 'person' | 'bot'
  readonly name: string
  /** Must someone decide here? */
  readonly acts?: boolean
}

/** A table at a glance. */
export interface Summary {
  readonly id: string
  readonly game: string
  readonly status: 'open' | 'playing' | 'over'
  readonly updatedAt: number
  readonly clock: ClockPlan
  readonly seats: readonly Chair[]
  readonly yourSeat: number | null
  readonly yourTurn: boolean
}

/** A game that is over. */
export interface Result {
  readonly table: string
  readonly game: string
  readonly finishedAt: number
  readonly seats: readonly { readonly name: string; readonly place: number; readonly score: number }[]
}

/** How well someone plays a game. */
export interface Rating {
  readonly name: string
  readonly ordinal: number
  readonly games: number
  readonly wins: number
}

/** A game as the server offers it: its options with words for their values. */
export interface Offered {
  readonly id: string
  readonly options: Readonly<Record<string, Option & { readonly words: Readonly<Record<string, string>> }>>
}

/** A table one may see. */
export interface TableInfo {
  readonly plan: Plan
  readonly status: Summary['status']
  readonly seats: readonly Chair[]
  readonly invite: string | null
  /** The rematch, for those who played. */
  readonly next: { readonly id: string; readonly invite: string } | null
}

/** A table as one asks for it; what is left out takes its default. */
export type Wish = Pick<Plan, 'game' | 'places'> & Partial<Plan>

/** Something asked of the server in vain: its status, or 0 where no server answered. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const response = navigator.onLine ? await ask(method, path, body) : null
  const json = response?.headers.get('content-type')?.includes('json')
  if (!response || !json) throw new ApiError(0, 'no server answered')
  const answer = (await response.json()) as T & { readonly error?: string }
  if (!response.ok) throw new ApiError(response.status, answer.error ?? '')
  return answer
}

const ask = (method: string, path: string, body: unknown): Promise<Response | null> =>
  fetch(new URL(`./api/${path}`, document.baseURI), {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null)

const query = (parts: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

type Named = { readonly person: Person }

/** Everything the page asks of a server over HTTP; `docs/protocol.md` says what each means. */
export const api = {
  games: (language: Language) => call<readonly Offered[]>('GET', `games${query({ language })}`),
  me: () => call<{ readonly person: Person | null }>('GET', 'me'),
  name: (name: string) => call<Named>('POST', 'me', { name }),
  claim: (name: string, password: string) => call<Named>('POST', 'me/claim', { name, password }),
  signIn: (name: string, password: string) => call<Named>('POST', 'sign-in', { name, password }),
  signOut: () => call<object>('POST', 'sign-out', {}),
  passkeyNew: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkey/new', {}),
  passkey: (name: string, response: unknown) => call<Named>('POST', 'passkey', { name, response }),
  passkeyAsk: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkey/ask', {}),
  passkeySignIn: (response: unknown) => call<Named>('POST', 'passkey/sign-in', response),
  lobby: (status: 'open' | 'playing', game?: string) =>
    call<{ readonly tables: readonly Summary[] }>('GET', `lobby${query({ status, game })}`),
  mine: () => call<{ readonly tables: readonly Summary[]; readonly turns: number }>('GET', 'me/tables'),
  make: (wish: Wish) => call<{ readonly id: string; readonly invite: string }>('POST', 'tables', wish),
  table: (id: string, invite?: string) => call<TableInfo>('GET', `tables/${id}${query({ invite })}`),
  rematch: (id: string) =>
    call<{ readonly id: string; readonly invite: string }>('POST', `tables/${id}/rematch`, {}),
  archive: (id: string) => call<object>('POST', `tables/${id}/archive`, {}),
  record: (id: string, invite?: string) => call<GameRecord>('GET', `tables/${id}/record${query({ invite })}`),
  results: (player: string) =>
    call<{ readonly results: readonly Result[] }>('GET', `results${query({ player })}`),
  leaders: (game: string) => call<{ readonly players: readonly Rating[] }>('GET', `leaderboard/${game}`),
  pushKey: () => call<{ readonly key: string }>('GET', 'push'),
  push: (subscription: unknown) => call<object>('POST', 'push', subscription),
  noPush: (endpoint: string) => call<object>('DELETE', 'push', { endpoint }),
} as const
