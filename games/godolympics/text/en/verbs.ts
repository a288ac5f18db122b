import type { Extras, VerbSayings } from '@pantheon/core'
import type { GodMessage } from '../../rules/events.ts'
import type { V } from '../../rules/moves.ts'
import type { BonusName } from '../../rules/names.ts'
import { ability, BONUS_TEXT, god, title } from './words.ts'

const named = (word: string): string => `“${BONUS_TEXT[word as BonusName]}”`

/** A sentence for each move. */
export const verbs: VerbSayings<typeof V.domains> = {
  assign: word => `The ${title(word)} mythology is drawn`,
  claim: word => `Play for the ${title(word)} gods`,
  draw: word => `${title(word)} is drawn`,
  appoint: word => `The ${title(word)} Diplomacy card is dealt`,
  exchange: word => `Exchange ${title(word)}`,
  lot: word => `${title(word)} is drawn for the first player`,
  open: word => `The Bonus card ${named(word)} is drawn`,
  play: word => `Play ${title(word)}`,
  fold: word => `Fold ${title(word)}`,
  life: () => 'LIFE',
  death: () => 'DEATH',
  trigger: () => 'Trigger the ability',
  target: word => `Strike the ${title(word)} player`,
  take: word => `${title(word)} is taken`,
  give: word => `Give ${title(word)}`,
  bury: word => `Put ${title(word)} under the deck`,
  order: word => `Put ${title(word)} next`,
  foretell: word => `Put ${named(word)} next`,
  swap: () => 'Exchange Diplomacy cards',
  revive: word => `Lay ${title(word)} for it`,
  use: word => `Use ${named(word)}`,
  reveal: () => 'Lay the Endgame card out',
  keep: () => 'Keep it',
  done: () => 'That is all',
  pass: () => 'Go on',
}

/** Moves that the question makes plainer, and the options of the set-up. */
export const extras: Extras<GodMessage, typeof V.domains> = {
  plainer: {
    trigger: ({ asked }) => (asked?.key === 'ask.trigger' ? `Trigger ${ability(asked.ability)}` : null),
    pass: ({ asked }) => (asked?.key === 'ask.trigger' ? 'Do without it' : null),
    revive: ({ asked }, word) =>
      asked?.key === 'ask.revive' ? `Lay ${title(word)} and take ${god(asked.card)} back` : null,
  },
  options: {
    scenario: {
      text: 'the Endgame cards',
      values: { classic: 'lie open from the start', arcade: 'are shuffled into the Bonus deck' },
    },
    exchange: {
      text: 'after the deal everyone may exchange hand cards',
      values: { false: 'no', true: 'yes' },
    },
    warDraw: {
      text: 'gods of war that need LIFE to be defeated',
      values: { all: 'all', triggered: 'only those whose War was triggered' },
    },
    mythologies: {
      text: 'how the players come by their mythologies',
      values: { random: 'drawn by lot', chosen: 'chosen in turn' },
    },
    days: {
      text: 'the leader of the race wins after',
      values: { '6': 'six Days', '2': 'two Days', '1': 'one Day' },
    },
  },
}
