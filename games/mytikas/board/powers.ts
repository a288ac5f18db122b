import type { CardName } from '../rules/names.ts'

/** What each deity does, in as few words as a card has room for. RULES 5.2 to 5.7 */
export const POWERS: Readonly<Record<CardName, string>> = {
  zeus: 'Follow with an offering',
  poseidon: 'Follow with any favor',
  demeter: '2 stone → marble, 3 → gold',
  hades: '3 cubes → 1 offering, 7 → 3',
  hera: 'Zeus ribbons open',
  apollo: 'Zeus day: 2 arrows',
  athena: 'Temples: 1 gold less',
  dionysus: 'Demeter ribbons open',
  pan: 'Demeter day: 1 more cube',
  artemis: 'Cities: 1 marble less',
  aphrodite: 'Poseidon ribbons open',
  hermes: 'Poseidon day: 1 more offering',
  hephaestus: 'Poseidon night: buy a favor',
  persephone: 'Hades ribbons open',
  hestia: 'Hades day: refine a cube',
  ares: 'Hades night: take and make',
}
