import { battery } from '@pantheon/kit'
import { mytikas } from '../index.ts'

battery(mytikas, {
  folder: new URL('../', import.meta.url),
  perft: [
    { seats: 2, seed: 'olympus', opening: 20, depth: 7, nodes: 3208 },
    { seats: 3, seed: 'olympus', opening: 60, depth: 7, nodes: 7836 },
    { seats: 4, seed: 'olympus', opening: 100, depth: 6, nodes: 6219 },
    { seats: 2, options: { deal: 'two' }, seed: 'olympus', opening: 0, depth: 4, nodes: 6720 },
    { seats: 4, seed: 'olympus', opening: 0, depth: 5, nodes: 174720 },
  ],
})
