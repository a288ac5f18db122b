/** The table drawn in text, 80 columns wide. */
import type { Seat } from '@pantheon/core'
import { rowOf } from '../rules/map.ts'
import { REWARDS, RUNES, SECRETS, TEMPLES } from '../rules/names.ts'
import type { KingView, SeatView, TileView } from '../rules/view.ts'

/** The words on the drawn table, in one language. */
export interface Labels {
  /** A letter for each mythology and the dark. */
  readonly letters: Readonly<Record<string, string>>
  readonly hero: (word: string) => string
  readonly god: (number: number) => string
  readonly mission: (mission: SeatView['missions'][number]) => string
  readonly artifact: (word: string) => string
  readonly temple: (word: string) => string
  readonly reward: (word: string) => string
  readonly secret: (word: string) => string
  /** A village or an Arena by its mythology. */
  readonly village: (word: string) => string
  readonly arena: (word: string) => string
  readonly guardian: (rune: number) => string
  /** A Guardian as an opponent in a sentence. */
  readonly against: (rune: number) => string
  readonly monster: (word: string) => string
  readonly place: (word: string) => string
  /** What works on a hero. */
  readonly effect: (word: string) => string
  readonly toMove: string
  readonly first: string
  readonly darkHero: string
  readonly contender: string
  readonly health: string
  readonly attack: string
  readonly speed: string
  readonly cards: string
  readonly temples: string
  readonly villages: string
  readonly arenas: string
  readonly artifacts: string
  readonly missions: string
  readonly darkRunes: string
  readonly hand: string
  readonly secrets: string
  readonly adventures: string
  readonly finalBattle: string
  readonly moon: (marker: number) => string
  readonly guardians: (side: string) => string
  readonly monsterState: (health: number, tokens: number) => string
  readonly quest: (god: string, rolls: number) => string
  readonly fight: (foe: string) => string
  readonly foe: (word: string) => string
  readonly healthOf: (health: number) => string
  readonly dice: (word: string) => string
  readonly arenaFight: string
  /** The slots of an Arena: able, without ability, dead. */
  readonly slots: readonly string[]
  readonly market: string
  readonly legend: string
}

const WIDTH = 80
const CELL = 7

/** The hero, village, Temple or other thing on a tile, in at most five signs. */
function cell(tile: TileView, view: KingView, { letters }: Labels): string {
  const here = view.seats.findIndex(seat => seat.place === tile.name)
  const marks = [
    here >= 0 ? `@${here + 1}` : '',
    tile.guardian !== null ? '!' : '',
    tile.arena !== null ? `A${letters[tile.arena]}` : '',
    tile.temple !== null ? `t${tile.temple.owner + 1}` : '',
    tile.fire ? '*' : '',
    tile.village === null ? '' : (letters[tile.village]?.toLowerCase() ?? '~'),
  ].join('')
  if (tile.name === 'd4') return view.sealed ? `#${marks.replace('~', '')}#` : `^${marks}^`
  return marks || '.'
}

function map(view: KingView, labels: Labels): string[] {
  const rows: string[][] = Array.from({ length: 7 }, () => [])
  view.tiles.forEach((tile, i) => {
    rows[rowOf(i)[0]].push(cell(tile, view, labels))
  })
  return rows.map((cells, row) => {
    const line = cells.map(text => text.padStart(Math.ceil((CELL + text.length) / 2)).padEnd(CELL)).join('')
    const indent = Math.floor((WIDTH - 4 - line.length) / 2)
    return ` ${'abcdefg'[row]} ${' '.repeat(indent)}${line}`.trimEnd()
  })
}

const counted = (counts: readonly number[], name: (i: number) => string): string =>
  counts.flatMap((n, i) => (n > 0 ? [n > 1 ? `${name(i)} ×${n}` : name(i)] : [])).join(', ')

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

function player(seat: SeatView, number: Seat, view: KingView, name: string, labels: Labels): string[] {
  if (seat.hero === null) return [` @${number + 1} ${name}`]
  const marks = [
    view.active === number ? labels.toMove : '',
    view.first === number ? labels.first : '',
    view.darkHero === number ? labels.darkHero : '',
    view.contender === number ? labels.contender : '',
    ...seat.effects.map(labels.effect),
  ].filter(Boolean)
  const stats = [
    `${labels.health} ${seat.health}/${seat.vigour}`,
    `${labels.attack} ${seat.attack}`,
    `${labels.speed} ${seat.speed}`,
    labels.place(seat.place),
    `${labels.cards} ${seat.rewards}+${seat.secrets}`,
  ]
  const lines = [
    ` @${number + 1} ${name}, ${labels.hero(seat.hero)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
    `    ${stats.join('  ')}`,
  ]
  const artifacts = seat.artifacts.map(({ name: word, side }) => `${labels.artifact(word)} ${side}`)
  for (const [what, text] of [
    [labels.temples, counted(seat.temples, i => labels.temple(TEMPLES[i]))],
    [labels.villages, counted(seat.villages, i => labels.village(RUNES[i]))],
    [labels.arenas, seat.arenas.map(labels.arena).join(', ')],
    [labels.artifacts, artifacts.join(', ')],
    [labels.missions, seat.missions.map(labels.mission).join('; ')],
    [labels.darkRunes, seat.darkRunes > 0 ? `${seat.darkRunes}` : ''],
    [labels.hand, seat.hand === null ? '' : counted(seat.hand, i => labels.reward(REWARDS[i]))],
    [labels.secrets, seat.hidden === null ? '' : counted(seat.hidden, i => labels.secret(SECRETS[i]))],
  ])
    if (text !== '') lines.push(`    ${what} ${text}`)
  return lines.flatMap(line => wrap(line, 6))
}

function heading(view: KingView, labels: Labels): string[] {
  const { monster } = view
  return [
    ` ${view.final ? labels.finalBattle : labels.adventures}, ${labels.moon(view.marker)}  ${labels.guardians(view.sideB ? 'B' : 'A')}`,
    ...(monster
      ? [` ${labels.monster(monster.name)}, ${labels.monsterState(monster.health, monster.tokens)}`]
      : []),
  ]
}

/** The quest or fight that is running, in a line. */
function running(view: KingView, labels: Labels): string[] {
  const scene = view.scenes.findLast(({ at }) => at === 'quest' || at === 'battle' || at === 'arena')
  if (scene === undefined) return []
  const dice = scene.shows === '-' ? '' : `, ${labels.dice(`${scene.shows}`)}`
  if (scene.at === 'quest')
    return wrap(` ${labels.quest(labels.god(Number(scene.god)), Number(scene.left))}${dice}`, 3)
  if (scene.at === 'battle') {
    const foe =
      scene.foe === 'guardian'
        ? `${labels.against(Number(scene.rune))}, ${labels.healthOf(Number(scene.health))}`
        : labels.foe(`${scene.foe}`)
    return wrap(` ${labels.fight(foe)}${dice}`, 3)
  }
  const foes = Array.isArray(scene.foes) ? scene.foes : []
  const slots = Array.isArray(scene.slots) ? scene.slots : []
  const lined = foes.map((foe, i) => `${i + 1} ${labels.guardian(foe)} (${labels.slots[slots[i]]})`)
  return wrap(` ${labels.arenaFight} ${lined.join(', ')}${dice}`, 3)
}

/** Draws the table with the words of a language, as seen in the view. */
export const drawnWith =
  (labels: Labels) =>
  (view: KingView, name: (seat: Seat) => string): string => {
    const market = view.market.map(labels.artifact).join(', ')
    return [
      ...heading(view, labels),
      '',
      ...map(view, labels),
      '',
      ` ${labels.legend}`,
      ...(market === '' ? [] : wrap(` ${labels.market} ${market}`, 3)),
      ...running(view, labels),
      '',
      ...view.seats.flatMap((seat, number) => player(seat, number, view, name(number), labels)),
    ].join('\n')
  }
