/** Every move as a player would say it. */
import type { Extras, VerbSayings } from '@pantheon/core'
import type { Saying } from '../../rules/events.ts'
import type { V } from '../../rules/moves.ts'
import { a, handful, rewardName, secretName, templeName, title } from './words.ts'

const place = (tile: string): string => (tile === 'd4' ? 'the Holy Hill' : tile)
const potion = (word: string): string => (word === 'healing' ? 'a Healing potion' : 'an Attack Potion')

const FURY_WORDS: Readonly<Record<string, string>> = {
  block: 'a block',
  quake: 'a quake',
  smash: 'a blow',
  ruin: 'ruin',
  disarm: 'a lost artifact',
}

/** One sentence for each verb. */
export const verbs: VerbSayings<typeof V.domains> = {
  become: hero => `Play ${title(hero)}`,
  gamble: () => 'Let the die choose a hero',
  destiny: hero => `The hero die shows ${title(hero)}`,
  reveal: rune => `The village is ${title(rune)}`,
  draw: card => `The Reward card is ${rewardName(card)}`,
  find: card => `The Secret card is ${secretName(card)}`,
  meet: god => `The god is ${title(god)}`,
  roll: dice => `The dice show ${handful(dice)}`,
  rune: rune => `The die shows ${title(rune)}`,
  answer: face => `The Guardian die shows ${face.toUpperCase()}`,
  rage: face => `The Monster die shows ${FURY_WORDS[face]}`,
  snatch: card => `The card is ${rewardName(card)}`,
  scout: tile => `Look at the village on ${tile}`,
  move: tile => `Go to ${place(tile)}`,
  stay: () => 'Stay',
  found: tile => `Go to ${tile} to build a Temple`,
  show: path => `Show the Path of ${title(path)}`,
  capture: path => `Capture the Holy Hill by the Path of ${title(path)}`,
  quest: () => 'Meet the god',
  temple: kind => `Build a ${templeName(kind)}`,
  end: () => 'End the turn',
  keep: dice => (dice === '-' ? 'Roll all dice again' : `Keep ${handful(dice)}, roll the others again`),
  stop: () => 'Give up the quest',
  fight: () => 'Fight the Guardian next turn',
  mission: () => 'Take the Mission',
  add: (card, rune) => `Use ${rewardName(card)} as ${a(title(rune))} rune`,
  darken: rune => `Use a Dark rune: turn a dark die to ${title(rune)}`,
  extra: () => 'Use an Extra re-roll',
  turn: (from, to) => `Book of Toth: turn ${a(title(from))} die to ${title(to)}`,
  nudge: (source, rune) => `${title(source)}: roll ${a(title(rune))} die again`,
  attack: () => 'Attack',
  result: result => result.toUpperCase().replace('-', ' + ').replace('CRITICAL', 'CRITICAL HIT'),
  blow: () => 'Announce a Mighty blow',
  aim: () => 'True aim: roll dice again',
  brew: (card, what) =>
    `Cauldron: give up ${secretName(card)} to ${what === 'damage' ? 'deal damage' : 'restore Health'}`,
  cast: card => `Play ${secretName(card)}`,
  hex: (card, hero) => `Play ${secretName(card)} on ${title(hero)}`,
  raid: (card, tile) => `Play ${secretName(card)} at ${tile}`,
  cancel: () => 'Answer with a Doppelganger',
  allow: () => 'Let it pass',
  drink: word => `Drink ${potion(word)}`,
  use: artifact => `Use the ${title(artifact)}`,
  wield: (artifact, hero) => `Use the ${title(artifact)} on ${title(hero)}`,
  moon: slot => `Necronomicon: move the Moon to ${slot}`,
  sell: artifact => `Sell the ${title(artifact)}`,
  exchange: (given, taken) => `Exchange the ${title(given)} for the ${title(taken)}`,
  forge: rune => `Hand in artifacts for the ${title(rune)} superartifact`,
  drop: artifact => `Discard the ${title(artifact)}`,
  complete: () => 'Complete the Mission',
  give: card => `Discard ${rewardName(card)}`,
  yield: card => `Discard ${secretName(card)}`,
  bonus: kind => `Take the bonus of the ${templeName(kind)}`,
  look: tile => `Look at the village on ${tile}`,
  switch: () => 'Switch the two villages',
  decline: () => 'Leave it as it is',
  bury: () => 'Put the card under the deck',
  pick: card => `Take ${rewardName(card)}`,
  choose: god => `Meet ${title(god)}`,
  burn: card => `Make them discard ${rewardName(card)}`,
  swap: (given, taken) => `Swap the ${title(given)} for the ${title(taken)}`,
  push: tile => `Blow the hero to ${tile}`,
  survive: () => 'Use the Gate of Helheim',
  fall: () => 'Fall',
  advance: () => 'Move the Moon',
  hold: () => 'Leave the Moon where it is',
  target: slot => `Name the Guardian in slot ${slot} as the Target`,
  strike: slot => `Hit the Guardian in slot ${slot}`,
  smite: slot => `CRITICAL HIT on the Guardian in slot ${slot}`,
  evade: slot => `Evade the Guardian in slot ${slot}`,
  done: () => 'Use no more runes',
  place: hero => `Put the token on ${title(hero)}`,
  ignite: tile => `Set ${tile} on fire`,
  assail: hero => `Attack ${title(hero)}`,
  disarm: artifact => `Tear away the ${title(artifact)}`,
}

/** The options of the set-up. */
export const extras: Extras<Saying, typeof V.domains> = {
  options: {
    buildTurn: {
      text: 'a whole turn may be spent on building a Temple',
      values: { free: 'always', earned: 'only with fewer Temples than artifacts' },
    },
  },
}
