import type { Plan } from '../../rules/data.ts'
import type { Bar, Ending } from '../../rules/events.ts'
import type { SourceName } from '../../rules/state.ts'
import type { Labels } from '../board.ts'

/** The Plans as players call them, with their article. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  forge: 'la Forge d’Héphaïstos',
  hermes: 'la Course d’Hermès',
  torch: 'la Torche d’Éther',
  zephyrus: 'le Souffle de Zéphyr',
}

/** The phases of a day. */
export const PHASE_NAMES: Readonly<Record<string, string>> = {
  morning: 'matin',
  afternoon: 'après-midi',
  evening: 'soir',
  night: 'nuit',
}

/** What prestige comes from. */
export const SOURCE_TEXTS: Readonly<Record<SourceName, string>> = {
  regions: 'les régions',
  grey: 'l’orbite grise',
  orange: 'l’orbite orange',
  red: 'l’orbite rouge',
  purple: 'l’orbite pourpre',
  constellations: 'les constellations',
  best: 'la plus belle constellation',
  zephyrus: 'le Souffle de Zéphyr',
  passing: 'avoir passé',
  tyche: 'la Clémence de Tyché',
  power: 'le Pouvoir rendu à Zeus',
}

/** Why a Plan can do nothing. */
export const BARS: Readonly<Record<Bar, string>> = {
  'no-room': 'la Dotation est pleine',
  'no-supply': 'la réserve n’a plus de planète',
  'no-planet': 'la Dotation est vide',
  'no-space': 'les cieux sont pleins',
  'torch-top': 'la torche est au plus haut',
  'no-swap': 'il n’y a pas deux planètes à échanger',
}

/** How the winner was found. */
export const WON_BY: Readonly<Record<Ending, string>> = {
  prestige: 'par le prestige',
  planets: 'à égalité de prestige, avec moins de planètes dans les cieux',
  torch: 'à égalité de prestige et de planètes, avec la torche la plus haute',
  shared: 'à égalité en tout',
}

/** The words on the drawn table. */
export const LABELS: Labels = {
  orbits: ['grise', 'orange', 'rouge', 'pourpre'],
  legend: 'Majuscule : allumée ; minuscule : éteinte ; * : déplacée dans cette phase.',
  furtherLines: 'Autres lignes :',
  eve: 'La nuit avant le premier jour',
  when: (day, days, phase) => `Jour ${day} sur ${days}, ${PHASE_NAMES[phase]}`,
  sun: 'Soleil :',
  moon: 'Lune :',
  region: 'Région',
  god: 'Dieu',
  prestige: 'Prestige',
  torch: 'Torche',
  planets: 'Planètes',
  allotment: 'Dotation',
  supply: 'Réserve',
  power: 'Pouvoir',
  plan: 'Plan',
  plans: { forge: 'Forge', hermes: 'Hermès', torch: 'Torche', zephyrus: 'Zéphyr' },
  faceDown: 'caché',
}
