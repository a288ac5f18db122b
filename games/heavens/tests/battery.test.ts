import { battery } from '@pantheon/kit'
import { heavens } from '../index.ts'

battery(heavens, {
  folder: new URL('..', import.meta.url),
  perft: [
    // By hand: 3 lots of the first god, then 30, 29 and 28 empty spaces; the fourth planet avoids its god's first orbit,
    // which leaves 28 * 27 * (30 - k) ways to play the three planets after a first one in an orbit of k = 3, 6, 9, 12.
    { seats: 3, seed: 'night before', opening: 0, depth: 4, nodes: 3 * 30 * 29 * 28 },
    {
      seats: 3,
      seed: 'night before',
      opening: 0,
      depth: 5,
      nodes: 3 * 28 * 27 * (3 * 27 + 6 * 24 + 9 * 21 + 12 * 18),
    },
    { seats: 5, seed: 'day one', depth: 4, nodes: 384 },
    { seats: 4, seed: 'later', opening: 100, depth: 4, nodes: 216 },
    { seats: 3, seed: 'end', opening: 98, depth: 6, nodes: 30258 },
  ],
})
