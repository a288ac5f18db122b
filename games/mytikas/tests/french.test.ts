import { translation } from '@pantheon/kit'
import { mytikas } from '../index.ts'

translation(mytikas, 'fr', {
  folder: new URL('../', import.meta.url),
  same: ['zeus', 'pan', 'aphrodite', 'hestia', 'temple', 'temples'],
})
