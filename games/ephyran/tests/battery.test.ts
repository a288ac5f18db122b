import { battery } from '@pantheon/kit'
import { ephyran } from '../index.ts'

battery(ephyran, {
  folder: new URL('../', import.meta.url),
  perft: [
    { seats: 3, seed: 'b', opening: 60, depth: 4, nodes: 1985 },
    { seats: 4, seed: 'c', opening: 120, depth: 4, nodes: 1874 },
    { seats: 2, seed: 'd', opening: 200, depth: 5, nodes: 210736 },
  ],
})
