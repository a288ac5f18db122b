import { battery } from '@pantheon/kit'
import { godolympics } from '../index.ts'

battery(godolympics, {
  folder: new URL('../', import.meta.url),
  perft: [
    { seats: 2, seed: 'duel', depth: 4, nodes: 14268 },
    { seats: 3, seed: 'three', opening: 120, depth: 4, nodes: 200 },
    { seats: 5, seed: 'five', opening: 60, depth: 4, nodes: 13608 },
  ],
})
