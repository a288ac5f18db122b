import { battery } from '../battery.ts'
import { omens } from '../toys/omens.ts'
import { tictactoe } from '../toys/tictactoe.ts'

battery(omens, {
  folder: new URL('../toys/omens/', import.meta.url),
  sources: ['../omens.ts'],
})

battery(tictactoe, {
  folder: new URL('../toys/tictactoe/', import.meta.url),
  sources: ['../tictactoe.ts'],
})
