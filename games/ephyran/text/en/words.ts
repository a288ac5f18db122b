import type { CardFace } from '../../rules/events.ts'
import { DIONYSUS, GODS, MAGIC, TERRITORIES } from '../../rules/names.ts'
import type { Labels } from '../board.ts'

/** A word with a capital. */
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** `3 areas`, `1 area`. */
export const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`

/** A card: `card 17 (mountain 3, Chimera / Hecate)`. */
export function named({ card, halves }: CardFace): string {
  if (card === DIONYSUS) return 'Dionysus'
  return `card ${card} (${halves.join(' / ') || 'not in this deck'})`
}

/** A card's number as a player says it. */
export const numbered = (word: string): string => (word === 'dionysus' ? 'Dionysus' : `card ${word}`)

const same = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, V>

/** The Supports by the word of a move. */
export const SUPPORT_NAMES: Readonly<Record<string, string>> = {
  castor: 'Castor & Pollux',
  graeae: 'the Graeae',
  token: 'Athena: magical token',
  theft: 'Ares: theft',
  exchange: 'Athena: exchange',
  destroy: 'Ares: destruction',
  shield: "Athena's shield",
  hecate: 'Hecate',
}

/** The words on the drawn table. */
export const LABELS: Labels = {
  territories: same(TERRITORIES, word => word),
  supports: {
    castor: 'castor',
    graeae: 'graeae',
    token: 'token',
    theft: 'theft',
    exchange: 'exchange',
    destroy: 'destroy',
    shield: 'shield',
    hecate: 'hecate',
  },
  dionysus: 'Dionysus',
  gods: same(GODS, capital),
  printed: words => words,
  half: words => words,
  seat: 'seat',
  athenaToken: 'Athena token',
  complete: 'city complete',
  inHand: 'in hand',
  seenInHand: 'seen in hand:',
  tokens: { ...same(MAGIC, kind => kind as string), 'face down': 'face down' },
  signs: { thunderbolt: '(Th)', trident: '(Tr)', owl: '(Ow)', helmet: '(He)', 'face down': '(?)' },
  plays: (who, support, target) => `${who} plays ${SUPPORT_NAMES[support]}${target ? ` at ${target}` : ''}.`,
  mayAnswer: who => `${who} may answer.`,
  holdsToken: (who, token) => `${who} holds a token: ${token}.`,
  graeae: (who, cards) => `The Graeae show ${who} ${count(cards, 'card')}.`,
  holds: who => `${who} holds:`,
  pile: 'pile',
  discard: 'discard',
  spent: 'spent',
  supply: 'tokens',
  lastRound: 'This is the last round.',
  over: 'The game is over.',
  legend: 'x2 own god  # locked  +n printed  (Th 3 Tr 2 Ow 1 He -1) token  (?) face down',
}
