import { translation } from '@pantheon/kit'
import { heavens } from '../index.ts'

translation(heavens, 'fr', {
  folder: new URL('../', import.meta.url),
  same: [
    'zeus',
    'prestige',
    'orange',
    'plan',
    'plans',
    'phase',
    'constellations',
    'constellation',
    'forge',
    'oo',
    'ooo',
  ],
})
