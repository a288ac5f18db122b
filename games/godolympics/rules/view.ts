import { ALL_SEEING, type Eye, type Seat, SPECTATOR, sees } from '@pantheon/core'
import { bits, type Card, type Cards, countCards, listCards, lowestBit } from './cards.ts'
import type { God } from './data/gods.ts'
import type { Tile } from './data/track.ts'
import { deckSize } from './gods-deck.ts'
import {
  BONUSES,
  type BonusName,
  GAINS,
  type Gain,
  GODS,
  type GodName,
  MYTHOLOGIES,
  type Mythology,
} from './names.ts'
import { type GodFrame, type GodState, playerOf, roundsOf, WORLD } from './state.ts'

/** A set of cards of which these eyes know some. */
export interface Pile<T> {
  readonly size: number
  readonly known: readonly T[]
}

/** A deck: its size, and what is known of the cards on top of it and under it, in order; null for unknown ones. */
export interface Deck<T> {
  readonly size: number
  readonly top: readonly (T | null)[]
  readonly under: readonly (T | null)[]
}

/** What can be seen of a player. */
export interface PlayerView {
  readonly mythology: Mythology | null
  readonly tile: number
  /** Where the shortcut leads that the counter stands at, or 0. */
  readonly shortcut: number
  /** The +/- tiles that work no more for this counter. */
  readonly spent: readonly number[]
  readonly hand: Pile<GodName>
  readonly stack: Pile<GodName>
  readonly personal: Pile<BonusName>
  /** The mythology hunted, if known. */
  readonly diplomacy: Mythology | null
  /** Cards set aside in an exchange, to their owner. */
  readonly aside: readonly GodName[]
  readonly gains: Readonly<Record<Gain, number>>
}

/** A card in the bank; `card` is null face down to those who do not know it. */
export interface BankCard {
  readonly seat: Seat
  readonly card: GodName | null
  readonly up: boolean
  readonly triggered: boolean
}

/** All that these eyes may see. */
export interface GodView {
  readonly scenario: 'classic' | 'arcade'
  readonly day: number
  readonly days: number
  readonly round: number
  readonly rounds: number
  readonly leader: Seat
  /** What is going on, and for whom (-1: nobody in particular). */
  readonly now: { readonly at: GodFrame['at'] | 'over'; readonly seat: Seat }
  readonly players: readonly PlayerView[]
  readonly third: Mythology | null
  readonly gods: Deck<GodName>
  readonly discard: readonly GodName[]
  readonly bank: readonly BankCard[]
  /** The place in the bank of the card on top, or -1. */
  readonly crown: number
  readonly silencer: Seat
  readonly bonuses: Deck<BonusName>
  readonly bonus: BonusName | null
  readonly goals: readonly BonusName[]
  readonly used: readonly BonusName[]
  /** Rank, sex, Power and ability of the gods these eyes know of in hands and in the bank. */
  readonly about: Readonly<Partial<Record<GodName, God>>>
  readonly track: readonly Tile[]
  readonly finish: number
}

/** May eyes that are noted in `seen` know? */
export const knows = (seen: number, eye: Eye): boolean => {
  if (eye === ALL_SEEING) return true
  return (seen & (eye === SPECTATOR ? WORLD : 1 << eye)) !== 0
}

const mythologyNamed = (m: number): Mythology | null => (m < 0 ? null : MYTHOLOGIES[m])

/** The Bonus cards of a set of bits, in order. */
export function listBonuses(set: number): number[] {
  const list: number[] = []
  for (let b = set; b !== 0; b &= b - 1) list.push(lowestBit(b))
  return list
}

/** All that these eyes may see, built up from nothing. RULES 9 */
export function view(s: GodState, eye: Eye): GodView {
  const god = (card: Card): GodName | null => (knows(s.seen[card], eye) ? GODS[card] : null)
  const bonus = (card: number): BonusName | null => (knows(s.bonusSeen[card], eye) ? BONUSES[card] : null)
  return {
    scenario: s.arcade ? 'arcade' : 'classic',
    day: s.day,
    days: s.days,
    round: s.round,
    rounds: roundsOf(s),
    leader: s.leader,
    now: now(s),
    players: s.mythologies.map((_, seat) => player(s, seat, eye)),
    third: mythologyNamed(s.third),
    gods: { size: deckSize(s), top: s.top.map(god), under: s.bottom.map(god) },
    discard: names(s.discard),
    bank: s.bank.map((card, i) => ({
      seat: playerOf(s, i),
      card: god(card),
      up: (s.up & (1 << i)) !== 0,
      triggered: (s.triggered & (1 << i)) !== 0,
    })),
    crown: s.crown,
    silencer: s.silencer,
    bonuses: { size: bits(s.pool) + s.foretold.length, top: s.foretold.map(bonus), under: [] },
    bonus: s.bonus < 0 ? null : BONUSES[s.bonus],
    goals: listBonuses(s.goals).map(card => BONUSES[card]),
    used: listBonuses(s.used).map(card => BONUSES[card]),
    about: about(s, eye),
    track: s.data.track,
    finish: s.finish,
  }
}

function about(s: GodState, eye: Eye): GodView['about'] {
  const cards = [...s.hands.flatMap(listCards), ...s.bank].filter(card => knows(s.seen[card], eye))
  return Object.fromEntries(cards.map(card => [GODS[card], s.data.gods[GODS[card]]]))
}

const names = (set: Cards): GodName[] => listCards(set).map(card => GODS[card])

function now(s: GodState): GodView['now'] {
  const frame = s.frames.at(-1)
  if (frame === undefined) return { at: 'over', seat: -1 }
  return { at: frame.at, seat: 'seat' in frame ? frame.seat : -1 }
}

function player(s: GodState, seat: Seat, eye: Eye): PlayerView {
  const pile = (set: Cards): Pile<GodName> => ({
    size: countCards(set),
    known: listCards(set)
      .filter(card => knows(s.seen[card], eye))
      .map(card => GODS[card]),
  })
  const personal = s.personal[seat]
  return {
    mythology: mythologyNamed(s.mythologies[seat]),
    tile: s.tiles[seat],
    shortcut: s.shortcuts[seat],
    spent: s.spent[seat].slice(),
    hand: pile(s.hands[seat]),
    stack: pile(s.stacks[seat]),
    personal: {
      size: bits(personal),
      known: listBonuses(personal)
        .filter(card => knows(s.bonusSeen[card], eye))
        .map(card => BONUSES[card]),
    },
    diplomacy: knows(s.envoySeen[seat], eye) ? mythologyNamed(s.envoys[seat]) : null,
    aside: sees(eye, seat) ? names(asideOf(s, seat)) : [],
    gains: Object.fromEntries(GAINS.map((gain, i) => [gain, s.gains[seat][i]])) as Record<Gain, number>,
  }
}

const asideOf = (s: GodState, seat: Seat): Cards => {
  const frame = s.frames.at(-1)
  return frame?.at === 'exchange' ? frame.aside[seat] : []
}
