import { AREAS, CARDS, GODS, PIECE_OF, RESOURCES, SLOTS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { keyOf } from './lights.ts'

/** By thing: the move a player means who points at it while it is not lit. */
export interface Nots {
  area(area: number): string
  pile(god: number): string
  card(card: number): string
  level(level: number): string
  slot(slot: number): string
  cube(resource: number, level: number): string
}

const TEMPLES = new Set([1, 3])

/** What a player means by pointing at things, while they are asked `question`. */
export function nots({ players }: View, seat: number, question: unknown): Nots {
  const asked = keyOf(question)
  const { slots, cubes } = players[seat]
  const temples =
    typeof question === 'object' && question !== null && 'temples' in question && question.temples
  const wanted = SLOTS.findIndex((_, slot) => slots[slot] === 0 && TEMPLES.has(PIECE_OF[slot]) === temples)
  return {
    area: area =>
      asked === 'ask.follow'
        ? `follow ${GODS[area >> 1]} ${area % 2 === 1 ? 'night' : 'day'}`
        : `go ${AREAS[area]}`,
    pile: god => `favor ${GODS[god]}`,
    card(card) {
      if (asked === 'ask.keep') return `keep ${CARDS[card]}`
      if (asked === 'ask.depart' && CARDS[card] === 'demeter') return 'smelt marble 1'
      if (asked === 'ask.depart' && CARDS[card] === 'hades') return 'burn few'
      return `offer ${CARDS[card]}`
    },
    level: level => `build ${SLOTS[Math.max(0, wanted)]} ${level}`,
    slot: slot => `build ${SLOTS[slot]} ${fullest(cubes)}`,
    cube: (resource, level) =>
      asked === 'ask.lift' ? `up ${RESOURCES[resource]} ${level}` : `down ${RESOURCES[resource]} ${level} 1`,
  }
}

/** The level with most cubes: the one a player means when they point at a piece. */
function fullest(cubes: readonly number[]): number {
  const sums = [0, 1, 2, 3].map(level =>
    cubes.slice(level * RESOURCES.length, (level + 1) * RESOURCES.length).reduce((sum, n) => sum + n, 0),
  )
  return 1 + sums.indexOf(Math.max(...sums))
}
