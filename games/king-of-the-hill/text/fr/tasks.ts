/** What gods ask, in French: the runes of a quest, the deed, state or price of a Mission. */
import { counted, listed } from '@pantheon/core/french'
import type { Quest, Task } from '../../rules/data/index.ts'
import { DARK, RUNES } from '../../rules/names.ts'
import { RUNE_NAMES } from './names.ts'

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq']

/** `2 runes grecques et deux runes égales`. */
export function questText({ runes, groups }: Quest): string {
  return listed([
    ...runes.flatMap((n, rune) => {
      const adjective = RUNE_NAMES[RUNES[rune]].f
      return n > 0 ? [`${counted(n, 'rune')} ${n > 1 && rune !== DARK ? `${adjective}s` : adjective}`] : []
    }),
    ...groups.map(size => `${NUMBERS[size] ?? size} runes égales`),
  ])
}

/** Each kind of Mission, with its number. */
const TASKS: Readonly<Record<string, (n: number) => string>> = {
  'deed-guardian': () => 'vaincre un Gardien',
  'deed-secret': () => 'jouer une carte Secret sur un héros',
  'deed-camp': () => 'tomber et revenir au camp',
  'deed-temple': () => 'bâtir un Temple',
  'deed-discovery': n => `découvrir un village à ${counted(n, 'case')} du début de votre tour`,
  'deed-critical': () => 'porter un COUP CRITIQUE à un Gardien',
  'deed-quest': () => 'accomplir une quête',
  'deed-dark': () => 'utiliser une Rune des ténèbres',
  'near-camp': n => `être à ${counted(n, 'case')} du camp d’un autre héros`,
  'near-hero': n => `être à ${counted(n, 'case')} d’un autre héros`,
  'near-hill': n => `être à ${counted(n, 'case')} de la Colline`,
  'far-from-camp': n => `être à ${counted(n, 'case')} ou plus de votre camp`,
  'weaker-hero': n => `avoir plus de Santé qu’un héros à ${counted(n, 'case')} au plus`,
  attack: n => `avoir ${n} en attaque`,
  hale: n => `avoir toute sa Santé, au moins ${n}`,
  temples: n => `avoir ${counted(n, 'Temple')}`,
  'temple-pair': n => `avoir ${counted(n, 'Temple')} de la même sorte`,
  'health-temple': n => `avoir ${counted(n, 'Temple')} de la Santé`,
  'village-kinds': n => `avoir des villages de ${counted(n, 'mythologie')}`,
  'village-pair': n => `avoir ${counted(n, 'village')} de la même mythologie`,
  'dark-villages': n => `avoir ${counted(n, 'village')} des ténèbres`,
  'artifact-kinds': n => `avoir des artefacts de ${counted(n, 'mythologie')}`,
  moon: n => `attendre que la Lune soit sur la case ${n}`,
  gold: n => `montrer ${n} or`,
  'pay-secrets': n => `défausser ${counted(n, 'carte')} Secret`,
  'pay-rewards': n => `défausser ${counted(n, 'carte')} Récompense autres qu’or et Runes des ténèbres`,
  'pay-potions': n => `défausser ${n} Potion de soin et ${n} Potion d’attaque`,
  'pay-health': n => `perdre ${n} de Santé`,
  'pay-artifact': n => `donner ${counted(n, 'artefact')}`,
}

/** What a Mission asks. */
export const taskText = ({ mission, amount }: Task): string => TASKS[mission]?.(amount) ?? mission
