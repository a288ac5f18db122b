/** The questions the game asks, and its answers to what cannot be done. */
import type { Sayings } from '@pantheon/core'
import type { Prompt, Reason } from '../../rules/events.ts'
import { PATHS } from '../../rules/names.ts'
import { questText, taskText } from './tasks.ts'
import * as w from './words.ts'

/** One sentence for each question. */
export const asks: Sayings<Prompt> = {
  'ask.hero': () => 'Choose your hero, or let the die choose.',
  'ask.open': e =>
    `Your turn (speed ${e.speed}): scout, move, use cards, found a Temple or capture the Hill.`,
  'ask.scouted': e => `Where do you go (speed ${e.speed})? ${w.count(Math.max(0, e.left), 'look')} left.`,
  'ask.village': e => `${w.title(w.a(w.rune(e.rune)))} village: use cards, or meet its god.`,
  'ask.build': () => 'Build a Temple here, or end the turn without one.',
  'ask.rest': () => 'Use cards, or end your turn.',
  'ask.march': e => `March on the Hill (speed ${e.speed}).`,
  'ask.rule': e =>
    e.monster ? 'Use your Monster, or end the turn.' : 'Strike a hero beside the Hill, or end the turn.',
  'ask.quest': e =>
    `The quest of ${w.god(e.god)} asks for ${questText(e.quest)}. ${w.count(e.left, 'roll')} left: which dice do you keep?`,
  'ask.failed': e =>
    `The quest of ${w.god(e.god)} failed: fight the Guardian next turn, or take the Mission (${taskText(e.task)})?`,
  'ask.before': e => (e.health > 0 ? `The Guardian has ${e.health} Health. Attack?` : 'Attack?'),
  'ask.after': () => 'What does your roll come to?',
  'ask.keep': () => 'Which dice do you keep? The others are rolled again.',
  'ask.target': () => 'Which Guardian is your Target?',
  'ask.assign': () => 'What do you use your runes for?',
  'ask.react': (e, name) =>
    `${name(e.seat)} plays a Secret card (${w.secret(e.card)}). Do you answer with a Doppelganger?`,
  'ask.prophet': () => 'Which bonus do you take?',
  'ask.faith': () => 'Which Temple do you build in its place?',
  'ask.mirage': () => 'Which village do you look at?',
  'ask.switch': () => 'Do you switch the two villages?',
  'ask.horn': e => `On top lies ${w.reward(e.card)}. Put it under the deck?`,
  'ask.comb': () => 'Which card do you take?',
  'ask.oracle': () => 'Which god do you meet?',
  'ask.spy': (e, name) => `Which card must ${name(e.seat)} discard?`,
  'ask.barter': (e, name) => `Which artifacts do you swap with ${name(e.seat)}?`,
  'ask.wind': (e, name) => `Where is ${name(e.seat)} blown?`,
  'ask.brink': () => 'Your Health is at 0. Use the Gate of Helheim?',
  'ask.tablet': () => 'Does the Moon move?',
  'ask.excess': e => `You carry ${w.count(e.over, 'artifact')} too many: sell or discard.`,
  'ask.pay': e => `Pay for the Mission: ${e.left} to go.`,
  'ask.control': (e, name) => `Where does ${name(e.seat)} go under your control?`,
  'ask.aim': (e, name) => `Whom does ${name(e.seat)} attack?`,
  'ask.disarm': (e, name) => `Which artifact does ${name(e.seat)} lose?`,
}

const PATH_UNITS = ['gold', 'Arenas', 'Temples', 'different villages']

/** One sentence for each refusal. */
export const refusals: Sayings<Reason> = {
  'no.now': () => 'That cannot be done at this moment.',
  'no.chance': () => 'Dice and decks decide that, not a player.',
  'no.hero-taken': () => 'Another player has that hero.',
  'no.built': () => 'You have built a Temple this turn: no more cards until your next one.',
  'no.card': e => `You do not hold ${w.cardName(e.card)}.`,
  'no.spent': e => `You have used ${w.cardName(e.card)} this turn; each kind works once a turn.`,
  'no.drought': () => 'Under the Drought your Reward cards and artifacts do not work.',
  'no.window': () => 'It cannot be used at this moment.',
  'no.artifact': e => `You do not own the ${w.title(e.artifact)}.`,
  'no.tired': e => `You have used the ${w.title(e.artifact)} this turn.`,
  'no.passive': e => `The ${w.title(e.artifact)} works by itself; there is nothing to use.`,
  'no.range': e => `Too far: ${w.count(e.far, 'tile')} away, it reaches ${e.range}.`,
  'no.camp': () => 'A hero in camp cannot be touched.',
  'no.self': () => 'You cannot aim that at yourself.',
  'no.played': () => 'Nobody plays that hero.',
  'no.hidden': () => 'That hero is hidden from your Secret cards.',
  'no.contender': () => 'While the Monster lives nothing can touch the Contender.',
  'no.target': () => 'That would have no effect there.',
  'no.too-far': e => `That is out of reach with speed ${e.speed}.`,
  'no.occupied': () => 'Another hero stands there.',
  'no.arena-busy': () => 'Another hero is in that Arena.',
  'no.seal': () => 'The Seal lies on the Holy Hill.',
  'no.toward': () => 'In the Final battle you go toward the Hill, as far as you can.',
  'no.empty-tile': () => 'Something lies on that tile.',
  'no.first-turn': () => 'Your first turn is an Exploration.',
  'no.earned': e => `You need fewer Temples than artifacts: you have ${e.temples} and ${e.artifacts}.`,
  'no.token': () => 'All your Temple tokens are on the board.',
  'no.temple-card': e => `You have no card left for a ${w.templeName(e.kind)}.`,
  'no.temple-here': () => 'No Temple can be built here.',
  'no.path': e =>
    `The Path of ${w.title(PATHS[e.path])} needs ${e.need} ${PATH_UNITS[e.path]}, you have ${e.have}.`,
  'no.scouts': () => 'You have looked at all the villages you may this turn.',
  'no.unseen': () => 'There is nothing for you to look at there.',
  'no.adjacent': () => 'You can only scout tiles beside your own.',
  'no.market': () => 'You have no Market.',
  'no.super': () => 'A superartifact is never sold or exchanged.',
  'no.not-on-market': e => `The ${w.title(e.artifact)} is not on the artifact market.`,
  'no.exchanged': () => 'One exchange a turn.',
  'no.forge': e => `You need ${e.need} artifacts of that mythology, you have ${e.have}.`,
  'no.claimed': () => 'That superartifact has been claimed.',
  'no.mission': () => 'You have no Mission.',
  'no.mission-open': e => `The Mission of ${w.god(e.god)} cannot be completed now: ${taskText(e.task)}.`,
  'no.rolls': () => 'No roll is left.',
  'no.dice': () => 'Your dice do not show that.',
  'no.dark-die': () => 'No die shows a dark rune.',
  'no.full-health': () => 'Your Health is full.',
  'no.result': () => 'Your dice do not allow that result.',
  'no.ability': () => 'Your hero does not have that ability now.',
  'no.dead-guardian': () => 'That Guardian is dead.',
  'no.runes': () => 'You have no runes left for that.',
  'no.target-first': () => 'The first hit goes to your Target.',
}
