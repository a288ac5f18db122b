import type { Seat } from '@pantheon/core'
import { CARDS, type CardName } from './names.ts'
import type { State } from './state.ts'

/**
 * What each deity card does, by name; the step it belongs to gives it its meaning. RULES 5
 * ribbon-G: the ribbons of god G without its favor.
 */
export const EFFECT_OF: Readonly<Record<CardName, string>> = {
  zeus: 'follow-by-offering',
  poseidon: 'follow-by-any-favor',
  demeter: 'smelt',
  hades: 'burn',
  hera: 'ribbon-zeus',
  apollo: 'lift-after-harvest',
  athena: 'cheaper-temple',
  dionysus: 'ribbon-demeter',
  pan: 'extra-crop',
  artemis: 'cheaper-city',
  aphrodite: 'ribbon-poseidon',
  hermes: 'extra-offering',
  hephaestus: 'buy-favor',
  persephone: 'ribbon-hades',
  hestia: 'refine',
  ares: 'take-and-offer',
}

const cardWith = (effect: string): number => CARDS.findIndex(card => EFFECT_OF[card] === effect)

/** The card behind each effect. */
export const FOLLOW_BY_OFFERING = cardWith('follow-by-offering')
export const FOLLOW_BY_ANY_FAVOR = cardWith('follow-by-any-favor')
export const SMELT = cardWith('smelt')
export const BURN = cardWith('burn')
export const LIFT_AFTER_HARVEST = cardWith('lift-after-harvest')
export const CHEAPER_TEMPLE = cardWith('cheaper-temple')
export const EXTRA_CROP = cardWith('extra-crop')
export const CHEAPER_CITY = cardWith('cheaper-city')
export const EXTRA_OFFERING = cardWith('extra-offering')
export const BUY_FAVOR = cardWith('buy-favor')
export const REFINE = cardWith('refine')
export const TAKE_AND_OFFER = cardWith('take-and-offer')
/** By god: the card that opens its ribbons. */
export const RIBBON: readonly number[] = ['zeus', 'demeter', 'poseidon', 'hades'].map(god =>
  cardWith(`ribbon-${god}`),
)

/** Does the card work for this seat now? From the turn after it was received. RULES 5.1 */
export const works = (state: State, seat: Seat, card: number): boolean =>
  state.place[card] === seat && state.since[card] < state.turn
