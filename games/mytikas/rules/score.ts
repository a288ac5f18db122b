import { type Eye, type ScoreLine, type Seat, totals } from '@pantheon/core'
import { CARDS, cell, GODS, PIECE_OF, PIECES, RESOURCES, SLOTS, TOP } from './names.ts'
import type { State } from './state.ts'
import { cubesOf } from './table.ts'

/** The levels of a seat's pieces of one kind, added up; the starting city stands on level 1. RULES 6.2 */
function levelsOf(state: State, seat: Seat, piece: number): number {
  let sum = piece === 0 ? 1 : 0
  for (let slot = 0; slot < SLOTS.length; slot++) if (PIECE_OF[slot] === piece) sum += state.slots[seat][slot]
  return sum
}

/** How many pieces of two kinds a seat has on the mountain, the starting city included. */
function piecesOf(state: State, seat: Seat, kind: number, other: number): number {
  let count = kind === 0 ? 1 : 0
  for (let slot = 0; slot < SLOTS.length; slot++)
    if ((PIECE_OF[slot] === kind || PIECE_OF[slot] === other) && state.slots[seat][slot] > 0) count++
  return count
}

function cubesLeft(state: State, seat: Seat, resource: number): number {
  let count = 0
  for (let level = 1; level <= TOP; level++) count += state.cubes[seat][cell(resource, level)]
  return count
}

function summitKinds(state: State, seat: Seat): number {
  let count = 0
  for (let r = 0; r < RESOURCES.length; r++) if (state.cubes[seat][cell(r, TOP)] > 0) count++
  return count
}

/** Sums a value over the cards a seat controls. */
function overCards(state: State, seat: Seat, value: (card: number) => number): number {
  let sum = 0
  for (let card = 0; card < CARDS.length; card++) if (state.place[card] === seat) sum += value(card)
  return sum
}

function mostOfOneFavor(state: State, seat: Seat): number {
  let most = 0
  for (let god = 0; god < GODS.length; god++) most = Math.max(most, state.favors[seat][god])
  return most
}

function favorKinds(state: State, seat: Seat): number {
  let kinds = 0
  for (let god = 0; god < GODS.length; god++) if (state.favors[seat][god] > 0) kinds++
  return kinds
}

function favorsHeld(state: State, seat: Seat): number {
  let held = 0
  for (let god = 0; god < GODS.length; god++) held += state.favors[seat][god]
  return held
}

/** What a deity card is worth to the seat that controls it. RULES 6.3 */
export function cardPoints(state: State, seat: Seat, card: number): number {
  const worth = state.data.cards[CARDS[card]]
  const { tiers } = state.data
  switch (worth.by) {
    case 'twins':
      return worth.base + (mostOfOneFavor(state, seat) >= 2 ? worth.more : 0)
    case 'variety':
      return worth.base + (favorKinds(state, seat) >= 2 ? worth.more : 0)
    case 'favor':
      return worth.base + (state.favors[seat][worth.god] > 0 ? worth.more : 0)
    case 'temples':
      return worth.each * piecesOf(state, seat, 1, 3)
    case 'cities':
      return worth.each * piecesOf(state, seat, 0, 2)
    default: {
      const count = tally(state, seat, worth.by)
      return tiers[count >= worth.high ? 2 : count >= worth.middle ? 1 : 0]
    }
  }
}

function tally(state: State, seat: Seat, what: string): number {
  switch (what) {
    case 'offerings':
      return state.reserve[seat] + overCards(state, seat, card => state.offerings[card])
    case 'favors':
      return favorsHeld(state, seat)
    case 'locks':
      return overCards(state, seat, card => (state.lock[card] > 0 ? 1 : 0))
    case 'summit':
      return summitKinds(state, seat)
    case 'deities':
      return overCards(state, seat, () => 1)
    default:
      return cubesLeft(state, seat, RESOURCES.indexOf(what as (typeof RESOURCES)[number]))
  }
}

/** What a seat's pieces of one kind are worth: their levels, times the kind's worth. RULES 6.2 */
export const piecePoints = (state: State, seat: Seat, piece: number): number =>
  levelsOf(state, seat, piece) * state.data.worth[piece]

/** A seat's points if the game ended now. */
export function pointsOf(state: State, seat: Seat): number {
  let points = 0
  for (let piece = 0; piece < PIECES.length; piece++) points += piecePoints(state, seat, piece)
  for (let card = 0; card < CARDS.length; card++)
    if (state.place[card] === seat) points += cardPoints(state, seat, card)
  return points
}

/** The score sheet: pieces by kind, then deity cards. Everything it counts is open to all. */
export function score(state: State, _eye: Eye): ScoreLine[] {
  const sheet: ScoreLine[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    PIECES.forEach((piece, p) => {
      sheet.push({ seat, what: `score.${piece}`, points: piecePoints(state, seat, p), rule: '6.2' })
    })
    CARDS.forEach((card, c) => {
      if (state.place[c] === seat)
        sheet.push({ seat, what: `score.${card}`, points: cardPoints(state, seat, c), rule: '6.3' })
    })
  }
  return sheet
}

const LARGE_TEMPLE = SLOTS.indexOf('large-temple')

/** Places: points, then the level of the large temple, then cubes left; then they share. RULES 6.4 */
export function ranks(state: State): number[] {
  const points = totals(state.seats, score(state, 0))
  const beats = (a: Seat, b: Seat): boolean => {
    const order =
      points[a] - points[b] ||
      state.slots[a][LARGE_TEMPLE] - state.slots[b][LARGE_TEMPLE] ||
      cubesOf(state, a) - cubesOf(state, b)
    return order > 0
  }
  return points.map((_, seat) => 1 + points.filter((_other, other) => beats(other, seat)).length)
}
