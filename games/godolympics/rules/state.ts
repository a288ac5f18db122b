import { begin, type Options, type Seat, type State, type Who } from '@pantheon/core'
import { type Card, type Cards, MYTHOLOGY_OF, noCards } from './cards.ts'
import type { GodData } from './data.ts'
import { ABILITIES, type Ability, BONUSES, GAINS, GODS, GODS_EACH } from './names.ts'
import { type Tables, tablesOf } from './tables.ts'

/** The Day: its morning, its rounds, the steps of its evening (in `order`, read when a stage begins), the night. */
export type Day = {
  at: 'day'
  stage: 'morning' | 'rounds' | 'goals' | 'diplomacy' | 'night'
  order: Seat[]
  index: number
}
/** Players get their mythologies, then a duel its third. */
export type Assign = { at: 'assign' }
/** A seat draws `left` god cards. */
export type Draw = { at: 'draw'; seat: Seat; left: number }
/** Diplomacy cards are dealt, seat by seat. */
export type Appoint = { at: 'appoint'; seat: Seat }
/** All decide at once, card by card in the order of their hands; `asked` counts each seat's decisions. */
export type Exchange = { at: 'exchange'; aside: Cards[]; asked: number[] }
/** The cards under the Gods deck are shuffled in. */
export type Shuffle = { at: 'shuffle' }
/** The first player is drawn. */
export type Lot = { at: 'lot' }
/** One lap of turns. */
export type Round = { at: 'round' }
/** The round's Bonus card is opened or replaced. */
export type Open = { at: 'open' }
/** A seat plays or folds a card. */
export type Turn = { at: 'turn'; seat: Seat }
/** The last card of the bank needs LIFE to stay on top. */
export type War = { at: 'war'; seat: Seat; how: number }
/** What follows a card laid on top: its ability, bonuses, the draw. `how` it defeated the card below. */
export type Deed = {
  at: 'deed'
  stage: 'ability' | 'bonus' | 'personal' | 'draw'
  seat: Seat
  card: Card
  how: number
  triggered: boolean
}
/** Trigger the ability of the god just laid, or not. */
export type Trigger = { at: 'trigger'; seat: Seat; ability: number }
/** Whom the ability strikes. */
export type Target = { at: 'target'; seat: Seat; ability: number }
/** Chance takes a card from the hand (CHARM) or the Stack of `from`. */
export type Take = { at: 'take'; seat: Seat; from: Seat; ability: number }
/** CHARM: a card goes back, not the one taken. */
export type Give = { at: 'give'; seat: Seat; to: Seat; taken: Card }
/** Hand cards go under the Gods deck; `draws` says whether as many are drawn afterwards. */
export type Bury = { at: 'bury'; seat: Seat; left: number; buried: number; draws: boolean }
/** A seat looks at the top `count` cards of the Gods deck or the Bonus deck; `placed` are in their new order. */
export type Peek = { at: 'peek'; seat: Seat; bonus: boolean; count: number; placed: number }
/** INSIGHT: exchange Diplomacy cards with `other`, or not. */
export type Insight = { at: 'insight'; seat: Seat; other: Seat }
/** FLOOD: the seats still to be pushed back. */
export type Flood = { at: 'flood'; seat: Seat; left: Who }
/** A seat draws a personal Bonus card; in Arcade it then says whether it lays out `card`. */
export type Gift = { at: 'gift'; seat: Seat; card: number }
/** The holder of personal Bonus cards may use one that the deed or victory in the frame below fulfils. */
export type Personal = { at: 'personal'; seat: Seat }
/** The end of a round. `late` holds pairs of seat and ability that still bring steps. */
export type Tally = {
  at: 'tally'
  stage: 'revive' | 'step' | 'bonus' | 'personal' | 'late'
  winner: Seat
  card: Card
  index: number
  love: boolean
  war: boolean
  again: boolean
  behind: boolean
  late: number[]
}
/** RESURRECTION: the seat may take bank card `index` back for one of its hand. */
export type Revive = { at: 'revive'; seat: Seat; index: number }

/** What can be going on. */
export type GodFrame =
  | (Day | Assign | Draw | Appoint | Exchange | Shuffle | Lot | Round | Open | Turn | War | Deed | Trigger)
  | (Target | Take | Give | Bury | Peek | Insight | Flood | Gift | Personal | Tally | Revive)

/** A position. God cards and Bonus cards are numbers into `GODS` and `BONUSES`; mythologies into `MYTHOLOGIES`. */
export interface GodState extends State<GodFrame, GodData> {
  readonly arcade: boolean
  readonly exchange: boolean
  readonly chosen: boolean
  readonly warAlways: boolean
  readonly days: number
  readonly finish: number

  /** Each seat's mythology, -1 until assigned; `third` is a duel's, -1 in other games. */
  mythologies: number[]
  third: number
  day: number
  round: number
  /** The first player of the round: the winner of the last one. */
  leader: Seat

  /** The Gods deck: cards on top that someone looked at, the unseen rest, and cards put under it. */
  top: Card[]
  deck: Cards
  bottom: Card[]
  hands: Cards[]
  stacks: Cards[]
  discard: Cards
  /** The bank in order of play: card `i` was played by the `i`-th seat from the leader. */
  bank: Card[]
  /** Which bank cards lie face up, and which of them triggered their ability, as bits. */
  up: number
  triggered: number
  /** The place in the bank of the card on top, -1 before the first. */
  crown: number
  /** Who silenced the others this round, or -1. */
  silencer: Seat
  /** What everybody did in this Day's turns, for all to remember: see traces.ts. */
  traces: number[]
  /** What was folded in them, and the eyes that have seen it since the bank was won: see traces.ts. */
  folds: number[]
  /** For each god card the eyes that know where it is: a bit a seat, and one for all the world. */
  seen: number[]

  /** The Bonus deck: cards on top that someone looked at, and the unseen rest. Sets of Bonus cards are bits. */
  foretold: number[]
  pool: number
  used: number
  /** The round's Bonus card, or -1. */
  bonus: number
  /** The Endgame cards lying open. */
  goals: number
  personal: number[]
  /** Personal cards drawn since the last god was laid (ruling G35). */
  fresh: number
  bonusSeen: number[]

  /** Each seat's Diplomacy card, and the eyes that know it. */
  envoys: number[]
  envoySeen: number[]

  /** Each counter's tile, the tile its shortcut leads to (0: none), and the +/- tiles it has used up. */
  tiles: number[]
  shortcuts: number[]
  spent: number[][]
  /** `gains[seat][i]`: tiles gained from source `i` of `GAINS`; they add up to the seat's tile. */
  gains: number[][]
}

/** The eyes of someone without a seat, in `seen`: what they know is known to all. */
export const WORLD = 1 << 5

/** Everybody's eyes. */
export const ALL_EYES = (1 << 6) - 1

function perSeat<T>(seats: number, make: () => T): T[] {
  const list: T[] = []
  for (let seat = 0; seat < seats; seat++) list.push(make())
  return list
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0)

/** The position before the first decision. */
export function setup(seats: number, options: Options, data: GodData): GodState {
  const first = begin<GodFrame, GodData>(data, seats, { at: 'day', stage: 'morning', order: [], index: 0 })
  // One literal with all fields, not a spread: states are then laid out flat, and faster to make and to work on.
  return {
    data: first.data,
    seats: first.seats,
    frames: first.frames,
    who: first.who,
    ended: first.ended,
    arcade: options.scenario === 'arcade',
    exchange: options.exchange === true,
    chosen: options.mythologies === 'chosen',
    warAlways: options.warDraw === 'all',
    days: Number(options.days),
    finish: data.finish[seats - 2],
    mythologies: perSeat(seats, () => -1),
    third: -1,
    day: 0,
    round: 0,
    leader: 0,
    top: [],
    deck: noCards(),
    bottom: [],
    hands: perSeat(seats, noCards),
    stacks: perSeat(seats, noCards),
    discard: noCards(),
    bank: [],
    up: 0,
    triggered: 0,
    crown: -1,
    silencer: -1,
    traces: [],
    folds: [],
    seen: zeros(GODS.length),
    foretold: [],
    pool: 0,
    used: 0,
    bonus: -1,
    goals: 0,
    personal: zeros(seats),
    fresh: 0,
    bonusSeen: zeros(BONUSES.length),
    envoys: perSeat(seats, () => -1),
    envoySeen: zeros(seats),
    tiles: zeros(seats),
    shortcuts: zeros(seats),
    spent: perSeat(seats, () => []),
    gains: perSeat(seats, () => zeros(GAINS.length)),
  }
}

/** The flat tables of the state's edition. */
export const tables = (s: GodState): Tables => tablesOf(s.data)

/** The mythologies that take part: the players', and the third of a duel. */
export const participants = (s: GodState): number[] =>
  s.third < 0 ? s.mythologies : [...s.mythologies, s.third]

/** Rounds in a Day: as many as the Gods deck lasts. */
export const roundsOf = (s: GodState): number => ((s.seats === 2 ? 3 : s.seats) * GODS_EACH) / s.seats

/** The seat that plays a mythology, or -1. */
export const seatOf = (s: GodState, mythology: number): Seat => s.mythologies.indexOf(mythology)

/** Who played bank card `index`. */
export const playerOf = (s: GodState, index: number): Seat => {
  const seat = s.leader + index
  return seat < s.seats ? seat : seat - s.seats
}

/** Is this god of the mythology the seat plays? */
export const isOwn = (s: GodState, seat: Seat, card: Card): boolean =>
  MYTHOLOGY_OF[card] === s.mythologies[seat]

/** The ability of a god, as its number. */
export const abilityOf = (s: GodState, card: Card): number => tables(s).ability[card]

/** Does the card on top have that ability at work? */
export const crowned = (s: GodState, ability: Ability): boolean =>
  s.crown >= 0 && (s.triggered & (1 << s.crown)) !== 0 && ABILITIES[abilityOf(s, s.bank[s.crown])] === ability

/** Is the next to play the seat right after the owner of the top card? RULES 5.5 */
export const rightAfterCrown = (s: GodState): boolean => s.bank.length === s.crown + 1

/** Is the seat whose turn comes with bank card `index` the last of the round? */
export const isLast = (s: GodState, index: number): boolean => index === s.seats - 1
