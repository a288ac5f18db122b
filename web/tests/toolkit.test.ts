import { expect, test } from 'vitest'
import { disc, distance, extent, middle } from '../toolkit/hex.ts'
import { folded, shared } from '../toolkit/moves.ts'

const offers = (verb: string, count: number, more = '') =>
  Array.from({ length: count }, (_, i) => ({
    move: `${verb} ${i}${more}`,
    text: `${verb} number ${i}${more}`,
  }))

test('a short list of moves is shown as it is', () => {
  const list = [...offers('go', 7), ...offers('keep', 3)]
  expect(folded(list)).toEqual({ plain: list, folds: [] })
})

test('in a long list a verb with many moves is folded under the words its moves share', () => {
  const list = [{ move: 'end', text: 'End the turn' }, ...offers('go', 12)]
  const { plain, folds } = folded(list)
  expect(plain).toEqual([list[0]])
  expect(folds.map(({ start, offers: own }) => [start, own.length])).toEqual([['Go number', 12]])
})

test('a crowded fold is parted by what its moves begin with', () => {
  const list = ['stone', 'gold'].flatMap(cube =>
    Array.from({ length: 8 }, (_, i) => ({ move: `move ${cube} ${i}`, text: `move ${cube} to ${i}` })),
  )
  expect(folded(list).folds.map(({ start, offers: own }) => [start, own.length])).toEqual([
    ['Move stone to', 8],
    ['Move gold to', 8],
  ])
})

test('no move is lost or shown twice by folding', () => {
  const list = [...offers('a', 3), ...offers('b', 20), ...offers('c', 6)]
  const { plain, folds } = folded(list)
  expect([...plain, ...folds.flatMap(fold => fold.offers)].map(({ move }) => move).sort()).toEqual(
    list.map(({ move }) => move).sort(),
  )
})

test('what sentences share ends at a whole word, and is never the whole of one', () => {
  expect(shared(['take gold', 'take goods'])).toBe('Take')
  expect(shared(['pass', 'pass on'])).toBe('Pass')
})

test('hexes: neighbours are one step apart, and their middles lie equally far', () => {
  const ring = disc(1).filter(hex => distance(hex, { q: 0, r: 0 }) === 1)
  expect(ring).toHaveLength(6)
  for (const hex of ring) expect(Math.hypot(...middle(hex))).toBeCloseTo(Math.sqrt(3))
})

test('hexes: a disc of radius 3 has 37, and its box holds every middle', () => {
  const hexes = disc(3)
  expect(hexes).toHaveLength(37)
  const box = extent(hexes)
  for (const hex of hexes) {
    const [x, y] = middle(hex)
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true)
  }
})
