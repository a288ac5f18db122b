import { translation } from '@pantheon/kit'
import { godolympics } from '../index.ts'
import { GODS } from '../rules/names.ts'
import { GOD_NAMES } from '../text/fr/words.ts'

/** Gods with the same name in both languages. */
const SAME_GODS = GODS.filter(god => GOD_NAMES[god].toLowerCase() === god)

translation(godolympics, 'fr', {
  folder: new URL('../', import.meta.url),
  same: [...SAME_GODS, 'arcade', 'justice', 'silence', 'godolympics', 'bonus', 'but'],
})
