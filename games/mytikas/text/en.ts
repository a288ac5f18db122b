import { type Extras, type Sayings, text, type VerbSayings } from '@pantheon/core'
import type { Saying } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { CARDS, PAYMENTS, PIECES, RESOURCES, SLOTS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { area, areaWord, card, count, god, goods, LABELS, payment, spoken, title } from './en/words.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  levels: 'Three levels of the mountain are full.',
  locks: 'The last lock is taken.',
  built: 'A player has built every piece.',
}

/** Names for the lines of the score sheet. */
const headings = Object.fromEntries([
  ...PIECES.map(piece => [`score.${piece}`, () => title(spoken(piece).replace(/y$/, 'ie')).concat('s')]),
  ...CARDS.map(name => [`score.${name}`, () => title(name)]),
]) as unknown as Sayings<Extract<Saying, { key: `score.${string}` }>>

const sayings: Sayings<Saying> = {
  ...headings,
  levels: () => ENDINGS.levels,
  locks: () => ENDINGS.locks,
  built: () => ENDINGS.built,

  first: (e, name) => `${name(e.seat)} plays first.`,
  dealt: (e, name) => `${name(e.seat)} is dealt ${card(e.card)}.`,
  kept: (e, name) => `Kept: ${e.cards.map((c, seat) => `${card(c)} by ${name(seat)}`).join(', ')}.`,
  flipped: e => `${card(e.card)} is turned up in the line.`,
  turn: (e, name) => `Turn ${e.turn}: ${name(e.seat)}.`,
  went: (e, name) => `${name(e.seat)}'s Builder goes to ${area(e.area)}.`,
  idle: (e, name) => `${name(e.seat)} has nowhere to go.`,
  card: (e, name) => `${card(e.card)} helps ${name(e.seat)}.`,
  smelted: (e, name) => `${name(e.seat)} turns stone into 1 ${RESOURCES[e.resource]} on level ${e.level}.`,
  burnt: (e, name) => `${name(e.seat)} gives up ${e.gave} cubes for ${count(e.got, 'offering')}.`,
  gave: (e, name) => `${name(e.seat)} gives up 1 ${RESOURCES[e.resource]} from level ${e.level}.`,
  shifted: (e, name) => `${name(e.seat)} moves 1 ${RESOURCES[e.resource]} from level ${e.from} to ${e.to}.`,
  refined: (e, name) =>
    `${name(e.seat)} moves 1 ${RESOURCES[e.resource]} up from level ${e.from} as ${RESOURCES[e.resource + 1]}.`,
  produced: (e, name) => `${name(e.seat)} gets ${goods(e.goods)} on level ${e.level}.`,
  raised: (e, name) => `${name(e.seat)} builds a ${spoken(SLOTS[e.slot])} on level ${e.level}.`,
  took: (e, name) => `${name(e.seat)} takes ${count(e.n, 'offering')}.`,
  favored: (e, name) => `${name(e.seat)} takes a ${god(e.god)} favor.`,
  robbed: (e, name) => `${name(e.seat)} takes a ${god(e.god)} favor from ${name(e.victim)}.`,
  bought: (e, name) => `${name(e.seat)} pays 1 marble from level ${e.level} for a favor.`,
  offered: (e, name) => `${name(e.seat)} puts ${count(e.n, 'offering')} on ${card(e.card)}.`,
  stole: (e, name) =>
    `${name(e.seat)} takes ${card(e.card)} from ${name(e.victim)} with ${count(e.n, 'offering')}.`,
  locked: (e, name) => `${name(e.seat)} locks ${card(e.card)} for good with lock ${e.value}.`,
  followed: (e, name) => `${name(e.seat)} follows with ${payment(e.payment)}: ${area(e.area)}.`,
  passed: (e, name) => `${name(e.seat)} does not follow.`,
  ending: (e, name) => `${name(e.seat)} brings the end. ${ENDINGS[e.why]} This turn is played to its end.`,
  over: e => `The game is over. ${ENDINGS[e.why]}`,

  'ask.keep': () => 'Choose the deity card to keep.',
  'ask.patron': () => 'Choose the favor to start with.',
  'ask.depart': () => 'Move your Builder to an action area.',
  'ask.burn': m => `Choose ${count(m.left, 'more cube')} to give up.`,
  'ask.end': () => 'Bring cubes down, or end your turn.',
  'ask.follow': (m, name) => `Follow ${name(m.active)} to ${area(m.area)}?`,
  'ask.cities': m => `What does your city on level ${m.level} produce?`,
  'ask.produce': () => 'What do you produce on level 1?',
  'ask.extra': () => 'Pan: one more of what you produced?',
  'ask.build': m => `Build a ${m.temples ? 'temple' : 'city'}.`,
  'ask.take': m => `Take ${count(m.n, 'offering')}, or skip to the ribbon.`,
  'ask.favor': m => (m.left === 1 ? 'Take a favor.' : `Take ${m.left} favors.`),
  'ask.buy': () => 'Hephaestus: pay a marble for one more favor?',
  'ask.lift': m =>
    `Move cubes up: ${count(m.left, 'arrow')} left${m.refine ? ', Hestia may refine one' : ''}.`,
  'ask.shift': m => `Move ${count(m.left, 'cube')} to any other level.`,
  'ask.offer': m =>
    m.take > 0
      ? `Take ${count(m.take, 'offering')}, or make an offering.`
      : 'Make an offering: on which card?',
  'ask.place': m =>
    `How many offerings on ${card(m.card)}? ${m.least < m.most ? `From ${m.least} to ${m.most}` : `Exactly ${m.least}`}.`,

  'no.now': () => 'That is not what is being decided now.',
  'no.card-held': m => `You were not dealt ${card(m.card)}.`,
  'no.favor-taken': m => `Somebody already starts with a ${god(m.god)} favor; all must differ.`,
  'no.own-area': () => 'Your Builder stands there; it must move on.',
  'no.own-god': m => `Your Builder stands on ${god(m.god)}; it must change god.`,
  'no.occupied': (m, name) => `${name(m.seat)}'s Builder stands there.`,
  'no.effect': m => `There is nothing you could do at ${area(m.area)} now.`,
  'no.card-works': m => `${card(m.card)} does not work for you now.`,
  'no.card-once': m => `${card(m.card)} works only once.`,
  'no.cubes': m => `Needs ${m.need} ${RESOURCES[m.resource]} on level ${m.level}; you have ${m.have}.`,
  'no.cubes-in-all': m => `Needs ${m.need} cubes; you have ${m.have}.`,
  'no.downward': () => 'Without an action, cubes only go down.',
  'no.same-level': () => 'The cube must go to another level.',
  'no.summit': () => 'Level 4 is the summit.',
  'no.strands': () => 'Then there would be nothing left that you can build, and you must build here.',
  'no.wrong-piece': m => `Only ${m.temples ? 'temples' : 'cities'} can be built here.`,
  'no.slot-built': m => `Your ${spoken(SLOTS[m.slot])} of that slot is already built.`,
  'no.level-token': m => `Level ${m.level} has no token left.`,
  'no.pile-full': m => `There are ${god(m.god)} favors in the pile; take one there.`,
  'no.pile-empty': m => `The pile of ${god(m.god)} favors is empty.`,
  'no.victim': (m, name) => `You cannot take a ${god(m.god)} favor from ${name(m.seat)}.`,
  'no.not-produced': m => `You did not produce ${RESOURCES[m.resource]} just now.`,
  'no.reserve': m => `Needs ${count(m.need, 'offering')}; you have ${m.have}.`,
  'no.card-hidden': m => `${card(m.card)} is not face up.`,
  'no.card-locked': m => `${card(m.card)} is locked for good.`,
  'no.too-few': m => `At least ${m.least}: more than lie there.`,
  'no.too-many': m => `At most ${m.most}: an offering never goes past the next lock.`,
  'no.payment': m => `You do not have ${payment(m.payment)}.`,
  'no.same-action': () => 'A follower repeats the same main action.',
  'no.follow-idle': () => 'You could not do the action after paying.',
  'no.must-act': () => 'You must do something here before you may stop.',
}

const verbs: VerbSayings<typeof V.domains> = {
  first: seat => `Seat ${seat} plays first`,
  deal: name => `Deal ${title(name)}`,
  flip: name => `Turn up ${title(name)}`,
  keep: name => `Keep ${title(name)}`,
  smelt: (made, level) => `Demeter: turn stone into ${made} on level ${level}`,
  burn: pyre => `Hades: give up ${pyre === 'few' ? 'a few' : 'many'} cubes for offerings`,
  give: (resource, level) => `Give up ${resource} from level ${level}`,
  go: where => `Go to ${areaWord(where)}`,
  down: (resource, from, to) => `Bring ${resource} down from level ${from} to ${to}`,
  end: () => 'End the turn',
  follow: (pay, side) =>
    `Follow with ${payment((PAYMENTS as readonly string[]).indexOf(pay))}: the ${side} action`,
  pass: () => 'Pass',
  produce: choice => `Produce combination ${choice}`,
  add: resource => `One more ${resource}`,
  build: (slot, level) => {
    const number = slot.match(/\d$/)?.[0]
    return `Build a ${spoken(slot)}${number ? ` (slot ${number})` : ''} on level ${level}`
  },
  up: (resource, level) => `Move ${resource} up from level ${level}`,
  refine: (resource, level) => `Hestia: move ${resource} up from level ${level} and refine it`,
  move: (resource, from, to) => `Move ${resource} from level ${from} to ${to}`,
  take: () => 'Take offerings',
  favor: name => `Take a ${title(name)} favor`,
  rob: (name, seat) => `Take a ${title(name)} favor from seat ${seat}`,
  buy: level => `Pay marble from level ${level}`,
  offer: name => `Make an offering to ${title(name)}`,
  place: n => `Place ${count(Number(n), 'offering')}`,
  skip: () => 'Skip',
  done: () => 'Done',
}

const extras: Extras<Saying, typeof V.domains> = {
  plainer: {
    produce: ({ asked }, choice) => {
      const made = asked && 'choices' in asked ? asked.choices[Number(choice) - 1] : undefined
      return made ? `Produce ${goods(made)}` : null
    },
    rob: ({ name }, of, seat) => `Take a ${title(of)} favor from ${name(Number(seat))}`,
    take: ({ asked }) => {
      const n = asked?.key === 'ask.take' ? asked.n : asked?.key === 'ask.offer' ? asked.take : 0
      return n > 0 ? `Take ${count(n, 'offering')}` : null
    },
  },
  options: {
    deal: {
      text: 'deity cards dealt to each player at the start; of two, one is kept',
      values: { one: 'one', two: 'two' },
    },
  },
}

/** Mytikas in English. */
export const en = text<Saying, typeof V.domains, View>(sayings, V, verbs, drawnWith(LABELS), 'en', extras)
