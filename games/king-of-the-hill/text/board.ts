/** The table drawn in text, 80 columns wide. */
import type { Seat } from '@pantheon/core'
import { rowOf } from '../rules/map.ts'
import { REWARDS, RUNES, SECRETS, TEMPLES } from '../rules/names.ts'
import type { KingView, SeatView, TileView } from '../rules/view.ts'
import { god, guardian, rewardName, secretName, slot, title } from './words.ts'

const WIDTH = 80
const CELL = 7
const LETTER: Readonly<Record<string, string>> = {
  greek: 'G',
  egyptian: 'E',
  norse: 'N',
  slavic: 'S',
  hindu: 'H',
  dark: 'D',
  hidden: '?',
}

/** The hero, village, Temple or other thing on a tile, in at most five signs. */
function cell(tile: TileView, view: KingView): string {
  const here = view.seats.findIndex(seat => seat.place === tile.name)
  const marks = [
    here >= 0 ? `@${here + 1}` : '',
    tile.guardian !== null ? '!' : '',
    tile.arena !== null ? `A${LETTER[tile.arena]}` : '',
    tile.temple !== null ? `t${tile.temple.owner + 1}` : '',
    tile.fire ? '*' : '',
    tile.village === null ? '' : LETTER[tile.village].toLowerCase().replace('?', '~'),
  ].join('')
  if (tile.name === 'd4') return view.sealed ? `#${marks.replace('~', '')}#` : `^${marks}^`
  return marks || '.'
}

function map(view: KingView): string[] {
  const rows: string[][] = Array.from({ length: 7 }, () => [])
  view.tiles.forEach((tile, i) => {
    rows[rowOf(i)[0]].push(cell(tile, view))
  })
  return rows.map((cells, row) => {
    const line = cells.map(text => text.padStart(Math.ceil((CELL + text.length) / 2)).padEnd(CELL)).join('')
    const indent = Math.floor((WIDTH - 4 - line.length) / 2)
    return ` ${'abcdefg'[row]} ${' '.repeat(indent)}${line}`.trimEnd()
  })
}

const counted = (counts: readonly number[], name: (i: number) => string): string =>
  counts.flatMap((n, i) => (n > 0 ? [n > 1 ? `${n} ${name(i)}` : name(i)] : [])).join(', ')

/** Breaks a long line, going on under its text. */
function wrap(line: string, indent: number): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > WIDTH) {
    const cut = rest.lastIndexOf(' ', WIDTH)
    if (cut <= indent) break
    lines.push(rest.slice(0, cut))
    rest = `${' '.repeat(indent)}${rest.slice(cut + 1)}`
  }
  return [...lines, rest]
}

function player(seat: SeatView, number: Seat, view: KingView, name: string): string[] {
  if (seat.hero === null) return [` @${number + 1} ${name}`]
  const marks = [
    view.active === number ? 'to move' : '',
    view.first === number ? 'first' : '',
    view.darkHero === number ? 'Dark Hero' : '',
    view.contender === number ? 'Contender' : '',
    ...seat.effects,
  ].filter(Boolean)
  const lines = [
    ` @${number + 1} ${name}, ${title(seat.hero)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
    `    Health ${seat.health}/${seat.vigour}  attack ${seat.attack}  speed ${seat.speed}  at ${seat.place}  ` +
      `cards ${seat.rewards}+${seat.secrets}`,
  ]
  const temples = counted(seat.temples, i => TEMPLES[i])
  const villages = counted(seat.villages, i => title(RUNES[i]))
  const artifacts = seat.artifacts.map(({ name: artifact, side }) => `${title(artifact)} ${side}`).join(', ')
  for (const [what, text] of [
    ['Temples', temples],
    ['villages', villages],
    ['Arenas', seat.arenas.map(title).join(', ')],
    ['artifacts', artifacts],
    ['Missions', seat.missions.map(title).join(', ')],
    ['Dark runes', seat.darkRunes > 0 ? `${seat.darkRunes}` : ''],
    ['hand', seat.hand === null ? '' : counted(seat.hand, i => rewardName(REWARDS[i]))],
    ['secrets', seat.hidden === null ? '' : counted(seat.hidden, i => secretName(SECRETS[i]))],
  ])
    if (text !== '') lines.push(`    ${what}: ${text}`)
  return lines.flatMap(line => wrap(line, 6))
}

function heading(view: KingView): string {
  const chapter = view.final ? 'Final battle' : 'Adventures'
  const monster = view.monster
    ? `  ${title(view.monster.name)}: ${view.monster.health} Health, ${view.monster.tokens} tokens`
    : ''
  return ` ${chapter}, Moon on ${slot(view.marker)}  Guardians on side ${view.sideB ? 'B' : 'A'}${monster}`
}

const SLOT_NAMES = ['able', 'no ability', 'dead']

/** The quest or fight that is running, in a line. */
function running(view: KingView): string[] {
  const scene = view.scenes.findLast(({ at }) => at === 'quest' || at === 'battle' || at === 'arena')
  if (scene === undefined) return []
  const dice = scene.shows === '-' ? '' : `, dice ${scene.shows}`
  if (scene.at === 'quest') return [` Quest of ${god(Number(scene.god))}: ${scene.left} rolls left${dice}`]
  if (scene.at === 'battle') {
    const foe =
      scene.foe === 'guardian'
        ? `${guardian(Number(scene.rune))}, ${scene.health} Health`
        : `the ${scene.foe}`
    return [` Fight against ${foe}${dice}`]
  }
  const foes = Array.isArray(scene.foes) ? scene.foes : []
  const slots = Array.isArray(scene.slots) ? scene.slots : []
  return [
    ` Arena: ${foes.map((foe, i) => `${i + 1} ${guardian(foe)} (${SLOT_NAMES[slots[i]]})`).join(', ')}${dice}`,
  ]
}

/** The table as seen in `view`. */
export function draw(view: KingView, name: (seat: Seat) => string): string {
  const legend = ' @ hero  ~ village (a letter: its rune)  t Temple  ! Guardian  A Arena  # Seal'
  const market = view.market.length > 0 ? wrap(` Market: ${view.market.map(title).join(', ')}`, 3) : []
  return [
    heading(view),
    '',
    ...map(view),
    '',
    legend,
    ...market,
    ...running(view),
    '',
    ...view.seats.flatMap((seat, number) => player(seat, number, view, name(number))),
  ].join('\n')
}
