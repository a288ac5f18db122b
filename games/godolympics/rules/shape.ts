import { WHOLE } from './cards.ts'
import { ABILITIES, BONUSES, GAINS, GODS, MYTHOLOGIES } from './names.ts'
import { ALL_EYES, type GodFrame, type GodState } from './state.ts'
import { MOST_TRACE } from './traces.ts'

/** Refuses a position: says which law it breaks. */
export function fail(law: string): never {
  throw new Error(`godolympics: ${law}`)
}

type Test = (value: unknown) => boolean

const isOneOf =
  (...words: readonly string[]): Test =>
  value =>
    typeof value === 'string' && words.includes(value)
const isFlag: Test = value => typeof value === 'boolean'
const isFrom =
  (min: number, max: number): Test =>
  value =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
const isList =
  (item: Test, length = -1): Test =>
  value =>
    Array.isArray(value) && (length < 0 || value.length === length) && value.every(item)

const isCount = isFrom(0, 1_000_000)
const isSeat = isFrom(0, 4)
const isSeats = isFrom(0, 31)
const isCard = isFrom(0, GODS.length - 1)
const isMythology = isFrom(-1, MYTHOLOGIES.length - 1)
const isCards = isList(isFrom(0, WHOLE), MYTHOLOGIES.length)
const isBonus = isFrom(-1, BONUSES.length - 1)
const isBonuses = isFrom(0, 2 ** BONUSES.length - 1)
const isEyes = isFrom(0, ALL_EYES)
const isAbility = isFrom(0, ABILITIES.length - 1)
const isHow = isFrom(0, 2)
const isTrace = isFrom(0, MOST_TRACE)

/** The fields of each kind of frame. */
const FRAMES: { readonly [K in GodFrame['at']]: Readonly<Record<string, Test>> } = {
  day: {
    stage: isOneOf('morning', 'rounds', 'goals', 'diplomacy', 'night'),
    order: isList(isSeat),
    index: isFrom(0, 5),
  },
  assign: {},
  draw: { seat: isSeat, left: isCount },
  appoint: { seat: isFrom(0, 5) },
  exchange: { aside: isList(isCards), asked: isList(isCount) },
  shuffle: {},
  lot: {},
  round: {},
  open: {},
  turn: { seat: isSeat },
  war: { seat: isSeat, how: isHow },
  deed: {
    stage: isOneOf('ability', 'bonus', 'personal', 'draw'),
    seat: isSeat,
    card: isCard,
    how: isHow,
    triggered: isFlag,
  },
  trigger: { seat: isSeat, ability: isAbility },
  target: { seat: isSeat, ability: isAbility },
  take: { seat: isSeat, from: isSeat, ability: isAbility },
  give: { seat: isSeat, to: isSeat, taken: isCard },
  bury: { seat: isSeat, left: isCount, buried: isCount, draws: isFlag },
  peek: { seat: isSeat, bonus: isFlag, count: isCount, placed: isFrom(-1, GODS.length) },
  insight: { seat: isSeat, other: isSeat },
  flood: { seat: isSeat, left: isSeats },
  gift: { seat: isSeat, card: isBonus },
  personal: { seat: isSeat },
  tally: {
    stage: isOneOf('revive', 'step', 'bonus', 'personal', 'late'),
    winner: isSeat,
    card: isCard,
    index: isSeat,
    love: isFlag,
    war: isFlag,
    again: isFlag,
    behind: isFlag,
    late: isList(isCount),
  },
  revive: { seat: isSeat, index: isSeat },
}

/** The fields of the state itself. */
const fields = (seats: number): Readonly<Record<string, Test>> => ({
  who: isFrom(-1, 31),
  ended: isOneOf('', 'finish', 'sunset'),
  arcade: isFlag,
  exchange: isFlag,
  chosen: isFlag,
  warAlways: isFlag,
  days: isFrom(1, 100),
  finish: isCount,
  mythologies: isList(isMythology, seats),
  third: isMythology,
  day: isCount,
  round: isCount,
  leader: isSeat,
  top: isList(isCard),
  deck: isCards,
  bottom: isList(isCard),
  hands: isList(isCards, seats),
  stacks: isList(isCards, seats),
  discard: isCards,
  bank: isList(isCard),
  up: isSeats,
  triggered: isSeats,
  crown: isFrom(-1, 4),
  silencer: isFrom(-1, 4),
  traces: isList(isTrace),
  folds: isList(isCount),
  seen: isList(isEyes, GODS.length),
  foretold: isList(isFrom(0, BONUSES.length - 1)),
  pool: isBonuses,
  used: isBonuses,
  bonus: isBonus,
  goals: isBonuses,
  personal: isList(isBonuses, seats),
  fresh: isBonuses,
  bonusSeen: isList(isEyes, BONUSES.length),
  envoys: isList(isMythology, seats),
  envoySeen: isList(isEyes, seats),
  tiles: isList(isCount, seats),
  shortcuts: isList(isCount, seats),
  spent: isList(isList(isCount), seats),
  gains: isList(isList(isFrom(-1000, 1000), GAINS.length), seats),
})

const FIELDS = new Map([2, 3, 4, 5].map(seats => [seats, Object.entries(fields(seats))]))
const FRAME_FIELDS = new Map(Object.entries(FRAMES).map(([at, tests]) => [at, Object.entries(tests)]))

/** Refuses a position from outside that is not made of the right parts. */
export function checkShape(s: GodState): void {
  const tests = FIELDS.get(s.seats)
  if (tests === undefined) fail(`expected 2 to 5 seats, not ${s.seats}`)
  for (const [field, test] of tests)
    if (!test(Reflect.get(s, field))) fail(`the field "${field}" is missing or malformed`)
  if (!Array.isArray(s.frames)) fail('the field "frames" is missing or malformed')
  for (const frame of s.frames as readonly unknown[]) checkFrame(frame)
}

function checkFrame(frame: unknown): void {
  if (typeof frame !== 'object' || frame === null || !('at' in frame)) fail('a frame is malformed')
  const tests = FRAME_FIELDS.get(String(frame.at))
  if (tests === undefined) fail(`unknown frame "${frame.at}"`)
  for (const [field, test] of tests)
    if (!test(Reflect.get(frame, field))) fail(`frame "${frame.at}": "${field}" is missing or malformed`)
}
