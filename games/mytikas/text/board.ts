import type { Seat } from '@pantheon/core'
import type { Effect, EffectName } from '../rules/data.ts'
import { AREAS, CARDS, cell, GODS, PIECE_OF, PIECES, RESOURCES, SLOTS, TOP } from '../rules/names.ts'
import type { View } from '../rules/view.ts'

type Name = (seat: Seat) => string

const title = (word: string): string => word[0].toUpperCase() + word.slice(1)
const INITIALS = ['S', 'M', 'G'] as const
/** Minor city, small temple, major city, large temple. */
const SIGNS = ['m', 't', 'M', 'T'] as const
const WIDTH = 78
const rule = (label: string): string => `── ${label} `.padEnd(WIDTH, '─')

/** The table drawn in text: the mountain, the action board, the deities, then each player. */
export const draw = (view: View, name: Name): string =>
  [
    ...mountain(view, name),
    ...actions(view, name),
    ...deities(view, name),
    ...players(view, name),
    ...choice(view),
  ].join('\n')

/** Narrower towards the summit: tokens left and what stands on each level. */
function mountain(view: View, name: Name): string[] {
  const lines = [rule('Mount Olympus')]
  for (let level = TOP; level >= 1; level--) {
    const left = view.tokens[level - 1]
    const standing = view.players
      .map((player, seat) => {
        const start = level === 1 ? 'm' : ''
        const built = player.slots.map((at, slot) => (at === level ? SIGNS[PIECE_OF[slot]] : '')).join('')
        return start + built ? `${name(seat)} ${start}${built}` : ''
      })
      .filter(Boolean)
      .join(' · ')
    const inside = `${level}`.padStart((TOP - level) * 2 + 2).padEnd((TOP - level) * 4 + 3)
    const slope = `${' '.repeat(level * 2)}╱${inside}╲`
    const tokens = left === 0 ? 'full' : '●'.repeat(left)
    lines.push(`${slope.padEnd(22)} ${tokens.padEnd(8)} ${standing}`)
  }
  return lines
}

/** Each god with its pile of favors; by day and by night the main action, the ribbon, and whose Builder is there. */
function actions(view: View, name: Name): string[] {
  const { main, ribbon } = view.printed
  return [
    rule('Action board: main action › ribbon'),
    ...AREAS.map((_, area) => {
      const god = area % 2 === 0 ? `${title(GODS[area / 2])} (${count(view.pile[area / 2], 'favor')})` : ''
      const what = `${area % 2 === 0 ? '☼' : '☾'} ${phrase(main[area])} › ${phrase(ribbon[area])}`
      const there = view.players.findIndex(player => player.builder === area)
      return `  ${god.padEnd(20)} ${what.padEnd(44)} ${there < 0 ? '' : `▲ ${name(there)}`}`.trimEnd()
    }),
  ]
}

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** An effect in a few words. */
function phrase({ do: what, n }: Effect): string {
  const phrases: Record<EffectName, string> = {
    cities: 'every city produces',
    produce: 'produce on level 1',
    temple: 'build a temple',
    city: 'build a city',
    offerings: count(n, 'offering'),
    favor: count(n, 'favor'),
    up: count(n, 'arrow'),
    move: `move ${count(n, 'cube')}`,
    offer: 'make an offering',
    'take-or-offer': `${count(n, 'offering')} or make one`,
    gold: `${n} gold`,
  }
  return phrases[what]
}

function deities(view: View, name: Name): string[] {
  const line = view.deities.filter(deity => deity.holder < 0).map(deity => title(CARDS[deity.card]))
  const locks = view.locks.join(' ')
  const rows = [
    rule('Deities'),
    `  Line: ${line.join(', ') || 'none'} + ${view.faceDown} face down     Locks: ${locks || 'none left'}`,
  ]
  for (let seat = 0; seat < view.seats; seat++) {
    const own = view.deities
      .filter(deity => deity.holder === seat)
      .map(deity => {
        const hold = deity.lock > 0 ? `locked ${deity.lock}` : `${deity.offerings}`
        return `${title(CARDS[deity.card])} (${hold}${deity.works || view.turn === 0 ? '' : ', next turn'})`
      })
    if (own.length > 0) rows.push(`  ${name(seat).padEnd(10)} ${own.join(', ')}`)
  }
  return rows
}

/** Cubes by level, pieces still to build, favors and offerings. */
function players(view: View, name: Name): string[] {
  const lines = [rule('Players')]
  view.players.forEach((player, seat) => {
    const mark = seat === view.active && view.turn > 0 ? '▶' : ' '
    const cubes = Array.from({ length: TOP }, (_, l) => {
      const here = RESOURCES.map((_r, r) => {
        const n = player.cubes[cell(r, l + 1)]
        return n > 0 ? `${n}${INITIALS[r]}` : ''
      }).filter(Boolean)
      return `L${l + 1} ${here.join(' ') || '-'}`.padEnd(12)
    }).join('')
    const favors = GODS.map((god, g) => (player.favors[g] > 0 ? `${title(god)}×${player.favors[g]}` : ''))
    const toBuild = SLOTS.map((_s, slot) => (player.slots[slot] === 0 ? SIGNS[PIECE_OF[slot]] : '')).join('')
    lines.push(`${mark} ${name(seat).padEnd(10)} ${cubes}`)
    const rest = `offerings ${player.reserve}   favors ${favors.filter(Boolean).join(' ') || 'none'}   to build ${toBuild || 'nothing'}`
    lines.push(`${' '.repeat(13)}${rest}`)
  })
  return [...lines, ...prices(view)]
}

/** What each piece costs, and what its slots give. */
function prices(view: View): string[] {
  const { cost, slot } = view.printed
  return [
    rule('Building: cost, points a level, what each slot gives'),
    ...PIECES.map((piece, p) => {
      const price = RESOURCES.map((_r, r) => (cost[p][r] > 0 ? `${cost[p][r]}${INITIALS[r]}` : '')).filter(
        Boolean,
      )
      const gifts = SLOTS.flatMap((_s, i) => (PIECE_OF[i] === p ? [slot[i].map(phrase).join(' and ')] : []))
      const label = `${SIGNS[p]} ${piece.replace('-', ' ')}`
      return `  ${label.padEnd(16)}${price.join(' ').padEnd(10)}×${view.printed.worth[p]}   ${gifts.join(' · ')}`
    }),
    '  S stone  M marble  G gold',
  ]
}

/** The set-up variant: the two cards these eyes may choose from. */
function choice(view: View): string[] {
  const hand = view.hands.find(cards => cards !== null && cards.length > 0)
  return hand ? [`  In hand: ${hand.map(card => title(CARDS[card])).join(', ')}`] : []
}
