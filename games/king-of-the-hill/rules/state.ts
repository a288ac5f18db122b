import { begin, type Options, type Seat, type State } from '@pantheon/core'
import type { Tables } from './data/index.ts'
import { type Dice, NO_DICE } from './dice.ts'
import { campOf, type Place, TILES } from './map.ts'
import { HEROES, KINDS, REWARDS, type Rune, row, SECRETS, TEMPLES, type Temple, zeros } from './names.ts'

/** Where a turn stands: what its player is asked, or what happens next. */
export type Stage =
  | 'start'
  | 'wake'
  | 'load'
  | 'route'
  | 'open'
  | 'scouted'
  | 'arrive'
  | 'discover'
  | 'village'
  | 'build'
  | 'excess'
  | 'rest'
  | 'march'
  | 'face'
  | 'rule'
  | 'end'

/** Whom a hero fights. */
export type Foe = 'guardian' | 'monster' | 'contender' | 'hero'

/** A player takes a hero. */
export type Pick = { at: 'pick'; seat: Seat; rolling: boolean }
/** A hero die says who begins. */
export type First = { at: 'first' }
/** Whose turn comes next; always the lowest frame after the set-up. */
export type Turns = { at: 'turns' }
/** One turn; always the second frame. */
export type Turn = { at: 'turn'; seat: Seat; stage: Stage; scouts: number; rune: Rune; market: boolean }
/** Cards to be drawn. */
export type Draw = { at: 'draw'; seat: Seat; rewards: number; secrets: number }
/** A face-down village is looked at by one seat, or (-1) turned over for all. */
export type Reveal = { at: 'reveal'; seat: Seat; tile: Place }
/** A god is drawn; with the Oracle two, of whom one is kept. */
export type Meet = { at: 'meet'; seat: Seat; deck: Rune; want: number; drawn: number[] }
/** A rune quest. `left` rolls remain; `added` are runes from cards. */
export type QuestFrame = {
  at: 'quest'
  seat: Seat
  god: number
  stage: 'roll' | 'ask' | 'nudge' | 'choose'
  dice: Dice
  kept: Dice
  made: number
  left: number
  added: number[]
  /** How often Broken Tusk and Reader of runes were used. */
  nudged: number[]
}
/** A Battle against a Guardian, or one attack in the Final battle. */
export type Battle = {
  at: 'battle'
  seat: Seat
  foe: Foe
  stage: 'before' | 'roll' | 'rage' | 'after' | 'keep' | 'hurt' | 'answer' | 'check' | 'counter' | 'bury'
  /** The rune that matters besides the hero's own. */
  rune: Rune
  /** The hero attacked; -1 against Guardian and Monster. */
  rival: Seat
  sideB: boolean
  health: number
  opening: boolean
  silenced: boolean
  /** How many dice are to be rolled; what they and the kept ones show. */
  count: number
  dice: Dice
  kept: Dice
  bolt: number
  doubled: boolean
  mighty: boolean
  mightyUsed: boolean
  forced: 'none' | 'hit' | 'critical' | 'strike'
  rage: number
  evaded: boolean
}
/** An Arena fight, or its set-up. */
export type Arena = {
  at: 'arena'
  seat: Seat
  deck: Rune
  stage: 'setup' | 'target' | 'roll' | 'assign' | 'answers'
  /** The turn ends after the set-up. */
  waits: boolean
  sideB: boolean
  foes: number[]
  /** 0 starting slot, 1 NO ABILITY, 2 dead. */
  slots: number[]
  evaded: number
  target: number
  struck: boolean
  drunk: boolean
  dice: Dice
  next: number
}
/** A Secret card is announced, and the others are asked for a Doppelganger. `chain` players have paid one. */
export type React = {
  at: 'react'
  seat: Seat
  card: number
  /** The hero's seat or the tile it is aimed at; -1 for none. */
  on: number
  by: Seat
  answers: number[]
  count: number
}
/** False Prophet: which bonus of that player's active Temples. */
export type Prophet = { at: 'prophet'; seat: Seat; owner: Seat }
/** New Faith: which Temple of one's own. */
export type Faith = { at: 'faith'; seat: Seat; tile: Place }
/** Mirage: two villages are looked at and may be switched. */
export type Mirage = { at: 'mirage'; seat: Seat; first: Place; second: Place }
/** Gjallarhorn: the top Reward card is looked at. */
export type Horn = { at: 'horn'; seat: Seat; card: number }
/** Comb of Sedna: some top Reward cards are looked at. */
export type Comb = { at: 'comb'; seat: Seat; want: number; cards: number[] }
/** Spy: a hand lies open to one player. */
export type Spy = { at: 'spy'; seat: Seat; owner: Seat }
/** Barter: which two artifacts change hands. */
export type Barter = { at: 'barter'; seat: Seat; owner: Seat }
/** Bag of Winds: where the hero is blown. */
export type Wind = { at: 'wind'; seat: Seat; blown: Seat }
/** Thief's Glove and Gusli: a random card changes hands. */
export type Glove = { at: 'glove'; seat: Seat; owner: Seat }
/** Health is at 0: the Gate of Helheim may save. */
export type Brink = { at: 'brink'; seat: Seat }
/** Tablet of Destinies: does the Dark rune move the marker? */
export type Tablet = { at: 'tablet'; seat: Seat }
/** More artifacts than `most`. `sale`: one must be sold if it can be. */
export type Excess = { at: 'excess'; seat: Seat; sale: boolean; most: number }
/** The price of a Mission. */
export type Pay = { at: 'pay'; seat: Seat; what: 'rewards' | 'secrets' | 'artifact'; left: number }
/** Mind control: the Contender moves a hero and attacks with him. */
export type Control = {
  at: 'control'
  seat: Seat
  by: Seat
  stage: 'move' | 'aim' | 'roll' | 'bury'
  rival: Seat
  dice: Dice
}
/** The Contender takes an artifact from the attacker. */
export type Disarm = { at: 'disarm'; seat: Seat; by: Seat }

/** Everything that can be going on. */
export type Scene =
  | Pick
  | First
  | Turns
  | Turn
  | Draw
  | Reveal
  | Meet
  | QuestFrame
  | Battle
  | Arena
  | React
  | Prophet
  | Faith
  | Mirage
  | Horn
  | Comb
  | Spy
  | Barter
  | Wind
  | Glove
  | Brink
  | Tablet
  | Excess
  | Pay
  | Control
  | Disarm

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
    ...begin<Scene, Tables>(data, seats, { at: 'pick', seat: 0, rolling: false }),
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
