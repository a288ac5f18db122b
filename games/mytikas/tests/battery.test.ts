import { battery } from '@pantheon/kit'
import { mytikas } from '../index.ts'

battery(mytikas, {
  folder: new URL('../', import.meta.url),
  perft: [
    { seats: 2, seed: 'olympus', opening: 20, depth: 4, nodes: 70 },
    { seats: 3, seed: 'olympus', opening: 60, depth: 4, nodes: 80 },
    { seats: 4, seed: 'olympus', opening: 100, depth: 4, nodes: 428 },
    { seats: 2, options: { deal: 'two' }, seed: 'olympus', opening: 0, depth: 4, nodes: 6720 },
    { seats: 4, seed: 'olympus', opening: 0, depth: 3, nodes: 960 },
  ],
})
