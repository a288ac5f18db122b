import { battery } from '@pantheon/kit'
import { curious, eager, uniform } from '@pantheon/kit/fuzz'
import { kingOfTheHill } from '../index.ts'
import { collector, gladiator, missionary } from './chooser.ts'

battery(kingOfTheHill, {
  folder: new URL('../', import.meta.url),
  games: 12,
  choosers: [uniform, curious(kingOfTheHill), collector(), missionary(), gladiator(), eager],
})
