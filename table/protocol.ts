/**
 * The one protocol of a table: what a client may ask and what it is told. The server speaks it over a WebSocket,
 * the browser's worker over postMessage. `docs/protocol.md` is generated from these schemas.
 */
import { LANGUAGES } from '@pantheon/core'
import { z } from 'zod'
import { name, phrase, saying } from './words.ts'

const seat = z.int().min(0).max(15)
const number = z.int().min(0)
const clientId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe("The client's own name for this request: sent again, it is done once")
const tableId = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('The table')
const expect = number.describe(
  'The number of the last update seen: refused if the question has changed since',
)

/** Who may take a seat when the table is made: anyone, those with the link, or a bot of some level. */
export const Place = z.union([
  z.literal('open').describe('Anyone may sit here'),
  z.literal('invited').describe('Only someone with the invitation may sit here'),
  z.object({ bot: z.string().max(32) }).describe('A bot of this level plays'),
])
export type Place = z.infer<typeof Place>

/** How long players may think. */
export const ClockPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }).describe('Nobody is hurried'),
  z
    .object({
      kind: z.literal('live'),
      seconds: z.int().min(1).max(36_000).describe('The time of each seat for the whole game'),
      add: z.int().min(0).max(600).describe('Added whenever the seat has finished a turn'),
    })
    .describe('A game in one sitting'),
  z
    .object({
      kind: z.literal('days'),
      seconds: z.int().min(60).max(2_592_000).describe('For each decision'),
    })
    .describe('A game over days'),
])
export type ClockPlan = z.infer<typeof ClockPlan>

/** A table as it is asked for. */
export const Plan = z.object({
  game: z.string().max(40).describe('The id of a game'),
  options: z
    .record(z.string().max(40), z.union([z.string().max(80), z.number(), z.boolean()]))
    .default({})
    .describe("The game's options; those left out take their defaults"),
  edition: z.unknown().optional().describe("Parts of the game's tables that differ"),
  places: z.array(Place).min(1).max(16).describe('One for each seat'),
  clock: ClockPlan.default({ kind: 'none' }),
  hints: z.boolean().default(false).describe('May players ask a bot what it would do?'),
  listed: z.boolean().default(true).describe('Shown in the lobby, or reached by its link alone'),
})
export type Plan = z.infer<typeof Plan>

const asked = { table: tableId, id: clientId }

/** What changes a table: it becomes an entry of the table's log, or is refused. */
export const Command = z.discriminatedUnion('do', [
  z
    .object({ do: z.literal('sit'), ...asked, seat: seat.optional(), invite: z.string().max(64).optional() })
    .describe('Take a seat (the first that is free, if none is named)'),
  z.object({ do: z.literal('place'), ...asked, seat, place: Place }).describe('The host changes a free seat'),
  z
    .object({ do: z.literal('phrase'), ...asked, phrase })
    .describe('Add a phrase of your own to the chance of this game, before it starts'),
  z.object({ do: z.literal('start'), ...asked }).describe('The host starts the game'),
  z
    .object({ do: z.literal('submit'), ...asked, expect, seat, move: z.string().max(200) })
    .describe('A move, in notation'),
  z.object({ do: z.literal('undo'), ...asked, expect, seat }).describe('Take your last decision back'),
  z.object({ do: z.literal('redo'), ...asked, expect, seat }).describe('Make it after all'),
  z
    .object({ do: z.literal('leave'), ...asked, seat })
    .describe('Get up: before the start the seat is free again, later a bot plays until you are back'),
  z.object({ do: z.literal('back'), ...asked, seat }).describe('Take your seat back from the bot'),
  z.object({ do: z.literal('resign'), ...asked, seat }).describe('Give up: a bot plays to the end'),
  z
    .object({ do: z.literal('chat'), ...asked, text: saying })
    .describe('Say something to the table: those who hold a seat may, spectators read along'),
])
export type Command = z.infer<typeof Command>

/** What asks without changing anything. */
export const Query = z.discriminatedUnion('do', [
  z
    .object({
      do: z.literal('follow'),
      table: tableId,
      since: number.default(0).describe('The last number seen: what came later is told'),
      invite: z.string().max(64).optional(),
      language: z.enum(LANGUAGES).optional().describe('What to be told in, here and in refusals'),
    })
    .describe('Get the updates of a table, as the holder of a seat or as a spectator'),
  z.object({ do: z.literal('unfollow'), table: tableId }).describe('Get them no longer'),
  z
    .object({ do: z.literal('seen'), table: tableId, n: number })
    .describe('Everything up to this number has been looked at: the recap begins there'),
  z.object({ do: z.literal('hint'), ...asked, seat }).describe('What would a bot do?'),
  z
    .object({ do: z.literal('why'), ...asked, seat, move: z.string().max(200) })
    .describe('Why is this move not possible?'),
  z
    .object({ do: z.literal('look'), ...asked, n: number.describe('An entry of the log') })
    .describe('How did the table look, to one’s own eyes, after an earlier entry?'),
])
export type Query = z.infer<typeof Query>

/** Every message of a client. */
export const ClientMessage = z.discriminatedUnion('do', [...Command.options, ...Query.options])
export type ClientMessage = z.infer<typeof ClientMessage>

/** Why something was not done: a word for programs; the text beside it is for people. */
export const Reason = z.enum([
  'malformed',
  'unknown-table',
  'not-invited',
  'not-yours',
  'not-now',
  'not-allowed',
  'illegal',
  'stale',
  'try-again',
  'too-many',
])
export type Reason = z.infer<typeof Reason>

const Told = z.object({
  n: number.describe('The number of the update that told it'),
  kind: z.enum(['game', 'table', 'chat']),
  seat: seat.nullable().describe('Whose move or saying it was'),
  text: z.string(),
  event: z.unknown().optional().describe("The game's event, for animation and sound"),
})
export type Told = z.infer<typeof Told>

const SeatInfo = z.object({
  kind: z.enum(['open', 'invited', 'person', 'bot']),
  name: z.string(),
  bot: z.string().nullable().describe('The level of the bot that decides here now'),
  away: z.boolean().describe('A bot plays until the player is back'),
  resigned: z.boolean(),
})
export type SeatInfo = z.infer<typeof SeatInfo>

const Fairness = z.object({
  commitment: z.string().describe('SHA-256 that binds the table to its secret, published before any phrase'),
  phrases: z.array(z.string()).describe("The players' phrases, by seat; empty where none was given"),
  secret: z.string().nullable().describe('Shown when the game is over'),
})

const Standing = z.object({
  totals: z.array(z.number()),
  lines: z.array(
    z.object({ seat, what: z.string(), text: z.string(), points: z.number(), rule: z.string() }),
  ),
})

const ClockFace = z.object({
  at: z.number().describe("The host's time when this was true, in milliseconds"),
  seats: z.array(z.object({ left: z.number().describe('Milliseconds'), running: z.boolean() })),
})

/** A table as one pair of eyes sees it, with what happened since. */
export const Update = z.object({
  is: z.literal('update'),
  table: tableId,
  n: number.describe('Numbers grow by one with each entry of the table’s log'),
  since: number.describe('The story begins after this number'),
  seat: seat.nullable().describe('The seat whose eyes these are; null for spectators'),
  status: z.enum(['open', 'playing', 'over']),
  host: z.boolean().describe('May you start the game and change free seats?'),
  seats: z.array(SeatInfo),
  fair: Fairness,
  who: z.array(seat).describe('Who must act'),
  view: z.unknown().describe('All that these eyes may see; null before the start'),
  moves: z.array(z.object({ move: z.string(), text: z.string() })).describe('Everything this seat may do'),
  prompt: z.object({ text: z.string(), rule: z.string(), data: z.unknown() }).nullable(),
  may: z.object({ undo: z.boolean(), redo: z.boolean(), hint: z.boolean() }),
  story: z.array(Told),
  dropped: z.array(number).describe('Numbers told before and since taken back'),
  standing: Standing.nullable().describe('As far as these eyes may know'),
  result: z
    .object({ ended: z.string(), text: z.string(), scores: z.array(z.number()), ranks: z.array(z.number()) })
    .nullable(),
  clock: ClockFace.nullable(),
})
export type Update = z.infer<typeof Update>

/** Every message to a client. */
export const ServerMessage = z.discriminatedUnion('is', [
  z
    .object({
      is: z.literal('welcome'),
      table: tableId,
      game: z.string(),
      plan: Plan,
      seen: number.describe('What you had seen when you last looked: the recap begins there'),
    })
    .describe('The first answer to `follow`; an update comes next'),
  Update.describe('Something has changed'),
  z
    .object({ is: z.literal('done'), table: tableId, id: clientId, n: number })
    .describe('It is done and kept: the number it has in the log'),
  z
    .object({
      is: z.literal('refused'),
      table: tableId.optional(),
      id: clientId.optional(),
      reason: Reason,
      text: z.string(),
      rule: z.string().optional().describe('The section of the rules that forbids it'),
    })
    .describe('Nothing has changed, and why'),
  z
    .object({
      is: z.literal('present'),
      table: tableId,
      seats: z.array(z.boolean()),
      spectators: number,
    })
    .describe('Who is looking'),
  z
    .object({ is: z.literal('hint'), table: tableId, id: clientId, move: z.string(), text: z.string() })
    .describe('What a bot would do: the move in notation, and in words with the chance to win and why'),
  z
    .object({
      is: z.literal('why'),
      table: tableId,
      id: clientId,
      legal: z.boolean(),
      text: z.string(),
      rule: z.string(),
    })
    .describe('Why a move is not possible'),
  z
    .object({
      is: z.literal('past'),
      table: tableId,
      id: clientId,
      n: number,
      at: number
        .nullable()
        .describe('How many decisions of the record these are; null until the game is over'),
      view: z.unknown(),
      totals: z.array(z.number()),
    })
    .describe('How the table looked'),
  z.object({ is: z.literal('next'), table: tableId, to: tableId }).describe('The table of the rematch'),
  z.object({ is: z.literal('closing'), text: z.string() }).describe('The host stops: connect again'),
])
export type ServerMessage = z.infer<typeof ServerMessage>

export { name as PersonName }
