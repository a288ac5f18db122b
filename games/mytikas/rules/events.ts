import type { Event, Refusal, Seat } from '@pantheon/core'
import type { Goods } from './data.ts'
import type { CardName, PIECES } from './names.ts'

type Told = Event &
  (
    | { key: 'first'; seat: Seat }
    | { key: 'dealt'; seat: Seat; card: number }
    | { key: 'kept'; cards: readonly number[] }
    | { key: 'flipped'; card: number }
    | { key: 'turn'; seat: Seat; turn: number }
    | { key: 'went'; seat: Seat; area: number }
    | { key: 'idle'; seat: Seat }
    | { key: 'card'; seat: Seat; card: number }
    | { key: 'smelted'; seat: Seat; resource: number; level: number }
    | { key: 'burnt'; seat: Seat; gave: number; got: number }
    | { key: 'gave'; seat: Seat; resource: number; level: number }
    | { key: 'shifted'; seat: Seat; resource: number; from: number; to: number }
    | { key: 'refined'; seat: Seat; resource: number; from: number }
    | { key: 'produced'; seat: Seat; goods: readonly number[]; level: number }
    | { key: 'raised'; seat: Seat; slot: number; level: number }
    | { key: 'took'; seat: Seat; n: number }
    | { key: 'favored'; seat: Seat; god: number }
    | { key: 'robbed'; seat: Seat; god: number; victim: Seat }
    | { key: 'bought'; seat: Seat; level: number }
    | { key: 'offered'; seat: Seat; card: number; n: number }
    | { key: 'stole'; seat: Seat; card: number; n: number; victim: Seat }
    | { key: 'locked'; seat: Seat; card: number; value: number }
    | { key: 'followed'; seat: Seat; payment: number; area: number }
    | { key: 'passed'; seat: Seat }
    | { key: 'ending'; seat: Seat; why: string }
    | { key: 'over'; why: string }
  )

/** What happens in Mytikas, as it is told. */
export type MytikasEvent = Told

/** What players are asked. */
export type Question =
  | { key: 'ask.keep' }
  | { key: 'ask.patron' }
  | { key: 'ask.depart' }
  | { key: 'ask.burn'; left: number }
  | { key: 'ask.end' }
  | { key: 'ask.follow'; area: number; active: Seat }
  | { key: 'ask.cities'; level: number; choices: readonly Goods[] }
  | { key: 'ask.produce'; choices: readonly Goods[] }
  | { key: 'ask.extra' }
  | { key: 'ask.build'; temples: boolean }
  | { key: 'ask.take'; n: number }
  | { key: 'ask.favor'; left: number }
  | { key: 'ask.buy' }
  | { key: 'ask.lift'; left: number; refine: boolean }
  | { key: 'ask.shift'; left: number }
  | { key: 'ask.offer'; take: number }
  | { key: 'ask.place'; card: number; least: number; most: number }

type Lack = { resource: number; level: number; need: number; have: number }

/** Why something cannot be done. */
export type No = Refusal &
  (
    | { key: 'no.now' }
    | { key: 'no.card-held'; card: number }
    | { key: 'no.favor-taken'; god: number }
    | { key: 'no.own-area' }
    | { key: 'no.own-god'; god: number }
    | { key: 'no.occupied'; seat: Seat }
    | { key: 'no.effect'; area: number }
    | { key: 'no.card-works'; card: number }
    | { key: 'no.card-once'; card: number }
    | ({ key: 'no.cubes' } & Lack)
    | { key: 'no.cubes-in-all'; need: number; have: number }
    | { key: 'no.downward' }
    | { key: 'no.same-level' }
    | { key: 'no.summit' }
    | { key: 'no.strands' }
    | { key: 'no.wrong-piece'; temples: boolean }
    | { key: 'no.slot-built'; slot: number }
    | { key: 'no.level-token'; level: number }
    | { key: 'no.pile-full'; god: number }
    | { key: 'no.pile-empty'; god: number }
    | { key: 'no.victim'; god: number; seat: Seat }
    | { key: 'no.not-produced'; resource: number }
    | { key: 'no.reserve'; need: number; have: number }
    | { key: 'no.card-hidden'; card: number }
    | { key: 'no.card-locked'; card: number }
    | { key: 'no.too-few'; least: number }
    | { key: 'no.too-many'; most: number }
    | { key: 'no.payment'; payment: number }
    | { key: 'no.same-action' }
    | { key: 'no.follow-idle' }
    | { key: 'no.must-act' }
  )

/** Score lines, endings and the rest of what the catalogue holds. */
export type Heading =
  | { key: `score.${(typeof PIECES)[number]}` }
  | { key: `score.${CardName}` }
  | { key: 'levels' }
  | { key: 'locks' }
  | { key: 'built' }

/** Every message of Mytikas. */
export type Saying = MytikasEvent | Question | No | Heading
