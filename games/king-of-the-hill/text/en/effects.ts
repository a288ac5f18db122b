/** What artifacts do, from their rows in the tables. */
import type { Artifact } from '../../rules/data/index.ts'
import type { Reference } from '../reference.ts'
import { questText, taskText } from './tasks.ts'
import { count, title } from './words.ts'

/** A list with commas and a last "and". */
const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.slice(-1)}`

const cards = ({ rewards, secrets }: Artifact): string[] => [
  ...(rewards > 0 ? [count(rewards, 'Reward card')] : []),
  ...(secrets > 0 ? [count(secrets, 'Secret card')] : []),
]

const within = ({ range }: Artifact): string => (range > 0 ? ` within ${count(range, 'tile')}` : '')

/** Each effect with its numbers. */
const EFFECTS: Readonly<Record<string, (card: Artifact) => string>> = {
  damage: ({ amount }) => `before an attack roll: ${amount} damage at once`,
  silence: () => "at the start of a Battle: the Guardian's ability does not work in it",
  welcome: ({ amount }) => `villages of other mythologies give ${count(amount, 'Reward card')}`,
  hide: () => 'until your next turn no Secret card can be aimed at you; this turn you pass other heroes',
  bolt: ({ amount }) => `before an attack roll: ${amount} more damage if it hits`,
  attack: ({ amount, critical }) =>
    `attack +${amount}${critical > 0 ? `; a CRITICAL HIT adds ${critical} instead of 2` : ''}`,
  supplies: card =>
    [
      ...(card.amount > 0 ? [`restore ${card.amount} Health`] : []),
      ...(card.rewards + card.secrets > 0 ? [`take ${all(cards(card))}`] : []),
    ].join(', '),
  brew: ({ amount }) => `a Healing potion restores ${amount}`,
  'turn-die': () => 'after a quest roll: set one die to another rune',
  wither: card => `a hero${within(card)} loses ${card.amount} Health, but keeps 1`,
  'restore-all': card =>
    `restore all Health${card.rewards + card.secrets > 0 ? `, take ${all(cards(card))}` : ''}`,
  rolls: ({ amount }) => `${count(amount, 'more roll')} in every quest`,
  horn: () => 'at the start of your turn look at the top Reward card; it may go under the deck',
  swap: card => `change places with a hero${within(card)}`,
  gate: ({ amount }) => `when your Health reaches 0: ${amount} Health instead`,
  'sure-critical': () => 'instead of an attack roll: a CRITICAL HIT',
  'one-more-roll': ({ amount }) => `${count(amount, 'more roll')} in this quest`,
  speed: ({ amount }) => `speed +${amount}`,
  pilfer: card => `take a random Reward card from a hero${within(card)}`,
  fury: ({ amount }) => `attack +${amount} this turn`,
  sight: card => `scout ${count(card.amount, 'village')}${within(card)}`,
  nudge: ({ amount }) => `after the last roll of a quest: roll one die again, ${count(amount, 'time')}`,
  'make-hit': () => 'after an attack roll that is a MISS: it is a HIT',
  double: () => 'before an attack roll: its damage is doubled',
  trophy: card => `for every Guardian defeated: restore ${card.amount} Health, take ${all(cards(card))}`,
  wind: card => `blow a hero${within(card)} to a free tile beside him`,
  comb: ({ amount }) => `look at ${count(amount, 'Reward card')}, take one; the others go under the deck`,
  're-roll': () => 'after an attack roll: roll any dice again',
  haste: ({ amount }) => `before the Movement: speed +${amount} this turn`,
  fate: () => 'when you use a Dark rune you decide whether the Moon moves',
  veil: () => 'Secret cards reach you only from an adjacent tile',
  aegis: () => 'until your next turn you take no damage',
  renew: () => 'your active artifacts turn back to side A',
  cripple: card => `a hero${within(card)} is left with ${card.amount} Health`,
  'sure-strike': ({ amount }) => `instead of an attack roll: a HIT for ${amount} damage`,
  moon: ({ amount }) => `move the Moon by up to ${amount}, either way`,
}

/** What an artifact does. */
export const effectText = (card: Artifact): string => EFFECTS[card.effect]?.(card) ?? card.effect

/** The words of the tables at the end of the rules. */
export const REFERENCE: Reference = {
  kinds: { active: 'active', passive: 'passive', super: 'super' },
  arena: 'Arena',
  artifact: title,
  god: title,
  effect: effectText,
  quest: questText,
  task: taskText,
}
