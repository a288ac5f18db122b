import { battery } from '@pantheon/kit'
import { curious, eager, uniform } from '@pantheon/kit/fuzz'
import { kingOfTheHill } from '../index.ts'
import { collector } from './chooser.ts'

battery(kingOfTheHill, {
  folder: new URL('../', import.meta.url),
  choosers: [uniform, curious(kingOfTheHill), collector(), eager],
})
