import type { Seat } from '@pantheon/core'
import {
  AREAS,
  GODS,
  type GodName,
  type SupportName,
  TERRITORIES,
  type TerritoryName,
} from '../rules/names.ts'
import type {
  AreaView,
  CardView,
  EphyranView,
  HandView,
  PlayerView,
  TerritoryView,
  TokenView,
} from '../rules/view.ts'
import { type Briefly, brief } from './cards.ts'

type Name = (seat: Seat) => string

/** The words on the drawn table, in one language. */
export interface Labels extends Briefly {
  readonly gods: Readonly<Record<GodName, string>>
  /** A creature or a Support by the name the edition gives it. */
  readonly printed: (words: string) => string
  /** Half of a card in words. */
  readonly half: (words: string) => string
  readonly seat: string
  readonly athenaToken: string
  readonly complete: string
  readonly inHand: string
  readonly seenInHand: string
  readonly tokens: Readonly<Record<TokenView, string>>
  /** A token on an area, in a few letters. */
  readonly signs: Readonly<Record<TokenView, string>>
  readonly plays: (who: string, support: SupportName, target: string | null) => string
  readonly mayAnswer: (who: string) => string
  readonly holdsToken: (who: string, token: string) => string
  readonly graeae: (who: string, cards: number) => string
  readonly holds: (who: string) => string
  readonly pile: string
  readonly discard: string
  readonly spent: string
  readonly supply: string
  readonly lastRound: string
  readonly over: string
  readonly legend: string
}

const WIDTH = 80
const NAME = 15
const CELL = Math.floor((WIDTH - NAME) / AREAS)
const RULE = '-'.repeat(WIDTH)
const SEEN_A_LINE = 2

/** A text cut or filled to a width, a full stop where it was cut. */
const fit = (words: string, width: number): string =>
  (words.length > width ? `${words.slice(0, width - 1)}.` : words).padEnd(width)

/** Points with their sign. */
const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`)

function cell(area: AreaView | undefined, { printed, signs }: Labels): string {
  if (area === undefined) return fit('.', CELL)
  const marks = `${area.printed === 0 ? '' : signed(area.printed)}${area.token === null ? '' : signs[area.token]}`
  return `${fit(printed(area.creature), CELL - 1 - marks.length).trimEnd()}${marks}`.padEnd(CELL)
}

function territory(
  name: TerritoryName,
  { areas, shield }: TerritoryView,
  own: boolean,
  labels: Labels,
): string {
  const label = `  ${labels.territories[name]}${own ? ' x2' : ''}${shield === null ? '' : '#'}`
  const cells = Array.from({ length: AREAS }, (_, i) => cell(areas[i], labels))
  return `${fit(label, NAME)}${cells.join('')}`.trimEnd()
}

function hand(cards: readonly HandView[], { dionysus, half }: Labels): string[] {
  return cards.map(({ card, halves }) =>
    card === 0 ? `     ${dionysus}` : ` ${`${card}`.padStart(3)} ${halves.map(half).join('  /  ')}`,
  )
}

/** Cards that everyone has seen go into a hand, a few to a line. */
function seen(cards: readonly CardView[], labels: Labels): string[] {
  const lines: string[] = []
  for (let i = 0; i < cards.length; i += SEEN_A_LINE) {
    const faces = cards.slice(i, i + SEEN_A_LINE).map(card => brief(card, labels))
    lines.push(`  ${labels.seenInHand} ${faces.join(', ')}`)
  }
  return lines
}

function player(view: EphyranView, side: PlayerView, name: Name, labels: Labels): string[] {
  const marks = [
    `${labels.seat} ${side.seat}`,
    side.god === null ? '' : labels.gods[side.god],
    view.first === side.seat ? labels.athenaToken : '',
    view.finisher === side.seat ? labels.complete : '',
  ]
  const turn = view.turn === side.seat ? '>' : ' '
  const title = `${turn} ${name(side.seat)} (${marks.filter(Boolean).join(', ')})`
  const count = `${side.handSize} ${labels.inHand}`
  const own = side.god === null ? -1 : GODS.indexOf(side.god)
  return [
    `${fit(title, WIDTH - count.length)}${count}`,
    ...TERRITORIES.map((word, t) => territory(word, side.city[word], t === own, labels)),
    ...(side.hand === null ? seen(side.shown, labels) : []),
  ]
}

/** What is happening, where the cities do not show it. */
function doing({ doing: now }: EphyranView, name: Name, labels: Labels): string[] {
  if (now === null || now.seat === null) return []
  const who = name(now.seat)
  const lines: string[] = []
  if (now.support !== null) {
    const target = now.area && `${labels.territories[now.area.territory]} ${now.area.area}`
    lines.push(labels.plays(who, now.support, target))
    if (now.victim !== null) lines.push(labels.mayAnswer(name(now.victim)))
  }
  if (now.token !== null) lines.push(labels.holdsToken(who, labels.tokens[now.token]))
  if (now.at === 'graeae') {
    const known = now.cards.filter(card => card !== null)
    lines.push(labels.graeae(who, now.cards.length), ...hand(known, labels))
  }
  return lines
}

/** Draws the table for a terminal with the words of a language, 80 columns wide. */
export const drawnWith =
  (labels: Labels) =>
  (view: EphyranView, name: Name): string => {
    const top = view.discard.at(-1)
    const piles = [
      `${labels.pile} ${view.pile}`,
      `${labels.discard} ${view.discard.length}${top ? ` (${brief(top, labels)})` : ''}`,
      `${labels.spent} ${view.spent.length}`,
      `${labels.supply} ${view.supply}`,
    ]
    const last = view.ending === null ? [] : [view.ended === '' ? labels.lastRound : labels.over]
    const mine = view.players.filter(side => side.hand !== null)
    return [
      `EPHYRAN  ${piles.join('  ')}`,
      ...last,
      ...view.players.flatMap(side => [RULE, ...player(view, side, name, labels)]),
      RULE,
      ...doing(view, name, labels),
      ...mine.flatMap(side => [labels.holds(name(side.seat)), ...hand(side.hand ?? [], labels)]),
      labels.legend,
    ].join('\n')
  }
