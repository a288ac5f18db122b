import type { Options, Seat, State } from '@pantheon/core'
import type { Tables } from './data/index.ts'
import { NO_DICE } from './dice.ts'
import type { QuestFrame, Scene, Turn } from './frames.ts'
import { campOf, type Place, TILES } from './map.ts'
import { HEROES, KINDS, REWARDS, type Rune, row, SECRETS, TEMPLES, type Temple, zeros } from './names.ts'

export type * from './frames.ts'

/** What no village token lies on. */
export const GONE = -2
/** A village token that nobody has seen: its rune is still in the bag. */
export const UNSEEN = -1
/** No piece, no player. */
export const NONE = -1

/** A position. Rows are indexed by seat, tile, rune or card, as their comments say. */
export interface World extends State<Scene, Tables> {
  /** Build turns need fewer Temples than artifacts (option). */
  earned: boolean
  /** By seat: the hero; by hero: the seat. */
  hero: number[]
  seatOf: Seat[]
  first: Seat
  active: Seat
  /** 1 to 10 in the Adventures, 11 to 15 for I to V. */
  marker: number
  /** Guardians have turned to side B. */
  sideB: boolean
  final: boolean

  /** By tile: GONE, UNSEEN or the rune; the seats that have looked (a set); a Temple (seat * 5 + kind). */
  village: number[]
  seen: number[]
  temple: number[]
  /** By tile: the god whose Guardian waits there. */
  guardian: number[]
  /** By tile: Fire tokens. */
  fire: number[]
  /** By rune: village tokens nobody has seen, and those out of the game. */
  bag: number[]
  lost: number[]
  sealed: boolean
  /** The rune of the Guardian on the Hill after a failed capture. */
  hillGuardian: Rune
  /** By deck: the tile of the Arena token, the hero on the mat, the owner of the token. */
  arenaTile: number[]
  arenaHero: Seat[]
  arenaOwner: Seat[]
  /** By deck: the Guardians waiting on the mat, from the top slot. */
  arenaFoes: number[][]

  /** By deck: gods in the deck, gods discarded (sets); gods put under, in order, and who knows them (sets). */
  gods: number[]
  godsGone: number[]
  under: number[]
  underBy: number[]
  /** By artifact: 1 on the market. By deck: 1 while the superartifact may be had. */
  market: number[]
  supers: number[]

  /** Reward deck as a multiset, its looked-at top and bottom with who knows them (sets), discards; Secret deck, discards. */
  rewards: number[]
  rewardTop: number[]
  rewardTopBy: number[]
  rewardUnder: number[]
  rewardUnderBy: number[]
  rewardsUsed: number[]
  secrets: number[]
  secretsUsed: number[]

  /** By seat. */
  hand: number[][]
  hidden: number[][]
  place: Place[]
  health: number[]
  vigour: number[]
  borrowed: number[]
  temples: number[][]
  villages: number[][]
  dark: number[]
  artifacts: number[][]
  sides: number[][]
  tired: number[][]
  missions: number[][]
  deeds: number[][]
  turns: number[]
  hiding: boolean[]
  aegis: boolean[]
  cursed: boolean[]
  fogged: boolean[]
  dolls: number[]
  token: number[]
  hillRounds: number[]
  darkHero: Seat

  /** This turn. `spent` is the set of kinds of Reward cards used, `powers` of abilities. */
  spent: number
  powers: number
  strength: number
  haste: number
  /** How often True aim was used. */
  aims: number
  built: boolean
  exchanged: boolean
  again: boolean
  passing: boolean
  farPath: boolean
  oracle: boolean
  shown: boolean
  fallen: boolean
  from: Place

  /** The Final battle. */
  contender: Seat
  monster: Rune
  monsterHealth: number
  monsterTokens: number
  /** The Path that broke the Seal; 4 is the Eclipse. */
  path: number
}

/** How far the deed of a Mission has got. */
export const DEED = { fresh: 0, open: 1, done: 2 } as const

/** The position before the first decision. */
export function setup(seats: number, options: Options, data: Tables): World {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const many = seats > 3 ? 1 : 0
  return {
    data,
    seats,
    frames: [{ at: 'pick', seat: 0, rolling: false }],
    who: 0,
    ended: '',
    earned: options.buildTurn === 'earned',
    hero: row(seats, NONE),
    seatOf: row(HEROES.length, NONE),
    first: NONE,
    active: NONE,
    marker: 1,
    sideB: false,
    final: false,
    village: row(TILES, UNSEEN),
    seen: zeros(TILES),
    temple: row(TILES, NONE),
    guardian: row(TILES, NONE),
    fire: zeros(TILES),
    bag: [...data.villages],
    lost: zeros(KINDS),
    sealed: true,
    hillGuardian: NONE,
    arenaTile: row(KINDS, NONE),
    arenaHero: row(KINDS, NONE),
    arenaOwner: row(KINDS, NONE),
    arenaFoes: Array.from({ length: KINDS }, (): number[] => []),
    gods: row(KINDS, (1 << KINDS) - 1),
    godsGone: zeros(KINDS),
    under: [],
    underBy: [],
    market: zeros(KINDS * KINDS),
    supers: row(KINDS, 1),
    rewards: data.rewards.map(card => card.copies + many * card.more),
    rewardTop: [],
    rewardTopBy: [],
    rewardUnder: [],
    rewardUnderBy: [],
    rewardsUsed: zeros(REWARDS.length),
    secrets: data.secrets.map(card => card.copies),
    secretsUsed: zeros(SECRETS.length),
    hand: each(() => zeros(REWARDS.length)),
    hidden: each(() => zeros(SECRETS.length)),
    place: row(seats, NONE),
    health: zeros(seats),
    vigour: zeros(seats),
    borrowed: zeros(seats),
    temples: each(() => zeros(TEMPLES.length)),
    villages: each(() => zeros(KINDS)),
    dark: zeros(seats),
    artifacts: each((): number[] => []),
    sides: each((): number[] => []),
    tired: each((): number[] => []),
    missions: each((): number[] => []),
    deeds: each((): number[] => []),
    turns: zeros(seats),
    hiding: new Array<boolean>(seats).fill(false),
    aegis: new Array<boolean>(seats).fill(false),
    cursed: new Array<boolean>(seats).fill(false),
    fogged: new Array<boolean>(seats).fill(false),
    dolls: zeros(seats),
    token: zeros(seats),
    hillRounds: zeros(seats),
    darkHero: NONE,
    spent: 0,
    powers: 0,
    strength: 0,
    haste: 0,
    aims: 0,
    built: false,
    exchanged: false,
    again: false,
    passing: false,
    farPath: false,
    oracle: false,
    shown: false,
    fallen: false,
    from: NONE,
    contender: NONE,
    monster: NONE,
    monsterHealth: 0,
    monsterTokens: 0,
    path: NONE,
  }
}

/** The hero card of a seat. */
export const heroOf = (s: World, seat: Seat) => s.data.heroes[s.hero[seat]]

/** The camp of a seat's hero. */
export const homeOf = (s: World, seat: Seat): Place => campOf(s.hero[seat])

/** The deck of a god or an ordinary artifact. */
export const deckOf = (card: number): Rune =>
  card >= KINDS * KINDS ? card - KINDS * KINDS : Math.floor(card / KINDS)

/** The first superartifact; the others follow in the order of the decks. */
export const FIRST_SUPER = KINDS * KINDS

/** The seat that comes after this one: the camps go clockwise. */
export function after(s: World, seat: Seat): Seat {
  let hero = s.hero[seat]
  do hero = (hero + 1) % HEROES.length
  while (s.seatOf[hero] < 0)
  return s.seatOf[hero]
}

/** The frame of the running turn. */
export function turnOf(s: World): Turn {
  const frame = s.frames[1]
  if (frame?.at !== 'turn') throw new Error('no turn is running')
  return frame
}

/** Who owns a Temple, and of which kind it is. */
export const templeOwner = (code: number): Seat => Math.floor(code / TEMPLES.length)
/** The kind of a Temple on a tile. */
export const templeKind = (code: number): Temple => code % TEMPLES.length
/** A Temple of that seat and kind, as it lies on a tile. */
export const templeCode = (seat: Seat, kind: Temple): number => seat * TEMPLES.length + kind

/** A fresh quest. */
export const newQuest = (seat: Seat, god: number, rolls: number): QuestFrame => ({
  at: 'quest',
  seat,
  god,
  stage: 'roll',
  dice: NO_DICE,
  kept: NO_DICE,
  made: 0,
  left: rolls,
  added: zeros(KINDS),
  nudged: [0, 0],
})
