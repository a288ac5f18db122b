import { battery } from '@pantheon/kit'
import { godolympics } from '../index.ts'

battery(godolympics, { folder: new URL('../', import.meta.url) })
