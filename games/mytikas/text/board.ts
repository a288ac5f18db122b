import type { Seat } from '@pantheon/core'
import type { Effect, EffectName } from '../rules/data.ts'
import { AREAS, cell, PIECE_OF, PIECES, RESOURCES, SLOTS, TOP } from '../rules/names.ts'
import type { View } from '../rules/view.ts'

type Name = (seat: Seat) => string

/** The words on the drawn table, in one language. */
export interface Labels {
  readonly mountain: string
  readonly full: string
  readonly board: string
  readonly line: string
  readonly faceDown: (cards: number) => string
  readonly locks: string
  readonly noLock: string
  readonly none: string
  readonly deities: string
  readonly locked: string
  readonly nextTurn: string
  readonly players: string
  /** Stands before the number of a level. */
  readonly level: string
  readonly offerings: string
  readonly favors: string
  readonly toBuild: string
  readonly nothing: string
  readonly building: string
  readonly and: string
  readonly inHand: string
  /** A letter for each resource, and what the letters mean. */
  readonly initials: readonly string[]
  readonly legend: string
  /** Minor city, small temple, major city, large temple. */
  readonly signs: readonly string[]
  readonly pieces: readonly string[]
  readonly god: (god: number) => string
  readonly card: (card: number) => string
  readonly favorsOf: (favors: number) => string
  /** Each effect in a few words. */
  readonly effects: Readonly<Record<EffectName, (n: number) => string>>
}

const WIDTH = 78
const rule = (label: string): string => `── ${label} `.padEnd(WIDTH, '─')

/** Draws the table in text with the words of a language: mountain, action board, deities, then each player. */
export const drawnWith =
  (labels: Labels) =>
  (view: View, name: Name): string =>
    [
      ...mountain(view, name, labels),
      ...actions(view, name, labels),
      ...deities(view, name, labels),
      ...players(view, name, labels),
      ...choice(view, labels),
    ].join('\n')

/** Narrower towards the summit: tokens left and what stands on each level. */
function mountain(view: View, name: Name, { mountain: heading, full, signs }: Labels): string[] {
  const lines = [rule(heading)]
  for (let level = TOP; level >= 1; level--) {
    const left = view.tokens[level - 1]
    const standing = view.players
      .map((player, seat) => {
        const start = level === 1 ? signs[0] : ''
        const built = player.slots.map((at, slot) => (at === level ? signs[PIECE_OF[slot]] : '')).join('')
        return start + built ? `${name(seat)} ${start}${built}` : ''
      })
      .filter(Boolean)
      .join(' · ')
    const inside = `${level}`.padStart((TOP - level) * 2 + 2).padEnd((TOP - level) * 4 + 3)
    const slope = `${' '.repeat(level * 2)}╱${inside}╲`
    const tokens = left === 0 ? full : '●'.repeat(left)
    lines.push(`${slope.padEnd(22)} ${tokens.padEnd(8)} ${standing}`)
  }
  return lines
}

/** Each god with its pile of favors; by day and by night the main action, the ribbon, and whose Builder is there. */
function actions(view: View, name: Name, labels: Labels): string[] {
  const { main, ribbon } = view.printed
  return [
    rule(labels.board),
    ...AREAS.map((_, area) => {
      const pile = labels.favorsOf(view.pile[area >> 1])
      const god = area % 2 === 0 ? `${labels.god(area / 2)} (${pile})` : ''
      const what = `${area % 2 === 0 ? '☼' : '☾'} ${phrase(main[area], labels)} › ${phrase(ribbon[area], labels)}`
      const there = view.players.findIndex(player => player.builder === area)
      return `  ${god.padEnd(20)} ${what.padEnd(44)} ${there < 0 ? '' : `▲ ${name(there)}`}`.trimEnd()
    }),
  ]
}

const phrase = ({ do: what, n }: Effect, { effects }: Labels): string => effects[what](n)

function deities(view: View, name: Name, labels: Labels): string[] {
  const line = view.deities.filter(deity => deity.holder < 0).map(deity => labels.card(deity.card))
  const lying = `${labels.line} ${line.join(', ') || labels.none} + ${labels.faceDown(view.faceDown)}`
  const rows = [
    rule(labels.deities),
    `  ${lying}     ${labels.locks} ${view.locks.join(' ') || labels.noLock}`,
  ]
  for (let seat = 0; seat < view.seats; seat++) {
    const own = view.deities
      .filter(deity => deity.holder === seat)
      .map(deity => {
        const hold = deity.lock > 0 ? `${labels.locked} ${deity.lock}` : `${deity.offerings}`
        const wait = deity.works || view.turn === 0 ? '' : `, ${labels.nextTurn}`
        return `${labels.card(deity.card)} (${hold}${wait})`
      })
    if (own.length > 0) rows.push(`  ${name(seat).padEnd(10)} ${own.join(', ')}`)
  }
  return rows
}

/** Cubes by level, pieces still to build, favors and offerings. */
function players(view: View, name: Name, labels: Labels): string[] {
  const lines = [rule(labels.players)]
  view.players.forEach((player, seat) => {
    const mark = seat === view.active && view.turn > 0 ? '▶' : ' '
    const cubes = Array.from({ length: TOP }, (_, l) => {
      const here = RESOURCES.map((_r, r) => {
        const n = player.cubes[cell(r, l + 1)]
        return n > 0 ? `${n}${labels.initials[r]}` : ''
      }).filter(Boolean)
      return `${labels.level}${l + 1} ${here.join(' ') || '-'}`.padEnd(11)
    }).join(' ')
    const favors = player.favors.map((n, god) => (n > 0 ? `${labels.god(god)}×${n}` : '')).filter(Boolean)
    const left = SLOTS.map((_s, slot) => (player.slots[slot] === 0 ? labels.signs[PIECE_OF[slot]] : '')).join(
      '',
    )
    lines.push(`${mark} ${name(seat).padEnd(10)} ${cubes}`)
    const rest = [
      `${labels.offerings} ${player.reserve}`,
      `${labels.favors} ${favors.join(' ') || labels.none}`,
      `${labels.toBuild} ${left || labels.nothing}`,
    ]
    lines.push(`${' '.repeat(13)}${rest.join('   ')}`)
  })
  return [...lines, ...prices(view, labels)]
}

/** What each piece costs, and what its slots give. */
function prices(view: View, labels: Labels): string[] {
  const { cost, slot, worth } = view.printed
  return [
    rule(labels.building),
    ...PIECES.map((_piece, p) => {
      const price = cost[p].map((n, r) => (n > 0 ? `${n}${labels.initials[r]}` : '')).filter(Boolean)
      const gifts = SLOTS.flatMap((_s, i) =>
        PIECE_OF[i] === p ? [slot[i].map(effect => phrase(effect, labels)).join(` ${labels.and} `)] : [],
      )
      const label = `${labels.signs[p]} ${labels.pieces[p]}`
      return `  ${label.padEnd(16)}${price.join(' ').padEnd(10)}×${worth[p]}   ${gifts.join(' · ')}`
    }),
    `  ${labels.legend}`,
  ]
}

/** The set-up variant: the two cards these eyes may choose from. */
function choice(view: View, labels: Labels): string[] {
  const hand = view.hands.find(cards => cards !== null && cards.length > 0)
  return hand ? [`  ${labels.inHand} ${hand.map(labels.card).join(', ')}`] : []
}
