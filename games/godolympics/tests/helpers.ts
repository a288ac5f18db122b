import {
  CHANCE,
  Ear,
  type Eye,
  legal,
  MoveList,
  type Options,
  play,
  type Refusal,
  readOptions,
  type Seat,
  submit,
  top,
  whyNot,
} from '@pantheon/core'
import { expect } from 'vitest'
import { godolympics } from '../index.ts'
import { gatherBonuses, leavePool } from '../rules/bonus-deck.ts'
import { addCard, listCards, removeCard } from '../rules/cards.ts'
import type { GodEvent } from '../rules/events.ts'
import { gatherGods } from '../rules/gods-deck.ts'
import { V } from '../rules/moves.ts'
import {
  BONUSES,
  type BonusName,
  GAINS,
  GODS,
  type GodName,
  MYTHOLOGIES,
  type Mythology,
} from '../rules/names.ts'
import { ALL_EYES, type GodState, setup } from '../rules/state.ts'
import type { GodView } from '../rules/view.ts'

/** The number of a god, a mythology, a Bonus card. */
export const god = (name: GodName): number => GODS.indexOf(name)
export const myth = (name: Mythology): number => MYTHOLOGIES.indexOf(name)
export const card = (name: BonusName): number => BONUSES.indexOf(name)

/** A position to begin a test from: in the first turn of a round. What is left out is quiet. */
export interface Position {
  /** Each seat's mythology; a duel needs `third`. */
  readonly play: readonly Mythology[]
  readonly third?: Mythology
  readonly hands: readonly (readonly GodName[])[]
  readonly stacks?: readonly (readonly GodName[])[]
  readonly envoys?: readonly Mythology[]
  readonly tiles?: readonly number[]
  readonly leader?: Seat
  readonly round?: number
  readonly day?: number
  /** The round's Bonus card; one that hardly anybody fulfils if left out. */
  readonly bonus?: BonusName
  readonly personal?: readonly (readonly BonusName[])[]
  /** Where all other gods are: in the deck, or out of the Day so that nobody draws. */
  readonly rest?: 'deck' | 'discard'
  readonly options?: Options
}

/** A table for a test: moves in notation, each checked against the list; draws happen by themselves. */
export class Table {
  readonly told: GodEvent[] = []
  /** Do god cards draw themselves (the first in order)? */
  draws = true

  constructor(readonly state: GodState) {
    this.settle()
  }

  /** A seat decides. */
  act(seat: Seat, text: string): this {
    const ear = new Ear<GodEvent>()
    const refusal = submit(godolympics, this.state, seat, V.parse(text), ear)
    if (refusal !== null) throw new Error(`seat ${seat} may not ${text}: ${JSON.stringify(refusal)}`)
    this.hear(ear)
    this.settle()
    return this
  }

  /** Chance comes out like this. */
  chance(text: string): this {
    return this.act(CHANCE, text)
  }

  /** Several decisions in a row: `1 play seth`, `- life` for chance. */
  run(...lines: readonly string[]): this {
    for (const line of lines) {
      const [who, ...words] = line.split(' ')
      this.act(who === '-' ? CHANCE : Number(who), words.join(' '))
    }
    return this
  }

  moves(seat: Seat): string[] {
    return legal(godolympics, this.state, seat, new MoveList()).toArray().map(V.format)
  }

  whyNot(seat: Seat, text: string): Refusal | null {
    return whyNot(godolympics, this.state, seat, V.parse(text))
  }

  view(eye: Eye): GodView {
    return godolympics.view(this.state, eye)
  }

  stack(seat: Seat): GodName[] {
    return listCards(this.state.stacks[seat]).map(c => GODS[c])
  }

  hand(seat: Seat): GodName[] {
    return listCards(this.state.hands[seat]).map(c => GODS[c])
  }

  get discard(): GodName[] {
    return listCards(this.state.discard).map(c => GODS[c])
  }

  get tiles(): number[] {
    return this.state.tiles
  }

  get at(): string {
    return this.state.frames.length === 0 ? 'over' : top(this.state).at
  }

  heard(key: GodEvent['key']): GodEvent[] {
    return this.told.filter(event => event.key === key)
  }

  private hear(ear: Ear<GodEvent>): void {
    this.told.push(...ear.heard.map(one => one.event))
    godolympics.check(this.state)
  }

  private settle(): void {
    while (this.draws && this.at === 'draw' && this.state.who === CHANCE) {
      const ear = new Ear<GodEvent>()
      play(godolympics, this.state, CHANCE, legal(godolympics, this.state, CHANCE, new MoveList()).at(0), ear)
      this.hear(ear)
    }
  }
}

/** Sets a position up and opens its round. */
export function table(position: Position): Table {
  const { leader = 0, round = 1, day = 1, bonus = 'win-love', rest = 'deck' } = position
  const seats = position.play.length
  const options = readOptions(godolympics, position.options ?? {})
  const s = setup(seats, options, godolympics.data)
  s.mythologies = position.play.map(myth)
  s.third = position.third === undefined ? -1 : myth(position.third)
  Object.assign(s, { day, leader, round })
  gatherGods(s)
  gatherBonuses(s)
  placeCards(s, position, rest)
  placeCounters(s, position)
  s.frames = [
    { at: 'day', stage: 'rounds', order: [], index: 0 },
    { at: 'round' },
    { at: 'turn', seat: leader },
    { at: 'open' },
  ]
  s.who = CHANCE
  play(godolympics, s, CHANCE, V.open(card(bonus)))
  return new Table(s)
}

function placeCards(s: GodState, position: Position, rest: 'deck' | 'discard'): void {
  const deal = (sets: number[][], cards: readonly (readonly GodName[])[]) => {
    for (const [seat, names] of cards.entries())
      for (const name of names) {
        removeCard(s.deck, god(name))
        addCard(sets[seat], god(name))
        s.seen[god(name)] = 1 << seat
      }
  }
  deal(s.hands, position.hands)
  deal(s.stacks, position.stacks ?? [])
  if (rest === 'discard') {
    for (const c of listCards(s.deck)) {
      addCard(s.discard, c)
      s.seen[c] = ALL_EYES
    }
    s.deck.fill(0)
  }
  for (const [seat, names] of (position.personal ?? []).entries())
    for (const name of names) {
      leavePool(s, card(name))
      s.personal[seat] |= 1 << card(name)
      s.bonusSeen[card(name)] = 1 << seat
    }
  const hunted = position.envoys ?? position.play
  s.envoys = hunted.map(myth)
  s.envoySeen = s.envoys.map((_, seat) => 1 << seat)
}

function placeCounters(s: GodState, position: Position): void {
  for (const [seat, tile] of (position.tiles ?? []).entries()) {
    s.tiles[seat] = tile
    s.gains[seat][GAINS.indexOf('wins')] = tile
  }
}

/** Demands a refusal by its key. */
export function refused(t: Table, seat: Seat, text: string, key: string): void {
  expect(t.whyNot(seat, text)?.key).toBe(key)
}
