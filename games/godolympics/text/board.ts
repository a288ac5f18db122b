import type { Seat } from '@pantheon/core'
import { GAINS, type Gain, type GodName } from '../rules/names.ts'
import type { BankCard, GodView, Pile, PlayerView } from '../rules/view.ts'
import { BONUS_TEXT, title } from './words.ts'

type Name = (seat: Seat) => string

const WIDTH = 80
const TILES_A_ROW = 11
const CELL = 7

const pad = (text: string, width: number): string => text.padEnd(width).slice(0, width)

/** Each player's counter: the first letter of the mythology. */
const letter = (player: PlayerView): string => (player.mythology ?? '?')[0].toUpperCase()

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

function heading(view: GodView): string[] {
  const when = view.day === 0 ? 'before the race' : `Day ${view.day}, round ${view.round} of ${view.rounds}`
  const bonus = view.bonus === null ? 'none' : BONUS_TEXT[view.bonus]
  return [
    `${pad(`GODOLYMPICS (${view.scenario})  ${when}`, 56)}${`${view.gods.size} gods, ${view.bonuses.size} bonuses left`.padStart(WIDTH - 56)}`,
    `Bonus: ${bonus}`,
    ...wrap(
      'Endgame: ',
      view.goals.map(goal => BONUS_TEXT[goal]),
    ).filter(line => line !== 'Endgame:'),
  ]
}

/** What a tile does, in three letters. */
function mark(view: GodView, tile: number): string {
  if (tile === 0) return 'START'
  if (tile === view.finish) return 'FINISH'
  const { effect, amount } = view.track[tile]
  if (effect === 'star') return '*'
  if (effect === 'arrow') return `>${amount}`
  if (effect === 'steps') return amount > 0 ? `+${amount}` : `${amount}`
  return ''
}

/** A god with what matters in play: `Zeus 12/12m Storm` is rank, Power, sex and ability. */
function godIn(view: GodView, name: GodName): string {
  const god = view.about[name]
  if (god === undefined) return title(name)
  return `${title(name)} ${god.rank}/${god.power || 'love '}${god.sex[0]} ${title(god.ability)}`
}

/** The race track in rows of tiles: number and effect above, counters below. */
function track(view: GodView): string[] {
  const lines: string[] = []
  for (let first = 0; first <= view.finish; first += TILES_A_ROW) {
    const tiles = Array.from({ length: Math.min(TILES_A_ROW, view.finish - first + 1) }, (_, i) => first + i)
    const cell = (text: string): string => `|${pad(text, CELL - 1)}`
    const label = (tile: number): string => {
      const effect = mark(view, tile)
      return tile === 0 || tile === view.finish ? effect : `${tile}${effect && ` ${effect}`}`
    }
    const counters = (tile: number): string =>
      view.players
        .filter(player => player.tile === tile)
        .map(letter)
        .join('')
    lines.push(`${tiles.map(tile => cell(label(tile))).join('')}|`)
    lines.push(`${tiles.map(tile => cell(` ${counters(tile)}`)).join('')}|`)
  }
  return lines
}

const pile = <T extends string>(cards: Pile<T>, say: (word: T) => string = title): string[] => {
  const hidden = cards.size - cards.known.length
  const known = cards.known.map(say)
  return hidden > 0 ? [...known, `${hidden} hidden`] : known
}

function gains(player: PlayerView): string {
  const parts = GAINS.filter((gain: Gain) => player.gains[gain] !== 0)
  return parts.map(gain => `${gain} ${player.gains[gain]}`).join(', ')
}

function players(view: GodView, name: Name): string[] {
  return view.players.flatMap((player, seat) => {
    const mythology = title(player.mythology ?? 'no mythology yet')
    const shortcut = player.shortcut > 0 ? `, shortcut to ${player.shortcut}` : ''
    const hunts = player.diplomacy === null ? '' : `, hunts ${title(player.diplomacy)}`
    const gained = gains(player)
    return [
      `${letter(player)} ${name(seat)}: ${mythology}, tile ${player.tile}${shortcut}${hunts}`,
      ...(gained === '' ? [] : wrap('    steps: ', gained.split(', '))),
      ...section(
        '    hand:  ',
        pile(player.hand, name => godIn(view, name)),
      ),
      ...section('    Stack: ', pile(player.stack)),
      ...section(
        '    bonus: ',
        pile(player.personal, name => BONUS_TEXT[name]),
      ),
      ...section('    aside: ', player.aside.map(title)),
    ]
  })
}

const section = (label: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : wrap(label, words)

function bankCard(view: GodView, { seat, card, up, triggered }: BankCard, index: number, name: Name): string {
  const face = card === null ? 'face down' : up ? godIn(view, card) : `(${title(card)})`
  const crown = index === view.crown ? ' on top' : ''
  return `${face}${triggered ? '!' : ''}${crown} by ${name(seat)}`
}

function table(view: GodView, name: Name): string[] {
  const looked = (cards: readonly (string | null)[]): string[] => cards.map(card => title(card ?? 'unknown'))
  return [
    ...section(
      'Bank: ',
      view.bank.map((card, i) => bankCard(view, card, i, name)),
    ),
    ...section('Discard pile: ', view.discard.map(title)),
    ...section('On the Gods deck: ', looked(view.gods.top)),
    ...section('Under the Gods deck: ', looked(view.gods.under)),
    ...section(
      'On the Bonus deck: ',
      view.bonuses.top.map(card => (card === null ? 'unknown' : BONUS_TEXT[card])),
    ),
  ]
}

/** The table in text: the track, the players, the bank. Gods read rank/Power, sex, ability. 80 columns. */
export function draw(view: GodView, name: Name): string {
  const rule = '-'.repeat(WIDTH)
  return [
    ...heading(view),
    rule,
    ...track(view),
    rule,
    ...players(view, name),
    rule,
    ...table(view, name),
  ].join('\n')
}
