import { type Sayings, text } from '@pantheon/core'
import type { GodEvent, GodMessage, GodPrompt, GodRefusal, GodScore } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import type { GodView } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { extras, verbs } from './en/verbs.ts'
import { ability, bonus, count, god, gods, LABELS, mythology, owned } from './en/words.ts'

const events: Sayings<GodEvent> = {
  assigned: (e, name) => `${name(e.seat)} plays for the ${mythology(e.mythology)} gods.`,
  third: e => `The ${mythology(e.mythology)} gods are shuffled in as the third mythology.`,
  morning: e => `Day ${e.day} begins.`,
  drew: (e, name) => `${name(e.seat)} draws ${god(e.card)}.`,
  appointed: (e, name) => `${name(e.seat)} is to hunt for ${mythology(e.mythology)} gods today.`,
  exchanged: (e, name) => `${name(e.seat)} exchanges ${count(e.count, 'card')}.`,
  shuffled: () => 'What was set aside is shuffled into the Gods deck.',
  lot: (e, name) => `${god(e.card)} is drawn: ${name(e.seat)} begins.`,
  opened: e => `Round ${e.round}: the bonus is ${bonus(e.bonus)}.`,
  'no-bonus': () => 'No Bonus card is left for this round.',
  reshuffled: () => 'The used Bonus cards are shuffled and become the deck.',
  'goal-opened': e => `An Endgame card is laid out: ${bonus(e.bonus)}.`,
  laid: (e, name) =>
    e.below < 0
      ? `${name(e.seat)} leads ${god(e.card)}.`
      : `${name(e.seat)} lays ${god(e.card)} on ${god(e.below)}.`,
  folded: (e, name) => `${name(e.seat)} folds a card.`,
  'folded-card': e => `The folded card is ${god(e.card)}.`,
  challenged: (e, name) => `${name(e.seat)} challenges ${god(e.below)} with ${god(e.card)}.`,
  life: () => 'The War card says LIFE.',
  death: e => `The War card says DEATH: ${god(e.card)} is folded.`,
  triggered: (e, name) => `${name(e.seat)} triggers ${owned(god(e.card))} ${ability(e.ability)}.`,
  unused: (e, name) =>
    `${name(e.seat)} triggers ${owned(god(e.card))} ${ability(e.ability)}, but it changes nothing and counts as unused.`,
  targeted: (e, name) => `${ability(e.ability)} strikes ${name(e.target)}.`,
  took: (e, name) => `${name(e.seat)} takes a card from ${owned(name(e.from))} hand.`,
  'took-card': e => `The card taken is ${god(e.card)}.`,
  gave: (e, name) => `${name(e.seat)} gives ${name(e.to)} a card for it.`,
  'gave-card': e => `The card given is ${god(e.card)}.`,
  buried: (e, name) => `${name(e.seat)} puts a card under the Gods deck.`,
  'buried-card': e => `The card put under the deck is ${god(e.card)}.`,
  peeked: (e, name) =>
    `${name(e.seat)} looks at the top ${count(e.count, 'card')} of the ${e.bonus ? 'Bonus' : 'Gods'} deck.`,
  'peeked-gods': e => `On top of the Gods deck lie ${gods(e.cards)}.`,
  'peeked-bonuses': e => `On top of the Bonus deck lie ${e.bonuses.map(bonus).join(', ')}.`,
  arranged: (e, name) => `${name(e.seat)} puts them back on the ${e.bonus ? 'Bonus' : 'Gods'} deck.`,
  'hand-cards': (e, name) => `${owned(name(e.other))} hand: ${gods(e.cards)}.`,
  'envoy-card': (e, name) => `${name(e.other)} hunts for ${mythology(e.mythology)} gods.`,
  'envoys-swapped': (e, name) => `${name(e.seat)} and ${name(e.other)} exchange Diplomacy cards.`,
  exiled: (e, name) => `${god(e.card)} goes from ${owned(name(e.from))} Stack to the discard pile.`,
  stole: (e, name) => `A card of ${name(e.from)} goes to ${owned(name(e.seat))} Stack.`,
  'stole-card': e => `The card stolen is ${god(e.card)}.`,
  swapped: (e, name) => `${name(e.seat)} changes places with ${name(e.other)} and is now on tile ${e.to}.`,
  gift: (e, name) => `${name(e.seat)} draws a personal Bonus card.`,
  'gift-card': e => `It says ${bonus(e.bonus)}.`,
  'no-gift': (e, name) => `No Bonus card is left for ${name(e.seat)}.`,
  bonus: (e, name) => `${name(e.seat)} gains the round's bonus, ${bonus(e.bonus)}.`,
  used: (e, name) => `${name(e.seat)} uses a personal card, ${bonus(e.bonus)}.`,
  revived: (e, name) => `${name(e.seat)} takes ${god(e.card)} back for another card, laid face down.`,
  'revived-card': e => `The card laid for it is ${god(e.laid)}.`,
  won: (e, name) => `${name(e.seat)} wins round ${e.round} with ${god(e.card)}.`,
  bank: (e, name) => `The bank of ${count(e.count, 'card')} goes to ${owned(name(e.seat))} Stack.`,
  'bank-cards': e => `The bank held ${gods(e.cards)}.`,
  justice: (e, name) => `Justice: ${name(e.seat)} gets the bank that ${name(e.winner)} won.`,
  discarded: e => `The bank goes to the discard pile: ${gods(e.cards)}.`,
  late: (e, name) => `${ability(e.ability)} now works for ${name(e.seat)}.`,
  moved: (e, name) => `${name(e.seat)} moves from tile ${e.from} to tile ${e.to}.`,
  tile: (e, name) =>
    `Tile ${e.tile} sends ${name(e.seat)} ${count(Math.abs(e.steps), 'step')} ${e.steps > 0 ? 'on' : 'back'}.`,
  arrow: (e, name) => `A shortcut from tile ${e.tile} to tile ${e.to} opens for ${name(e.seat)}.`,
  evening: e =>
    e.early ? `The last Endgame card is out: Day ${e.day} ends at once.` : `Day ${e.day} is over.`,
  shown: (e, name) =>
    `${name(e.seat)} hunted for ${mythology(e.mythology)} gods and shows ${count(e.cards.length, 'card')}: ${gods(e.cards)}.`,
  goal: (e, name) => `${name(e.seat)} has reached the goal ${bonus(e.bonus)}.`,
  diplomacy: (e, name) => `${name(e.seat)} has ${count(e.count, `${mythology(e.mythology)} god`)}.`,
  finished: (e, name) => `${name(e.seat)} crosses the finish line and wins the race!`,
  outlasted: (e, name) => `The last Day is over: ${name(e.seat)} leads the race and wins.`,
}

const prompts: Sayings<GodPrompt> = {
  'ask.claim': () => 'Choose the mythology you play for.',
  'ask.exchange': p => `Exchange ${god(p.card)} for a new card, or keep it?`,
  'ask.lead': () => 'You lead: play a god face up.',
  'ask.turn': p =>
    `Play a god that defeats ${god(p.top)}${p.war ? ' (you must then draw LIFE)' : ''}, or fold a card.`,
  'ask.petrified': p => `${god(p.top)} has petrified you: fold a card.`,
  'ask.trigger': p =>
    `Trigger ${owned(god(p.card))} ${ability(p.ability)}?${p.idle ? ' It would change nothing now.' : ''}`,
  'ask.target': p => `Whom shall ${ability(p.ability)} strike?`,
  'ask.give': (p, name) => `You took ${god(p.taken)}: give ${name(p.to)} another card of your hand.`,
  'ask.bury': p =>
    p.may
      ? `Put another card under the Gods deck (up to ${p.left} more), or be done.`
      : 'Put a card of your hand under the Gods deck.',
  'ask.order': p => `Which god shall be card ${p.placed + 1} of ${p.count} on the deck?`,
  'ask.foretell': p => `Which Bonus card shall be card ${p.placed + 1} of ${p.count} on the deck?`,
  'ask.insight': (p, name) =>
    `${name(p.other)} hunts for ${mythology(p.mythology)} gods: exchange your Diplomacy cards?`,
  'ask.gift': p =>
    p.goal
      ? `You drew the Endgame card ${bonus(p.bonus)}: lay it out and draw another, or keep it hidden?`
      : `You drew ${bonus(p.bonus)}: keep it.`,
  'ask.personal': () => 'Use a personal Bonus card that fits, or go on.',
  'ask.revive': p => `Take ${god(p.card)} back into your hand for another card?`,
}

const refusals: Sayings<GodRefusal> = {
  'no.now': () => 'Something else has to be decided now.',
  'no.claimed': (r, name) => `${name(r.seat)} already plays for the ${mythology(r.mythology)} gods.`,
  'no.card': r => `You do not hold ${god(r.card)}.`,
  'no.other-card': r => `You are asked about ${god(r.asked)}, not about ${god(r.card)}.`,
  'no.lead': () => 'The first player of a round must play a card face up.',
  'no.petrified': r => `${god(r.top)} has petrified you: you must fold.`,
  'no.rank': r =>
    `Against its own mythology only Rank counts: ${god(r.top)} takes rank ${r.needs}, ${god(r.card)} has ${r.rank}.`,
  'no.foreign': r =>
    `${god(r.card)} is not of your mythology, so its Power does not work for you against ${god(r.top)}.`,
  'no.aegis': r => `${owned(god(r.top))} Aegis keeps off Power and love: ${god(r.card)} cannot touch it.`,
  'no.power': r => `${god(r.top)} takes Power ${r.needs}; ${god(r.card)} has ${r.power}.`,
  'no.love': r => `${god(r.card)} defeats only gods of the opposite sex, and ${god(r.top)} is not.`,
  'no.player': r => `Nobody plays for the ${mythology(r.mythology)} gods.`,
  'no.self': () => 'Choose an opponent, not yourself.',
  'no.target': (r, name) => `${ability(r.ability)} would have no effect on ${name(r.target)}.`,
  'no.taken': r => `${god(r.card)} is the card you just took: give another.`,
  'no.unburied': () => 'Put at least 1 card under the deck first; so far it is 0.',
  'no.must-bury': () => 'You drew a card and must put one under the deck.',
  'no.looked': r => `Choose one of the ${count(r.left, 'card')} still to be put back.`,
  'no.bonus': r => `You do not have the personal card ${bonus(r.bonus)}.`,
  'no.fresh': r => `You drew ${bonus(r.bonus)} after laying this god: it counts from the next one on.`,
  'no.kind': r => `${bonus(r.bonus)} is for another moment.`,
  'no.unfulfilled': r => `You have not fulfilled ${bonus(r.bonus)}.`,
  'no.goal': r => `${bonus(r.bonus)} is no Endgame card: only those are laid out.`,
}

const scores: Sayings<GodScore> = {
  'score.wins': () => 'Rounds won',
  'score.play': () => 'Play-to-go bonuses',
  'score.win': () => 'Win-to-go bonuses',
  'score.personal': () => 'Personal bonuses',
  'score.goals': () => 'Endgame goals',
  'score.diplomacy': () => 'Diplomacy',
  'score.abilities': () => 'Abilities',
  'score.war': () => 'War',
  'score.hindered': () => 'Pushed back by others',
  'score.tiles': () => 'Special tiles',
  'score.shortcuts': () => 'Shortcuts',
  'score.passing': () => 'Passing occupied tiles',
}

const sayings: Sayings<GodMessage> = {
  ...events,
  ...prompts,
  ...refusals,
  ...scores,
  finish: () => 'A counter crossed the finish line.',
  sunset: () => 'The last Day ended before anyone finished.',
}

/** Godolympics in English. */
export const en = text<GodMessage, typeof V.domains, GodView>(
  sayings,
  V,
  verbs,
  drawnWith(LABELS),
  'en',
  extras,
)
