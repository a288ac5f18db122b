/** What gods ask: the runes of a quest, the deed, state or price of a Mission. */
import type { Quest, Task } from '../../rules/data/index.ts'
import { RUNES } from '../../rules/names.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five']

/** `2 Greek and two equal runes`. */
export function questText({ runes, groups }: Quest): string {
  const asked = [
    ...runes.flatMap((n, rune) =>
      n > 0 ? [`${n} ${RUNES[rune][0].toUpperCase()}${RUNES[rune].slice(1)}`] : [],
    ),
    ...groups.map(size => `${NUMBERS[size] ?? size} equal runes`),
  ]
  return asked.length < 2 ? asked.join('') : `${asked.slice(0, -1).join(', ')} and ${asked.slice(-1)}`
}

const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Each kind of Mission, with its number. */
const TASKS: Readonly<Record<string, (n: number) => string>> = {
  'deed-guardian': () => 'defeat a Guardian',
  'deed-secret': () => 'play a Secret card on a hero',
  'deed-camp': () => 'fall and return to camp',
  'deed-temple': () => 'build a Temple',
  'deed-discovery': n => `discover a village ${some(n, 'tile')} from where your turn began`,
  'deed-critical': () => 'land a CRITICAL HIT on a Guardian',
  'deed-quest': () => 'complete a quest',
  'deed-dark': () => 'use a Dark rune',
  'near-camp': n => `stand ${some(n, 'tile')} from another hero's camp`,
  'near-hero': n => `stand ${some(n, 'tile')} from another hero`,
  'near-hill': n => `stand ${some(n, 'tile')} from the Hill`,
  'far-from-camp': n => `stand at least ${some(n, 'tile')} from your camp`,
  'weaker-hero': n => `have more Health than a hero within ${some(n, 'tile')}`,
  attack: n => `have attack ${n}`,
  hale: n => `have all your Health, at least ${n}`,
  temples: n => `have ${some(n, 'Temple')}`,
  'temple-pair': n => `have ${some(n, 'Temple')} of one kind`,
  'health-temple': n => `have ${some(n, 'Temple')} of Health`,
  'village-kinds': n => `have villages of ${some(n, 'mythology', 'mythologies')}`,
  'village-pair': n => `have ${some(n, 'village')} of one mythology`,
  'dark-villages': n => `have ${some(n, 'dark village')}`,
  'artifact-kinds': n => `have artifacts of ${some(n, 'mythology', 'mythologies')}`,
  moon: n => `wait until the Moon is on slot ${n}`,
  gold: n => `show ${n} gold`,
  'pay-secrets': n => `discard ${some(n, 'Secret card')}`,
  'pay-rewards': n => `discard ${some(n, 'Reward card')} other than gold and Dark runes`,
  'pay-potions': n => `discard ${n} Healing and ${n} Attack Potion`,
  'pay-health': n => `give up ${n} Health`,
  'pay-artifact': n => `give up ${some(n, 'artifact')}`,
}

/** What a Mission asks. */
export const taskText = ({ mission, amount }: Task): string => TASKS[mission]?.(amount) ?? mission
