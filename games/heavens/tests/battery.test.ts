import { battery } from '@pantheon/kit'
import { heavens } from '../index.ts'

battery(heavens, { folder: new URL('..', import.meta.url) })
