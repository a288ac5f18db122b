import type { Seat } from '@pantheon/core'
import { AREAS, GODS, MAGIC, TERRITORIES, type TerritoryName } from '../rules/names.ts'
import type { AreaView, CardView, EphyranView, HandView, PlayerView, TerritoryView } from '../rules/view.ts'

type Name = (seat: Seat) => string

const WIDTH = 80
const NAME = 15
const CELL = Math.floor((WIDTH - NAME) / AREAS)
const RULE = '-'.repeat(WIDTH)

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1)

/** A text cut or filled to a width, a full stop where it was cut. */
const fit = (words: string, width: number): string =>
  (words.length > width ? `${words.slice(0, width - 1)}.` : words).padEnd(width)

/** Points with their sign. */
const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`)

/** A token on an area: its first letter to those who know it. */
const TOKEN_SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MAGIC.map(kind => [kind, `(${kind[0].toUpperCase()}${kind[1]})`])),
  'face down': '(?)',
}

function cell(area: AreaView | undefined): string {
  if (area === undefined) return fit('.', CELL)
  const marks = `${area.printed === 0 ? '' : signed(area.printed)}${area.token === null ? '' : TOKEN_SIGNS[area.token]}`
  return `${fit(area.creature, CELL - 1 - marks.length).trimEnd()}${marks}`.padEnd(CELL)
}

function territory(name: TerritoryName, { areas, shield }: TerritoryView, own: boolean): string {
  const label = `  ${name}${own ? ' x2' : ''}${shield === null ? '' : '#'}`
  const cells = Array.from({ length: AREAS }, (_, i) => cell(areas[i]))
  return `${fit(label, NAME)}${cells.join('')}`.trimEnd()
}

const faces = (cards: readonly CardView[]): string =>
  cards.map(({ card, face }) => (card === 0 ? 'Dionysus' : `${card} ${face}`)).join(', ')

function hand(cards: readonly HandView[]): string[] {
  return cards.map(({ card, halves }) =>
    card === 0 ? '     Dionysus' : ` ${`${card}`.padStart(3)} ${halves.join('  /  ')}`,
  )
}

/** Cards that everyone has seen go into a hand, three to a line. */
function seen(cards: readonly CardView[]): string[] {
  const lines: string[] = []
  for (let i = 0; i < cards.length; i += 3) lines.push(`  seen in hand: ${faces(cards.slice(i, i + 3))}`)
  return lines
}

function player(view: EphyranView, side: PlayerView, name: Name): string[] {
  const god = side.god === null ? '' : `, ${capital(side.god)}`
  const marks = `${view.first === side.seat ? ', Athena token' : ''}${view.finisher === side.seat ? ', city complete' : ''}`
  const title = `${view.turn === side.seat ? '>' : ' '} ${name(side.seat)} (seat ${side.seat}${god}${marks})`
  const count = `${side.handSize} in hand`
  const shown = side.hand === null && side.shown.length > 0 ? seen(side.shown) : []
  const own = side.god === null ? -1 : GODS.indexOf(side.god)
  return [
    `${fit(title, WIDTH - count.length)}${count}`,
    ...TERRITORIES.map((word, t) => territory(word, side.city[word], t === own)),
    ...shown,
  ]
}

/** What is happening, where the cities do not show it. */
function doing({ doing: now }: EphyranView, name: Name): string[] {
  if (now === null || now.seat === null) return []
  const who = name(now.seat)
  const lines: string[] = []
  const target = now.area === null ? '' : ` at ${now.area.territory} ${now.area.area}`
  if (now.support !== null)
    lines.push(
      `${who} plays ${capital(now.support)}${target}${now.victim === null ? '' : `; ${name(now.victim)} may answer`}`,
    )
  if (now.token !== null) lines.push(`${who} holds a token: ${now.token}`)
  if (now.at === 'graeae') {
    const known = now.cards.filter(card => card !== null)
    lines.push(`The Graeae show ${who} ${now.cards.length} card(s)`, ...hand(known))
  }
  return lines
}

/** The table for a terminal, 80 columns wide. */
export function draw(view: EphyranView, name: Name): string {
  const top = view.discard.at(-1)
  const piles = [
    `pile ${view.pile}`,
    `discard ${view.discard.length}${top ? ` (top: ${faces([top])})` : ''}`,
    `spent ${view.spent.length}`,
    `tokens ${view.supply}`,
  ]
  const last =
    view.ending === null ? [] : [view.ended === '' ? 'This is the last round.' : 'The game is over.']
  const mine = view.players.filter(side => side.hand !== null)
  return [
    `EPHYRAN  ${piles.join('  ')}`,
    ...last,
    ...view.players.flatMap(side => [RULE, ...player(view, side, name)]),
    RULE,
    ...doing(view, name),
    ...mine.flatMap(side => [`${name(side.seat)} holds:`, ...hand(side.hand ?? [])]),
    'x2 own god  # locked  +n printed  (Th 3 Tr 2 Ow 1 He -1) token  (?) face down',
  ].join('\n')
}
