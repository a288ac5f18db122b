import type { Lights, Offer } from '@pantheon/web/toolkit'
import { RESOURCES } from '../rules/names.ts'

/** What a move concerns on the board: the names of things to light. None: it stands beside the prompt. */
type Places = (args: readonly string[], question: unknown) => readonly string[]

const cube = (resource: string, level: string): string => `cube ${resource} ${level}`

/** Where each verb's moves light up. */
const PLACES: Readonly<Record<string, Places>> = {
  keep: ([card]) => [`card ${card}`],
  smelt: ([, level]) => ['card demeter', cube('stone', level)],
  burn: () => ['card hades'],
  give: ([resource, level]) => [cube(resource, level)],
  go: ([area]) => [`area ${area}`],
  down: ([resource, from]) => [`drop ${resource} ${from}`],
  follow: ([, side], question) => [`area ${godOf(question)}-${side}`],
  build: ([slot, level]) => [`slot ${slot}`, `level ${level}`],
  up: ([resource, level]) => [cube(resource, level)],
  refine: ([resource, level]) => [cube(resource, level)],
  move: ([resource, from]) => [cube(resource, from)],
  favor: ([god]) => [`pile ${god}`],
  rob: ([god]) => [`pile ${god}`],
  buy: ([level]) => [cube('marble', level)],
  offer: ([card]) => [`card ${card}`],
}

const GODS = ['zeus', 'demeter', 'poseidon', 'hades']

/** The key of a question. */
export const keyOf = (question: unknown): string =>
  typeof question === 'object' && question !== null && 'key' in question ? `${question.key}` : ''

/** A follower is asked about an area; both its sides are one god's. */
function godOf(question: unknown): string {
  const area = typeof question === 'object' && question !== null && 'area' in question ? question.area : 0
  return GODS[Number(area) >> 1]
}

/** The moves by the things they concern, and those that have no place on the board. */
export function light(
  offers: readonly Offer[],
  question: unknown,
): { readonly lights: Lights; readonly rest: Offer[]; readonly drops: boolean } {
  const lights = new Map<string, Offer[]>()
  const rest: Offer[] = []
  for (const offer of offers) {
    const [verb, ...args] = offer.move.split(' ')
    const places = PLACES[verb]?.(args, question) ?? []
    if (places.length === 0) rest.push(offer)
    for (const place of places) lights.set(place, [...(lights.get(place) ?? []), offer])
  }
  return { lights, rest, drops: offers.some(({ move }) => move.startsWith('down ')) }
}

/** Bringing cubes down is always possible and seldom wanted: its lights stand apart until they are asked for. */
export function withDrops(lights: Lights): Lights {
  const out = new Map<string, readonly Offer[]>()
  for (const [place, offers] of lights)
    if (place.startsWith('drop ')) out.set(place.replace('drop', 'cube'), offers)
  return out
}

/** Cubes of one kind on one level. */
export interface Stack {
  readonly resource: number
  readonly level: number
  readonly count: number
  /** The number of the first of them among all of this kind, from level 1 up: so that a cube keeps its name. */
  readonly first: number
}

/** A player's cubes as stacks, level by level. */
export function stacks(cubes: readonly number[]): Stack[] {
  return RESOURCES.flatMap((_, resource) => {
    let first = 0
    return [1, 2, 3, 4].flatMap(level => {
      const count = cubes[(level - 1) * 3 + resource]
      const stack = { resource, level, count, first }
      first += count
      return count > 0 ? [stack] : []
    })
  })
}
