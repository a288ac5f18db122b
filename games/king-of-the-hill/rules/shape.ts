/** What a stored position must look like, before its laws can be checked at all. */
import { DICE_WORDS } from './dice.ts'
import { PLACES, TILES } from './map.ts'
import { HEROES, KINDS, REWARDS, SECRETS, TEMPLES } from './names.ts'
import { type Scene, setup, type World } from './state.ts'

type Range = readonly [least: number, most: number]

const MANY = 1000
const GOD: Range = [-1, KINDS * KINDS - 1]
const RUNE: Range = [-1, KINDS - 1]
const COUNT: Range = [0, MANY]
const SEAT: Range = [-1, HEROES.length - 1]
const DICE: Range = [0, DICE_WORDS.length - 1]
const SET: Range = [0, 63]

/** The numbers each field may hold, whether alone, in a row or in rows of rows; those not named are counts. */
const RANGES: Readonly<Record<string, Range>> = {
  who: [-1, 31],
  hero: [-1, HEROES.length - 1],
  seatOf: SEAT,
  first: SEAT,
  active: SEAT,
  marker: [1, 20],
  village: [-2, KINDS - 1],
  seen: [0, 31],
  temple: [-1, HEROES.length * TEMPLES.length - 1],
  guardian: GOD,
  hillGuardian: RUNE,
  arenaTile: [-1, TILES - 1],
  arenaHero: SEAT,
  arenaOwner: SEAT,
  arenaFoes: RUNE,
  gods: SET,
  godsGone: SET,
  under: [0, KINDS * KINDS - 1],
  underBy: SET,
  market: [0, 1],
  supers: [0, 1],
  rewardTop: [0, REWARDS.length - 1],
  rewardUnder: [0, REWARDS.length - 1],
  place: [-1, PLACES - 1],
  artifacts: [0, KINDS * KINDS + KINDS - 1],
  sides: [0, 1],
  tired: [0, 1],
  missions: [0, KINDS * KINDS - 1],
  deeds: [0, 2],
  darkHero: SEAT,
  spent: [0, 1 << REWARDS.length],
  powers: [0, 1 << 20],
  from: [-1, PLACES - 1],
  contender: SEAT,
  monster: RUNE,
  path: [-1, 4],
}

/** Rows whose length changes in play. */
const LOOSE = new Set([
  'under',
  'underBy',
  'rewardTop',
  'rewardTopBy',
  'rewardUnder',
  'rewardUnderBy',
  'arenaFoes',
  'artifacts',
  'sides',
  'tired',
  'missions',
  'deeds',
])

type Kind = Range | 'flag' | readonly string[] | readonly ['row', Range]

const ROW = (range: Range): readonly ['row', Range] => ['row', range]
const seat: Range = [0, HEROES.length - 1]
const card: Range = [-1, SECRETS.length - 1]
const tile: Range = [0, TILES - 1]

/** The fields of each kind of frame. */
const FRAMES: Readonly<Record<Scene['at'], Readonly<Record<string, Kind>>>> = {
  pick: { seat, rolling: 'flag' },
  first: {},
  turns: {},
  turn: {
    seat,
    stage: [
      'start',
      'wake',
      'load',
      'route',
      'open',
      'scouted',
      'arrive',
      'discover',
      'village',
      'build',
      'excess',
      'rest',
      'march',
      'face',
      'rule',
      'end',
    ],
    scouts: COUNT,
    rune: RUNE,
    market: 'flag',
  },
  draw: { seat, rewards: COUNT, secrets: COUNT },
  reveal: { seat: SEAT, tile },
  meet: { seat, deck: [0, KINDS - 1], want: [1, 2], drawn: ROW([0, KINDS * KINDS - 1]) },
  quest: {
    seat,
    god: [0, KINDS * KINDS - 1],
    stage: ['roll', 'ask', 'nudge', 'choose'],
    dice: DICE,
    kept: DICE,
    made: COUNT,
    left: COUNT,
    added: ROW(COUNT),
    nudged: ROW(COUNT),
  },
  battle: {
    seat,
    foe: ['guardian', 'monster', 'contender', 'hero'],
    stage: ['before', 'roll', 'rage', 'after', 'keep', 'hurt', 'answer', 'check', 'counter', 'bury'],
    rune: [0, KINDS - 1],
    rival: SEAT,
    sideB: 'flag',
    health: COUNT,
    opening: 'flag',
    silenced: 'flag',
    count: [0, 5],
    dice: DICE,
    kept: DICE,
    bolt: COUNT,
    doubled: 'flag',
    mighty: 'flag',
    mightyUsed: 'flag',
    forced: ['none', 'hit', 'critical', 'strike'],
    rage: [-1, 4],
    evaded: 'flag',
  },
  arena: {
    seat,
    deck: [0, KINDS - 1],
    stage: ['setup', 'target', 'roll', 'assign', 'answers'],
    waits: 'flag',
    sideB: 'flag',
    foes: ROW([0, KINDS - 1]),
    slots: ROW([0, 2]),
    evaded: [0, 7],
    target: [-1, 2],
    struck: 'flag',
    drunk: 'flag',
    dice: DICE,
    next: [0, 3],
  },
  react: { seat, card, on: [-1, TILES - 1], by: seat, answers: ROW([-1, 1]), count: COUNT },
  prophet: { seat, owner: seat },
  faith: { seat, tile },
  mirage: { seat, first: [-1, TILES - 1], second: [-1, TILES - 1] },
  horn: { seat, card },
  comb: { seat, want: COUNT, cards: ROW([0, REWARDS.length - 1]) },
  spy: { seat, owner: seat },
  barter: { seat, owner: seat },
  wind: { seat, blown: seat },
  glove: { seat, owner: seat },
  brink: { seat },
  tablet: { seat },
  excess: { seat, sale: 'flag', most: COUNT },
  pay: { seat, what: ['rewards', 'secrets', 'artifact'], left: COUNT },
  control: {
    seat,
    by: seat,
    stage: ['move', 'aim', 'roll', 'bury'],
    rival: SEAT,
    dice: DICE,
  },
  disarm: { seat, by: seat },
}

/** A fresh position of the last table checked, to compare with. */
let modelled: World | null = null

/** Throws, naming the place, if the position does not have the shape of one. */
export function checkShape(s: World): void {
  if (!Number.isInteger(s.seats) || s.seats < 2 || s.seats > HEROES.length)
    throw new Error(`seats: expected 2 to ${HEROES.length}, not ${s.seats}`)
  if (modelled?.seats !== s.seats || modelled.data !== s.data) modelled = setup(s.seats, {}, s.data)
  const model = modelled as unknown as Record<string, unknown>
  const given = s as unknown as Record<string, unknown>
  for (const key of Object.keys(model))
    if (key !== 'data' && key !== 'frames') like(key, model[key], given[key], RANGES[key] ?? COUNT)
  if (!Array.isArray(s.frames)) throw new Error('frames: expected a list')
  s.frames.forEach((frame, i) => {
    checkFrame(s, frame, `frame ${i}`)
  })
}

function like(key: string, model: unknown, given: unknown, range: Range): void {
  if (Array.isArray(model)) {
    if (!Array.isArray(given)) throw new Error(`${key}: expected a list`)
    const loose = LOOSE.has(key) && !Array.isArray(model[0])
    if (!loose && given.length !== model.length)
      throw new Error(`${key}: expected ${model.length} entries, not ${given.length}`)
    if (loose || typeof model[0] === 'number')
      for (let i = 0; i < given.length; i++) within(key, given[i], range)
    else for (let i = 0; i < given.length; i++) like(key, model[i], given[i], range)
  } else if (typeof given !== typeof model) throw new Error(`${key}: expected a ${typeof model}`)
  else if (typeof given === 'number') within(key, given, range)
}

function within(path: string, given: unknown, range: Range): void {
  const [least, most] = range
  if (typeof given !== 'number' || !Number.isInteger(given) || given < least || given > most)
    throw new Error(`${path}: expected a whole number from ${least} to ${most}, not ${given}`)
}

const isRow = (kind: Kind): kind is readonly ['row', Range] => Array.isArray(kind) && kind[0] === 'row'
const isRange = (kind: Kind): kind is Range => Array.isArray(kind) && typeof kind[0] === 'number'

function checkFrame(s: World, frame: Scene, path: string): void {
  const fields = FRAMES[frame?.at]
  if (fields === undefined) throw new Error(`${path}: unknown frame "${frame?.at}"`)
  const given = frame as unknown as Record<string, unknown>
  for (const key in fields)
    try {
      checkField(s, fields[key], given[key])
    } catch (error) {
      throw new Error(`${path}.${key} of ${frame.at}: ${error instanceof Error ? error.message : error}`)
    }
}

function checkField(s: World, kind: Kind, value: unknown): void {
  if (kind === 'flag') {
    if (typeof value !== 'boolean') throw new Error('expected true or false')
  } else if (isRow(kind)) {
    if (!Array.isArray(value)) throw new Error('expected a list')
    for (const item of value) within('entry', item, kind[1])
  } else if (isRange(kind)) {
    within('value', value, kind)
    if ((kind === seat || kind === SEAT) && Number(value) >= s.seats) throw new Error(`no seat ${value} here`)
  } else if (!kind.includes(String(value)))
    throw new Error(`expected one of ${kind.join(', ')}, not ${value}`)
}
