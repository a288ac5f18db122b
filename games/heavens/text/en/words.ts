import type { Plan } from '../../rules/data.ts'
import type { Bar, Ending } from '../../rules/events.ts'
import type { SourceName } from '../../rules/state.ts'
import type { Labels } from '../board.ts'

/** The Plans as players call them. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  forge: "Hephaestus' Forge",
  hermes: "Hermes' Errand",
  torch: "Aether's Torch",
  zephyrus: "Zephyrus' Breath",
}

/** What prestige comes from. */
export const SOURCE_TEXTS: Readonly<Record<SourceName, string>> = {
  regions: 'regions',
  grey: 'the grey orbit',
  orange: 'the orange orbit',
  red: 'the red orbit',
  purple: 'the purple orbit',
  constellations: 'constellations',
  best: 'the best constellation',
  zephyrus: "Zephyrus' Breath",
  passing: 'passing',
  tyche: "Tyche's Mercy",
  power: 'Power returned to Zeus',
}

/** Why a Plan can do nothing. */
export const BARS: Readonly<Record<Bar, string>> = {
  'no-room': 'the Allotment is full',
  'no-supply': 'no planet is left in the supply',
  'no-planet': 'the Allotment is empty',
  'no-space': 'the heavens are full',
  'torch-top': 'the torch is at the top',
  'no-swap': 'there are no two planets to swap',
}

/** How the winner was found. */
export const WON_BY: Readonly<Record<Ending, string>> = {
  prestige: 'by prestige',
  planets: 'tied on prestige, with fewer planets in the heavens',
  torch: 'tied on prestige and planets, with the higher torch',
  shared: 'tied on everything',
}

/** The words on the drawn table. */
export const LABELS: Labels = {
  orbits: ['grey', 'orange', 'red', 'purple'],
  legend: 'Capitals shine, small letters are dark, * was moved in this phase.',
  furtherLines: 'Further lines:',
  eve: 'The night before the first day',
  when: (day, days, phase) => `Day ${day} of ${days}, ${phase}`,
  sun: 'Sun:',
  moon: 'Moon:',
  region: 'Region',
  god: 'God',
  prestige: 'Prestige',
  torch: 'Torch',
  planets: 'Planets',
  allotment: 'Allotment',
  supply: 'Supply',
  power: 'Power',
  plan: 'Plan',
  plans: { forge: 'Forge', hermes: 'Hermes', torch: 'Torch', zephyrus: 'Zephyrus' },
  faceDown: 'face down',
}
