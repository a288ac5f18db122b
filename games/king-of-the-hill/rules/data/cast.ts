import { HEROES } from '../names.ts'
import type { Guardian, GuardianSide, Hero, Monster } from './types.ts'

const side = (attack: number, health: number, weakness: number, rewards: number): GuardianSide => ({
  attack,
  health,
  weakness,
  rewards,
})

/**
 * The Guardians in the order of the runes. The rulebook gives Lisovyk's side A, the attacks of Harpy, Valkyrie and Naga
 * on side A, the abilities of Harpy, Valkyrie and Lisovyk, and the Reward cards; the rest is reconstructed.
 */
export const GUARDIANS: readonly Guardian[] = [
  { name: 'harpy', ability: 'fewer-dice', amount: 1, a: side(2, 9, 3, 1), b: side(3, 14, 4, 2) },
  { name: 'sphinx', ability: 'stone-hide', amount: 1, a: side(2, 9, 3, 1), b: side(3, 14, 4, 2) },
  { name: 'valkyrie', ability: 'never-misses', amount: 0, a: side(3, 7, 2, 1), b: side(4, 12, 3, 2) },
  { name: 'lisovyk', ability: 'thorns', amount: 1, a: side(1, 8, 1, 1), b: side(2, 16, 3, 2) },
  { name: 'naga', ability: 'venom', amount: 1, a: side(1, 10, 4, 1), b: side(2, 16, 5, 2) },
  { name: 'deep-one', ability: 'dread', amount: 0, a: side(2, 9, 3, 1), b: side(3, 14, 4, 2) },
]

type Person = Omit<Hero, 'name'>

/** Health, attack and two names stand in the rulebook, with the Temples Heracles needs; the rest is reconstructed. RULES 2.1 */
const PEOPLE: readonly Person[] = [
  {
    health: 7,
    attack: 5,
    ability: 'mighty-blow',
    amount: 1,
    special: 'twelve-labours',
    specialAmount: 3,
    finalAmount: 3,
    needs: 'attack',
    temples: [3, 1, 1, 1, 1],
  },
  {
    health: 9,
    attack: 3,
    ability: 'reader-of-runes',
    amount: 5,
    special: 'granaries',
    specialAmount: 2,
    finalAmount: 1,
    needs: 'health',
    temples: [1, 3, 1, 1, 1],
  },
  {
    health: 8,
    attack: 4,
    ability: 'dragon-blood',
    amount: 1,
    special: 'undying',
    specialAmount: 1,
    finalAmount: 1,
    needs: 'rewards',
    temples: [1, 1, 3, 1, 1],
  },
  {
    health: 9,
    attack: 3,
    ability: 'flying-mortar',
    amount: 0,
    special: 'cauldron',
    specialAmount: 7,
    finalAmount: 7,
    needs: 'secrets',
    temples: [1, 1, 1, 3, 1],
  },
  {
    health: 8,
    attack: 4,
    ability: 'true-aim',
    amount: 1,
    special: 'divine-armoury',
    specialAmount: 3,
    finalAmount: 3,
    needs: 'market',
    temples: [1, 1, 1, 1, 3],
  },
]

/** The five heroes. */
export const HERO_CARDS: readonly Hero[] = HEROES.map((name, i) => ({ name, ...PEOPLE[i] }))

const monster = (name: string, tokens: number, ability: string, amount: number, range = 0): Monster => ({
  name,
  tokens,
  ability,
  amount,
  range,
})

/** The Monsters in the order of the runes; only Cthulhu's ability stands in the rulebook. */
export const MONSTERS: readonly Monster[] = [
  monster('hydra', 3, 'venom', 3, 3),
  monster('apophis', 2, 'shadow', 3),
  monster('fenrir', 2, 'chain', 0),
  monster('zmey-gorynych', 3, 'fire', 4),
  monster('vritra', 2, 'drought', 0),
  monster('cthulhu', 1, 'mind-control', 3),
]
