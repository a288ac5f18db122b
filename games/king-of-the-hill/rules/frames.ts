/** What can be going on: one record for each kind of frame on the stack. */
import type { Seat } from '@pantheon/core'
import type { Dice } from './dice.ts'
import type { Place } from './map.ts'
import type { Rune } from './names.ts'

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
