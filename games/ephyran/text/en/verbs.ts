import type { Extras, VerbSayings } from '@pantheon/core'
import type { Saying } from '../../rules/events.ts'
import type { V } from '../../rules/moves.ts'
import { creatureFor, halfFor, heldFor } from '../cards.ts'
import { capital, named, numbered, SUPPORT_NAMES } from './words.ts'

/** A sentence for each move. */
export const verbs: VerbSayings<typeof V.domains> = {
  first: seat => `The Athena token goes to seat ${seat}`,
  god: god => `Build for ${capital(god)}`,
  deal: word => `The pile gives card ${word}`,
  find: kind => `The supply gives ${kind === 'owl' ? 'an' : 'a'} ${kind}`,
  build: (word, territory) => `Build ${numbered(word)} in the ${territory}`,
  change: (word, territory, area) => `Replace ${territory} ${area} by ${numbered(word)}`,
  discard: word => `Discard ${numbered(word)}`,
  take: (word, seat, territory) => `Take the Dionysus from the ${territory} of seat ${seat} for card ${word}`,
  settle: territory => `Settle the Dionysus in the ${territory}`,
  invoke: (word, support) => `Play ${SUPPORT_NAMES[support]} (card ${word})`,
  steal: (seat, territory, area) => `Steal the token on ${territory} ${area} of seat ${seat}`,
  trade: (seat, territory, area) => `Exchange ${territory} ${area} with seat ${seat}`,
  strike: seat => `Attack the city of seat ${seat}`,
  lock: territory => `Lock the ${territory}`,
  unlock: (seat, territory) => `Break the lock on the ${territory} of seat ${seat}`,
  block: word => `Block with card ${word}`,
  yield: territory => `Give up the last area of the ${territory}`,
  pass: () => 'Pass',
  place: (territory, area) => `Lay the token on ${territory} ${area}`,
  keep: word => `Keep card ${word}`,
  lay: word => `Lay card ${word} on the discard pile`,
  draw: source => `Draw from the ${source === 'pile' ? 'pile' : 'discard pile'}`,
}

/** Moves that the names and the hand make plainer, and the options of the set-up. */
export const extras: Extras<Saying, typeof V.domains> = {
  plainer: {
    build: ({ asked }, word, territory) => {
      const half = halfFor(heldFor(asked, word), territory)
      return half ? `Build ${half} (card ${word})` : null
    },
    change: ({ asked }, word, territory, area) => {
      const creature = creatureFor(heldFor(asked, word), territory)
      return creature ? `Replace ${territory} ${area} by ${creature} (card ${word})` : null
    },
    discard: ({ asked }, word) => {
      const face = heldFor(asked, word)
      return face ? `Discard ${named(face)}` : null
    },
    take: ({ asked, name }, word, seat, territory) => {
      const half = halfFor(heldFor(asked, word), territory) ?? territory
      return `Take ${name(Number(seat))}'s Dionysus for ${half} (card ${word})`
    },
    steal: ({ name }, seat, territory, area) =>
      `Steal the token on ${name(Number(seat))}'s ${territory} ${area}`,
    trade: ({ name }, seat, territory, area) => `Exchange ${territory} ${area} with ${name(Number(seat))}`,
    block: ({ asked }, word) =>
      asked && 'defence' in asked ? `Block with ${asked.defence} (card ${word})` : null,
    strike: ({ name }, seat) => `Attack the city of ${name(Number(seat))}`,
    unlock: ({ name }, seat, territory) => `Break the lock on ${name(Number(seat))}'s ${territory}`,
    keep: ({ asked }, word) => {
      const face = heldFor(asked, word)
      return face ? `Keep ${named(face)}` : null
    },
    lay: ({ asked }, word) => {
      const face = heldFor(asked, word)
      return face ? `Lay ${named(face)} on the discard pile` : null
    },
  },
  options: {
    gods: {
      text: 'how the players come by their gods',
      values: { dealt: 'dealt by lot', chosen: 'chosen in turn' },
    },
  },
}
