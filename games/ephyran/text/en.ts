import { type Sayings, text } from '@pantheon/core'
import type {
  CardFace,
  EphyranEvent,
  EphyranPrompt,
  EphyranRefusal,
  Saying,
  ScoreKey,
} from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { DIONYSUS, type TerritoryName } from '../rules/names.ts'
import type { Ending } from '../rules/state.ts'
import type { EphyranView } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { extras, verbs } from './en/verbs.ts'
import { capital, count, LABELS, named } from './en/words.ts'

const place = ({ territory, area }: { territory: TerritoryName; area: number }): string =>
  `${territory} ${area}`

/** A card's number in brackets; Dionysus has none. */
const bracketed = ({ card }: CardFace): string => (card === DIONYSUS ? '' : ` (card ${card})`)

const EVENTS: Sayings<EphyranEvent> = {
  first: (e, name) => `${name(e.seat)} receives the Athena token and plays first.`,
  god: (e, name) => `${name(e.seat)} builds for ${capital(e.god)}.`,
  draws: (e, name) => `${name(e.seat)} draws from the pile.`,
  drew: (e, name) => `${name(e.seat)} draws ${named(e.card)}.`,
  picks: (e, name) => `${name(e.seat)} takes ${named(e.card)} from the discard pile.`,
  built: (e, name) => `${name(e.seat)} builds ${place(e)}: ${e.what}${bracketed(e.card)}.`,
  changed: (e, name) =>
    `${name(e.seat)} replaces ${named(e.old)} on ${place(e)} by ${e.what}${bracketed(e.card)}.`,
  discarded: (e, name) => `${name(e.seat)} discards ${named(e.card)}.`,
  took: (e, name) =>
    `${name(e.seat)} puts ${named(e.card)} on ${name(e.victim)}'s ${place(e)} and takes the Dionysus.`,
  settled: (e, name) => `${name(e.seat)} settles the Dionysus as ${place(e)}.`,
  invoked: (e, name) => `${name(e.seat)} plays ${e.support}${bracketed(e.card)}.`,
  keeps: (e, name) => `${name(e.seat)} keeps one of the cards drawn.`,
  kept: (e, name) => `${name(e.seat)} keeps ${named(e.card)}.`,
  laid: (e, name) => `${name(e.seat)} lays ${named(e.card)} on the discard pile.`,
  'aimed.theft': (e, name) => `${name(e.seat)} reaches for the token on ${name(e.victim)}'s ${place(e)}.`,
  'aimed.trade': (e, name) => `${name(e.seat)} wants to exchange ${place(e)} with ${name(e.victim)}.`,
  'aimed.strike': (e, name) => `${name(e.seat)} sends Ares against ${name(e.victim)}'s city.`,
  blocked: (e, name) => `${name(e.seat)} stops ${e.support} with ${named(e.card)}.`,
  allowed: (e, name) => `${name(e.seat)} lets it happen.`,
  'token.drawn': (e, name) => `${name(e.seat)} takes a magical token.`,
  'token.stolen': (e, name) => `${name(e.seat)} steals the token from ${name(e.victim)}'s ${place(e)}.`,
  'token.seen': (e, name) => `${name(e.seat)} looks at the token: ${e.kind}.`,
  'token.placed': (e, name) => `${name(e.seat)} lays the token face down on ${place(e)}.`,
  'token.lost': (e, name) => `The token on ${name(e.seat)}'s ${place(e)} leaves the game.`,
  traded: (e, name) =>
    `${name(e.seat)} and ${name(e.victim)} exchange ${place(e)}: ${named(e.gives)} for ${named(e.gets)}.`,
  destroyed: (e, name) => `${name(e.seat)} gives up ${place(e)} (${e.what}).`,
  locked: (e, name) => `${name(e.seat)} locks the ${e.territory}${bracketed(e.card)}.`,
  unlocked: (e, name) =>
    `${name(e.seat)} breaks the lock on ${e.owner === e.seat ? 'their own' : `${name(e.owner)}'s`} ${e.territory}.`,
  finished: (e, name) =>
    e.last
      ? `${name(e.seat)} completes the city: this round is the last.`
      : `${name(e.seat)} completes the city.`,
  emptied: () => 'The pile is empty: this round is the last.',
  skipped: (e, name) => `${name(e.seat)} has no card to play.`,
  uncovered: (e, name) => `${name(e.seat)} turns over: ${e.kinds.join(', ')}.`,
}

/** The choice between a defence, where there is one, and what happens otherwise. */
const orBlock = (e: { defence: string }, otherwise: string): string =>
  e.defence === '' ? capital(otherwise) : `Block it with ${e.defence}, or ${otherwise}`

const PROMPTS: Sayings<EphyranPrompt> = {
  'ask.god': () => 'Choose your god.',
  'ask.act': () => 'Build, change an area, take a Dionysus, play a Support, or discard.',
  'ask.again': () => 'Play once more: build, change an area, take a Dionysus, or discard.',
  'ask.draw': e =>
    `Take ${count(e.draws, 'card')}: ${e.pile > 0 ? `from the pile (${e.pile} left) or the discard pile` : 'from the discard pile, if you wish'}.`,
  'ask.settle': () => 'Choose the territory where the Dionysus settles.',
  'ask.theft': () => 'Choose the token to steal.',
  'ask.exchange': () => 'Choose an own area to exchange with a card of your hand, or with another city.',
  'ask.destroy': () => 'Choose whose city Ares attacks.',
  'ask.lock': () => 'Choose the territory to lock.',
  'ask.unlock': () => 'Choose the lock to break.',
  'ask.block': (e, name) => `${name(e.seat)} plays ${e.support}. ${orBlock(e, 'let it happen')}.`,
  'ask.yield': (e, name) =>
    `${name(e.seat)} plays ${e.support}. ${orBlock(e, 'choose the area to give up')}.`,
  'ask.place': e => `You hold a token (${e.kind}). Choose the area to lay it on.`,
  'ask.keep': e => `Choose which of ${count(e.hand.length, 'card')} to keep.`,
  'ask.lay': () => 'Choose which card to lay on the discard pile first; the last one lies on top.',
}

const REFUSALS: Sayings<EphyranRefusal> = {
  'no.now': () => 'That cannot be done at this moment.',
  'no.god': (e, name) => `${capital(e.god)} is taken by ${name(e.seat)}.`,
  'no.card': e => `You do not hold ${named(e.card)}.`,
  'no.half': e => `No half of ${named(e.card)} belongs to the ${e.territory}.`,
  'no.support': e => `No half of ${named(e.card)} is ${e.support}.`,
  'no.order': e => `Areas go in order: next in your ${e.territory} is area ${e.next}, not area ${e.area}.`,
  'no.copy': e => `Your ${e.territory} already has area ${e.area}; only one of each is allowed.`,
  'no.full': e => `Your ${e.territory} is complete.`,
  'no.fit': e =>
    `This card offers ${e.territory} ${e.offered}, which cannot stand as ${e.territory} ${e.area}.`,
  'no.covered': e =>
    `${capital(e.territory)} ${e.area} is covered: only the last area, ${e.territory} ${e.last}, can be changed.`,
  'no.area': (e, name) =>
    `There is no ${e.territory} ${e.area} in the city of ${name(e.seat)}: it has ${count(e.built, 'area')} there.`,
  'no.locked': (e, name) => `The ${e.territory} of ${name(e.seat)} is locked by a shield.`,
  'no.shield': (e, name) => `The ${e.territory} of ${name(e.seat)} is not locked.`,
  'no.empty': (e, name) => `The ${e.territory} of ${name(e.seat)} has no area yet.`,
  'no.again': () => 'No Support may be played after Castor & Pollux.',
  'no.opponent': (e, name) => `${name(e.seat)} is not one of your opponents.`,
  'no.dionysus': (e, name) => `No Dionysus stands as ${place(e)} in the city of ${name(e.seat)}.`,
  'no.slot': () => 'You have no open place to settle the Dionysus at once.',
  'no.supply': () => 'No magical token is left: 0 in the supply.',
  'no.room': () => 'You have no unlocked area without a token to lay it on: 0 free.',
  'no.token': (e, name) => `There is no token on ${place(e)} of ${name(e.seat)}.`,
  'no.taken': e => `A token already lies on ${place(e)}.`,
  'no.loot': () => 'No opponent has a token on an unlocked area.',
  'no.partner': () =>
    'You have no unlocked area that a card of your hand or the same area of another city could replace.',
  'no.prey': () => 'No opponent has an unlocked area to lose.',
  'no.victim': (e, name) => `${name(e.seat)} has no unlocked area to lose.`,
  'no.own': () => 'You have no unlocked territory with an area to lock.',
  'no.locks': () => 'No territory is locked.',
  'no.pile': () => 'The pile is empty: 0 cards left.',
  'no.discard': () => 'The discard pile is empty.',
  'no.closed': () =>
    'You put a card on the discard pile this turn, so it is closed to you: draw from the pile.',
  'no.more': () => 'There would be nothing to draw and nothing to play.',
  'no.defence': e => `${capital(named(e.card))} does not stop this: that takes ${e.defence}.`,
  'no.undefended': e => `Nothing stops ${e.support}.`,
  'no.choice': () => 'An area must be given up: choose which, or block.',
  'no.among': e => `${capital(named(e.card))} is not among the cards drawn.`,
  'no.must': () => 'While the pile has cards, one must be taken.',
}

const SCORES: Sayings<{ key: ScoreKey }> = {
  'score.creatures.lagoon': () => 'Lagoon: different creatures',
  'score.bonus.lagoon': () => 'Lagoon: four different creatures',
  'score.printed.lagoon': () => 'Lagoon: printed symbols',
  'score.tokens.lagoon': () => 'Lagoon: magical tokens',
  'score.creatures.mountain': () => 'Mountain: different creatures',
  'score.bonus.mountain': () => 'Mountain: four different creatures',
  'score.printed.mountain': () => 'Mountain: printed symbols',
  'score.tokens.mountain': () => 'Mountain: magical tokens',
  'score.creatures.forest': () => 'Forest: different creatures',
  'score.bonus.forest': () => 'Forest: four different creatures',
  'score.printed.forest': () => 'Forest: printed symbols',
  'score.tokens.forest': () => 'Forest: magical tokens',
  'score.creatures.lands': () => 'Lands: different creatures',
  'score.bonus.lands': () => 'Lands: four different creatures',
  'score.printed.lands': () => 'Lands: printed symbols',
  'score.tokens.lands': () => 'Lands: magical tokens',
  'score.dionysus': () => 'Dionysus',
  'score.own': () => "The own god's territory, doubled",
  'score.city.first': () => 'First to complete the city',
  'score.city.same': () => 'City complete at the end',
}

const ENDINGS: Sayings<{ key: Ending }> = {
  city: () => 'A city was completed.',
  pile: () => 'The pile ran out.',
}

/** What Ephyran says in English. */
export const en = text<Saying, typeof V.domains, EphyranView>(
  { ...EVENTS, ...PROMPTS, ...REFUSALS, ...SCORES, ...ENDINGS },
  V,
  verbs,
  drawnWith(LABELS),
  'en',
  extras,
)
