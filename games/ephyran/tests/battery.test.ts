import { battery } from '@pantheon/kit'
import { ephyran } from '../index.ts'

battery(ephyran, { folder: new URL('../', import.meta.url) })
