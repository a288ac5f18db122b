import { battery } from '../battery.ts'
import { omens } from '../toys/omens.ts'
import { tictactoe } from '../toys/tictactoe.ts'

battery(omens, {
  folder: new URL('../toys/omens/', import.meta.url),
  sources: ['../omens.ts'],
  perft: [
    { seats: 2, seed: 'a', opening: 0, depth: 4, nodes: 1_296 },
    { seats: 4, seed: 'a', depth: 6, nodes: 1_665 },
  ],
})

battery(tictactoe, {
  folder: new URL('../toys/tictactoe/', import.meta.url),
  sources: ['../tictactoe.ts'],
  perft: [{ seats: 2, seed: 'a', opening: 0, depth: 6, nodes: 54_720 }],
})
