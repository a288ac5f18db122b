import { readCard } from '../rules/deck.ts'
import type { CardFace, Saying } from '../rules/events.ts'
import { DIONYSUS, SUPPORTS, type SupportName, TERRITORIES, type TerritoryName } from '../rules/names.ts'
import type { CardView } from '../rules/view.ts'

/** The card of a move's word among those the question is about. */
export function heldFor(asked: Saying | null | undefined, word: string): CardFace | undefined {
  if (!asked || !('hand' in asked)) return undefined
  return asked.hand.find(({ card }) => word === (card === DIONYSUS ? 'dionysus' : `${card}`))
}

/** What a card shows for a territory: `mountain 3, Chimera`. */
export const halfFor = (face: CardFace | undefined, territory: string): string | undefined =>
  face?.halves.find(half => half.startsWith(`${territory} `))

/** The same without its place: `Chimera`. */
export const creatureFor = (face: CardFace | undefined, territory: string): string | undefined =>
  halfFor(face, territory)?.split(', ').slice(1).join(', ')

/** How a language names what stands on a card in brief. */
export interface Briefly {
  readonly territories: Readonly<Record<TerritoryName, string>>
  /** The Supports in a word each. */
  readonly supports: Readonly<Record<SupportName, string>>
  readonly dionysus: string
}

/** A card seen by all, in brief: `17 lagoon 2/theft`. */
export function brief({ card, face }: CardView, { territories, supports, dionysus }: Briefly): string {
  if (card === DIONYSUS) return dionysus
  const halves = (readCard(face) ?? []).map(half =>
    half.kind === 'support'
      ? supports[SUPPORTS[half.support]]
      : `${territories[TERRITORIES[half.territory]]} ${half.area}`,
  )
  return `${card} ${halves.join('/')}`
}
