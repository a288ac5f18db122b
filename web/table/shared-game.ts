import { type GameRecord, InputError, readRecord } from '@pantheon/core'

/** A finished game as it is handed on: the record, and what the players are called. */
export interface SharedGame {
  readonly record: GameRecord
  readonly names: readonly string[]
}

const LONGEST_NAME = 32

/** A finished game as a text that fits into an address. */
export async function pack({ record, names }: SharedGame): Promise<string> {
  const packed = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify({ record, names })),
  )
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The game that such a text holds; an `InputError` says what is wrong with it. */
export async function unpack(code: string, nameOf: (seat: number) => string): Promise<SharedGame> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), char =>
      char.charCodeAt(0),
    )
    const text = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
    return readShared(text, nameOf)
  } catch (error) {
    throw error instanceof InputError ? error : new InputError('the address does not hold a game')
  }
}

/** A game from a file's text: a record by itself, or with the players' names; `nameOf` names those it leaves out. */
export function readShared(text: string, nameOf: (seat: number) => string): SharedGame {
  const value = parsed(text)
  const both = typeof value === 'object' && value !== null && 'record' in value ? value : { record: value }
  const record = readRecord(both.record)
  const given = 'names' in both && Array.isArray(both.names) ? both.names : []
  const names = Array.from({ length: record.seats }, (_, seat) => {
    const name = given[seat]
    return typeof name === 'string' && name.trim() !== '' ? name.slice(0, LONGEST_NAME) : nameOf(seat)
  })
  return { record, names }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError('that is not a record: expected JSON')
  }
}

async function through(
  stream: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
