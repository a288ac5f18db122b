import { translation } from '@pantheon/kit'
import { ephyran } from '../index.ts'

translation(ephyran, 'fr', {
  folder: new URL('../', import.meta.url),
  same: ['castor', 'pollux', 'scylla', 'triton', 'trident', 'destruction', 'ephyran', 'lion', 'bronze'],
})
