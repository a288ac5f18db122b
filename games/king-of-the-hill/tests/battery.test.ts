import { battery } from '@pantheon/kit'
import { kingOfTheHill } from '../index.ts'

battery(kingOfTheHill, { folder: new URL('../', import.meta.url) })
