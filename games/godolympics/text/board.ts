import type { Seat } from '@pantheon/core'
import type { Ability, BonusName, Gain, GodName, Mythology } from '../rules/names.ts'
import { GAINS } from '../rules/names.ts'
import type { BankCard, GodView, Pile, PlayerView } from '../rules/view.ts'

type Name = (seat: Seat) => string

/** The words on the drawn table, in one language. */
export interface Labels {
  readonly gods: Readonly<Record<GodName, string>>
  readonly abilities: Readonly<Record<Ability, string>>
  readonly mythologies: Readonly<Record<Mythology, string>>
  /** What each Bonus card asks for. */
  readonly bonuses: Readonly<Record<BonusName, string>>
  /** Where steps come from, in a word. */
  readonly gains: Readonly<Record<Gain, string>>
  readonly scenarios: Readonly<Record<GodView['scenario'], string>>
  readonly beforeRace: string
  /** Stands before what there is to say of a player. */
  readonly of: (who: string) => string
  readonly when: (day: number, round: number, rounds: number) => string
  readonly left: (gods: number, bonuses: number) => string
  readonly bonus: string
  readonly none: string
  readonly endgame: string
  readonly start: string
  readonly finish: string
  /** Stands for the Power of a god of love. */
  readonly love: string
  readonly hidden: (cards: number) => string
  readonly noMythology: string
  readonly tile: (tile: number) => string
  readonly shortcut: (tile: number) => string
  readonly hunts: (mythology: string) => string
  readonly steps: string
  readonly hand: string
  readonly stack: string
  readonly personal: string
  readonly aside: string
  readonly faceDown: string
  readonly onTop: string
  readonly by: (who: string) => string
  readonly unknown: string
  readonly bank: string
  readonly discard: string
  readonly onGods: string
  readonly underGods: string
  readonly onBonuses: string
}

const WIDTH = 80
const TILES_A_ROW = 11
const CELL = 7

const pad = (text: string, width: number): string => text.padEnd(width).slice(0, width)

/** Each player's counter: the first letter of the mythology. */
const letter = ({ mythology }: PlayerView, { mythologies }: Labels): string =>
  mythology === null ? '?' : mythologies[mythology][0]

/** A line of words, broken where the page ends. */
function wrap(label: string, words: readonly string[]): string[] {
  const lines: string[] = []
  let line = label
  for (const [i, word] of words.entries()) {
    const piece = `${word}${i < words.length - 1 ? ', ' : ''}`
    if (line.length + piece.trimEnd().length > WIDTH) {
      lines.push(line.trimEnd())
      line = ' '.repeat(label.length)
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}

function heading(view: GodView, labels: Labels): string[] {
  const when = view.day === 0 ? labels.beforeRace : labels.when(view.day, view.round, view.rounds)
  const left = labels.left(view.gods.size, view.bonuses.size)
  return [
    `${pad(`GODOLYMPICS (${labels.scenarios[view.scenario]})  ${when}`, WIDTH - left.length)}${left}`,
    `${labels.bonus} ${view.bonus === null ? labels.none : labels.bonuses[view.bonus]}`,
    ...section(
      `${labels.endgame} `,
      view.goals.map(goal => labels.bonuses[goal]),
    ),
  ]
}

/** What a tile does, in three letters. */
function mark(view: GodView, tile: number, labels: Labels): string {
  if (tile === 0) return labels.start
  if (tile === view.finish) return labels.finish
  const { effect, amount } = view.track[tile]
  if (effect === 'star') return '*'
  if (effect === 'arrow') return `>${amount}`
  if (effect === 'steps') return amount > 0 ? `+${amount}` : `${amount}`
  return ''
}

/** A god with what matters in play: `Zeus 12/12m Storm` is rank, Power, sex and ability. */
function godIn(view: GodView, name: GodName, { gods, abilities, love }: Labels): string {
  const god = view.about[name]
  if (god === undefined) return gods[name]
  return `${gods[name]} ${god.rank}/${god.power || love}${god.sex[0]} ${abilities[god.ability]}`
}

/** The race track in rows of tiles: number and effect above, counters below. */
function track(view: GodView, labels: Labels): string[] {
  const lines: string[] = []
  for (let first = 0; first <= view.finish; first += TILES_A_ROW) {
    const tiles = Array.from({ length: Math.min(TILES_A_ROW, view.finish - first + 1) }, (_, i) => first + i)
    const cell = (text: string): string => `|${pad(text, CELL - 1)}`
    const label = (tile: number): string => {
      const effect = mark(view, tile, labels)
      return tile === 0 || tile === view.finish ? effect : `${tile}${effect && ` ${effect}`}`
    }
    const counters = (tile: number): string =>
      view.players
        .filter(player => player.tile === tile)
        .map(player => letter(player, labels))
        .join('')
    lines.push(`${tiles.map(tile => cell(label(tile))).join('')}|`)
    lines.push(`${tiles.map(tile => cell(` ${counters(tile)}`)).join('')}|`)
  }
  return lines
}

function pile<T extends string>(cards: Pile<T>, say: (word: T) => string, labels: Labels): string[] {
  const hidden = cards.size - cards.known.length
  const known = cards.known.map(say)
  return hidden > 0 ? [...known, labels.hidden(hidden)] : known
}

const gains = (player: PlayerView, labels: Labels): string[] =>
  GAINS.flatMap(gain => (player.gains[gain] === 0 ? [] : [`${labels.gains[gain]} ${player.gains[gain]}`]))

function players(view: GodView, name: Name, labels: Labels): string[] {
  const heads = [labels.steps, labels.hand, labels.stack, labels.personal, labels.aside]
  const width = Math.max(...heads.map(head => head.length)) + 1
  const below = (head: string, words: readonly string[]): string[] =>
    section(`    ${head.padEnd(width)}`, words)
  return view.players.flatMap((player, seat) => {
    const { mythology, tile, shortcut, diplomacy } = player
    const facts = [
      mythology === null ? labels.noMythology : labels.mythologies[mythology],
      labels.tile(tile),
      shortcut > 0 ? labels.shortcut(shortcut) : '',
      diplomacy === null ? '' : labels.hunts(labels.mythologies[diplomacy]),
    ]
    return [
      `${letter(player, labels)} ${labels.of(name(seat))} ${facts.filter(Boolean).join(', ')}`,
      ...below(labels.steps, gains(player, labels)),
      ...below(
        labels.hand,
        pile(player.hand, word => godIn(view, word, labels), labels),
      ),
      ...below(
        labels.stack,
        pile(player.stack, word => labels.gods[word], labels),
      ),
      ...below(
        labels.personal,
        pile(player.personal, word => labels.bonuses[word], labels),
      ),
      ...below(
        labels.aside,
        player.aside.map(word => labels.gods[word]),
      ),
    ]
  })
}

const section = (label: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : wrap(label, words)

function bankCard(
  view: GodView,
  { seat, card, up, triggered }: BankCard,
  onTop: boolean,
  name: Name,
  labels: Labels,
): string {
  const face = card === null ? labels.faceDown : up ? godIn(view, card, labels) : `(${labels.gods[card]})`
  const crown = onTop ? ` ${labels.onTop}` : ''
  return `${face}${triggered ? '!' : ''}${crown} ${labels.by(name(seat))}`
}

function table(view: GodView, name: Name, labels: Labels): string[] {
  const looked = (cards: readonly (GodName | null)[]): string[] =>
    cards.map(card => (card === null ? labels.unknown : labels.gods[card]))
  return [
    ...section(
      `${labels.bank} `,
      view.bank.map((card, i) => bankCard(view, card, i === view.crown, name, labels)),
    ),
    ...section(`${labels.discard} `, looked(view.discard)),
    ...section(`${labels.onGods} `, looked(view.gods.top)),
    ...section(`${labels.underGods} `, looked(view.gods.under)),
    ...section(
      `${labels.onBonuses} `,
      view.bonuses.top.map(card => (card === null ? labels.unknown : labels.bonuses[card])),
    ),
  ]
}

/**
 * Draws the table in text with the words of a language: the track, the players, the bank. Gods read rank/Power,
 * sex, ability. 80 columns.
 */
export const drawnWith =
  (labels: Labels) =>
  (view: GodView, name: Name): string => {
    const rule = '-'.repeat(WIDTH)
    return [
      ...heading(view, labels),
      rule,
      ...track(view, labels),
      rule,
      ...players(view, name, labels),
      rule,
      ...table(view, name, labels),
    ].join('\n')
  }
