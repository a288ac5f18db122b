import { type Sayings, text } from '@pantheon/core'
import { DICE_WORDS } from '../rules/dice.ts'
import type { Saying } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { ANSWERS, FURIES, PATHS, RESULTS } from '../rules/names.ts'
import type { KingView } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { asks, refusals } from './en/questions.ts'
import { taskText } from './en/tasks.ts'
import { extras, verbs } from './en/verbs.ts'
import * as w from './en/words.ts'

const PATH_NAMES: Readonly<Record<string, string>> = {
  wealth: 'the Path of Wealth',
  champion: 'the Path of the Champion',
  faith: 'the Path of Faith',
  harmony: 'the Path of Harmony',
}
const RESULT_NAMES: Readonly<Record<string, string>> = {
  hit: 'HIT',
  evade: 'EVADE',
  critical: 'CRITICAL HIT',
  'hit-evade': 'HIT and EVADE',
  miss: 'MISS',
}
const FURY_NAMES: Readonly<Record<string, string>> = {
  block: 'The Monster blocks part of the damage.',
  quake: 'The ground shakes under every hero beside the Hill.',
  smash: 'The Monster strikes the attacker.',
  ruin: 'The Monster leaves the attacker with 1 Health.',
  disarm: 'The Monster tears an artifact away.',
}

const sayings: Sayings<Saying> = {
  ...asks,
  ...refusals,
  'score.wealth': () => 'Gold',
  'score.champion': () => 'Arenas won',
  'score.faith': () => 'Temples',
  'score.harmony': () => 'Different villages',
  'score.hill': () => 'Rounds on the Hill',
  'score.crown': () => 'King of the Hill',
  wealth: () => 'The Seal was broken on the Path of Wealth, and round V is over.',
  champion: () => 'The Seal was broken on the Path of the Champion, and round V is over.',
  faith: () => 'The Seal was broken on the Path of Faith, and round V is over.',
  harmony: () => 'The Seal was broken on the Path of Harmony, and round V is over.',
  eclipse: () => 'Cthulhu broke the Seal, and round V is over.',

  became: (e, name) => `${name(e.seat)} plays ${w.hero(e.hero)}.`,
  first: (e, name) => `${name(e.seat)} begins.`,
  turn: (e, name) => `It is ${name(e.seat)}'s turn.`,
  round: e => `Round ${w.slot(e.marker)} begins.`,
  'eclipse-moved': e => `The Moon moves to slot ${w.slot(e.marker)}.`,
  upgraded: () => 'All Guardians turn to side B.',
  doll: (e, name) => `A Voodoo Doll takes ${name(e.seat)}'s turn.`,
  scouts: (e, name) => `${name(e.seat)} looks at the village on ${w.tile(e.tile)}.`,
  scouted: e => `The village on ${w.tile(e.tile)} is ${w.rune(e.rune)}.`,
  moved: (e, name) => `${name(e.seat)} goes to ${w.tile(e.to)}.`,
  stayed: (e, name) => `${name(e.seat)} stays.`,
  discovered: (e, name) => `${name(e.seat)} discovers ${w.a(w.rune(e.rune))} village on ${w.tile(e.tile)}.`,
  drawn: (e, name) => `${name(e.seat)} takes a Reward card: ${w.reward(e.card)}.`,
  draws: (e, name) => `${name(e.seat)} takes a Reward card.`,
  found: (e, name) => `${name(e.seat)} takes a Secret card: ${w.secret(e.card)}.`,
  finds: (e, name) => `${name(e.seat)} takes a Secret card.`,
  reshuffled: e =>
    `The used ${e.deck === 'reward' ? 'Reward' : 'Secret'} cards are shuffled into a new deck.`,
  'no-god': e => `No ${w.rune(e.deck)} god is left.`,
  foresees: e => `The Oracle shows ${w.god(e.god)}.`,
  met: (e, name) => `${name(e.seat)} meets ${w.god(e.god)}.`,
  rolled: (e, name) => `${name(e.seat)} rolls ${w.handful(DICE_WORDS[e.dice])}.`,
  added: (e, name) => `${name(e.seat)} plays ${w.reward(e.card)} as ${w.a(w.rune(e.rune))} rune.`,
  darkened: (e, name) => `${name(e.seat)} turns a dark rune into ${w.a(w.rune(e.rune))} one.`,
  extra: (e, name) => `${name(e.seat)} uses an Extra re-roll.`,
  turned: (e, name) => `${name(e.seat)} turns ${w.a(w.rune(e.from))} die to ${w.rune(e.to)}.`,
  'dark-hero': (e, name) => `${name(e.seat)} is the Dark Hero.`,
  'quest-done': (e, name) =>
    `${name(e.seat)} completes the quest of ${w.god(e.god)}${e.first ? ' on the first try' : ''}.`,
  'quest-failed': (e, name) => `${name(e.seat)} fails the quest of ${w.god(e.god)}.`,
  'guardian-waits': e => `The Guardian of ${w.god(e.god)} waits on ${w.tile(e.tile)}.`,
  'mission-taken': (e, name) => `${name(e.seat)} takes the Mission of ${w.god(e.god)}: ${taskText(e.task)}.`,
  'mission-done': (e, name) => `${name(e.seat)} completes the Mission of ${w.god(e.god)}.`,
  'gold-shown': (e, name) => `${name(e.seat)} shows ${e.gold} gold.`,
  gave: (e, name) => `${name(e.seat)} discards ${w.reward(e.card)}.`,
  yielded: (e, name) => `${name(e.seat)} discards ${w.secret(e.card)}.`,
  artifact: (e, name) => `${name(e.seat)} receives the ${w.artifact(e.artifact)}.`,
  used: (e, name) =>
    `${name(e.seat)} uses the ${w.artifact(e.artifact)}${e.on >= 0 ? ` on ${name(e.on)}` : ''}.`,
  passive: (e, name) => `The ${w.artifact(e.artifact)} helps ${name(e.seat)}.`,
  power: (e, name) => `${name(e.seat)} uses ${w.title(e.uses ?? 'an-ability')}.`,
  sold: (e, name) => `${name(e.seat)} sells the ${w.artifact(e.artifact)}.`,
  exchanged: (e, name) =>
    `${name(e.seat)} exchanges the ${w.artifact(e.given)} for the ${w.artifact(e.taken)}.`,
  forged: (e, name) => `${name(e.seat)} hands in artifacts for the ${w.artifact(e.artifact)}.`,
  dropped: (e, name) => `${name(e.seat)} discards the ${w.artifact(e.artifact)}.`,
  built: (e, name) => `${name(e.seat)} builds a ${w.temple(e.kind)} on ${w.tile(e.tile)}.`,
  destroyed: (e, name) =>
    `${name(e.seat)} destroys ${name(e.owner)}'s ${w.temple(e.kind)} on ${w.tile(e.tile)}.`,
  battle: (e, name) => `${name(e.seat)} fights the ${w.guardian(e.guardian)}, side ${e.sideB ? 'B' : 'A'}.`,
  result: e => `${RESULT_NAMES[RESULTS[e.result]]}!`,
  wounded: e => `${e.damage} damage: ${e.left} Health left.`,
  answered: e => `The Guardian die shows ${ANSWERS[e.face].toUpperCase()}.`,
  raged: e => FURY_NAMES[FURIES[e.face]],
  hurt: (e, name) => `${name(e.seat)} loses ${e.damage} Health: ${e.left} left.`,
  protected: (e, name) => `The Aegis protects ${name(e.seat)}.`,
  healed: (e, name) => `${name(e.seat)} is at ${e.health} Health.`,
  drank: (e, name) => `${name(e.seat)} drinks ${e.potion === 0 ? 'a Healing potion' : 'an Attack Potion'}.`,
  saved: (e, name) => `${name(e.seat)} stays alive with ${e.health} Health.`,
  died: (e, name) => `${name(e.seat)} returns to camp with full Health.`,
  beaten: (e, name) => `${name(e.seat)} defeats the ${w.guardian(e.guardian)}.`,
  defeated: (e, name) => `${name(e.seat)} loses against the ${w.guardian(e.guardian)}.`,
  arena: (e, name) => `${name(e.seat)} enters the ${w.rune(e.deck)} Arena.`,
  opponent: e => `The ${w.guardian(e.guardian)} takes slot ${e.slot + 1}.`,
  targeted: (e, name) =>
    `${name(e.seat)} names the ${w.guardian(e.guardian)} in slot ${e.slot + 1} as the Target.`,
  struck: e => `The ${w.guardian(e.guardian)} ${e.slain ? 'is slain' : 'is hit and loses the ability'}.`,
  evaded: e => `The ${w.guardian(e.guardian)} will not attack this round.`,
  'arena-won': (e, name) => `${name(e.seat)} wins the ${w.rune(e.deck)} Arena.`,
  'arena-lost': (e, name) => `${name(e.seat)} loses in the ${w.rune(e.deck)} Arena.`,
  secret: (e, name) =>
    `${name(e.seat)} plays ${w.secret(e.card)}${
      e.on >= 0 ? ` on ${name(e.on)}` : e.tile >= 0 ? ` at ${w.tile(e.tile)}` : ''
    }.`,
  cancelled: (e, name) => `${name(e.seat)} answers with a Doppelganger.`,
  foiled: e => `${w.secret(e.card)} comes to nothing.`,
  'took-effect': e => `${w.secret(e.card)} takes effect.`,
  stole: (e, name) => `${name(e.seat)} takes ${w.reward(e.card)} from ${name(e.owner)}.`,
  steals: (e, name) => `${name(e.seat)} takes a Reward card from ${name(e.owner)}.`,
  switched: (e, name) =>
    `${name(e.seat)} switches the villages on ${w.tile(e.first)} and ${w.tile(e.second)}.`,
  'looked-top': e => `The Reward card is ${w.reward(e.card)}.`,
  buried: (e, name) => `${name(e.seat)} puts the card under the deck.`,
  spied: (e, name) =>
    `${name(e.owner)} holds ${e.hand.flatMap((n, card) => (n > 1 ? [`${w.reward(card)} ×${n}`] : n > 0 ? [w.reward(card)] : [])).join(', ')}.`,
  burned: (e, name) => `${name(e.owner)} has to discard ${w.reward(e.card)}.`,
  swapped: (e, name) =>
    `${name(e.seat)} swaps the ${w.artifact(e.given)} for ${name(e.owner)}'s ${w.artifact(e.taken)}.`,
  'path-shown': (e, name) => `${name(e.seat)} has completed ${PATH_NAMES[PATHS[e.path]]}.`,
  seal: e => `Under the Seal waits the ${w.guardian(e.rune)}.`,
  captured: (e, name) => `${name(e.seat)} breaks the Seal and takes the Holy Hill.`,
  final: (e, name) =>
    `The Final battle begins: ${name(e.seat)} stands on the Hill with ${w.monster(e.monster)} (${e.health} Health).`,
  'monster-dead': (e, name) => `${name(e.seat)} slays the Monster.`,
  token: (e, name) => `${w.monster(e.monster)} marks ${name(e.seat)}.`,
  'token-works': (e, name) => `The token of ${w.monster(e.monster)} works on ${name(e.seat)}.`,
  ignited: e => `${w.monster(e.monster)} sets ${w.tile(e.tile)} on fire.`,
  controlled: (e, name) => `${name(e.by)} controls ${name(e.seat)}'s mind.`,
  dethroned: (e, name) => `${name(e.by)} throws ${name(e.seat)} from the Hill and takes it.`,
  crowned: (e, name) => `All hail ${name(e.seat)}, the King of the Hill!`,
  'all-lost': () => 'The Eclipse has come and there is no Dark Hero: all are lost.',
}

/** The texts of the game in English. */
export const en = text<Saying, typeof V.domains, KingView>(
  sayings,
  V,
  verbs,
  drawnWith(w.LABELS),
  'en',
  extras,
)
