import type { Extras, VerbSayings } from '@pantheon/core'
import { de } from '@pantheon/core/french'
import type { Saying } from '../../rules/events.ts'
import type { V } from '../../rules/moves.ts'
import type { GodName, MagicName } from '../../rules/names.ts'
import { creatureFor, halfFor, heldFor } from '../cards.ts'
import {
  GOD_NAMES,
  half,
  MAGIC_NAMES,
  named,
  numbered,
  ofThe,
  quoted,
  SUPPORT_NAMES,
  territory,
} from './words.ts'

/** A sentence for each move. */
export const verbs: VerbSayings<typeof V.domains> = {
  first: seat => `Le jeton Athéna va à la place ${seat}`,
  god: god => `Bâtir pour ${GOD_NAMES[god as GodName]}`,
  deal: word => `La pioche donne la carte ${word}`,
  find: kind => `La réserve donne ${MAGIC_NAMES[kind as MagicName].a}`,
  build: (word, where) => `Bâtir ${numbered(word)} dans ${territory(where).the}`,
  change: (word, where, area) => `Remplacer ${territory(where).name} ${area} par ${numbered(word)}`,
  discard: word => `Défausser ${numbered(word)}`,
  take: (word, seat, where) =>
    `Prendre le Dionysos ${ofThe(where)} de la place ${seat} contre la carte ${word}`,
  settle: where => `Installer le Dionysos dans ${territory(where).the}`,
  invoke: (word, support) => `Jouer « ${SUPPORT_NAMES[support]} » (carte ${word})`,
  steal: (seat, where, area) => `Voler le jeton en ${territory(where).name} ${area} de la place ${seat}`,
  trade: (seat, where, area) => `Échanger ${territory(where).name} ${area} avec la place ${seat}`,
  strike: seat => `Attaquer la cité de la place ${seat}`,
  lock: where => `Verrouiller ${territory(where).the}`,
  unlock: (seat, where) => `Briser le verrou ${ofThe(where)} de la place ${seat}`,
  block: word => `Arrêter avec la carte ${word}`,
  yield: where => `Sacrifier la dernière zone ${ofThe(where)}`,
  pass: () => 'Passer',
  place: (where, area) => `Poser le jeton en ${territory(where).name} ${area}`,
  keep: word => `Garder la carte ${word}`,
  lay: word => `Poser la carte ${word} sur la défausse`,
  draw: source => (source === 'pile' ? 'Prendre dans la pioche' : 'Prendre dans la défausse'),
}

/** Moves that the names and the hand make plainer, and the options of the set-up. */
export const extras: Extras<Saying, typeof V.domains> = {
  plainer: {
    build: ({ asked }, word, where) => {
      const shown = halfFor(heldFor(asked, word), where)
      return shown ? `Bâtir ${half(shown)} (carte ${word})` : null
    },
    change: ({ asked }, word, where, area) => {
      const shown = creatureFor(heldFor(asked, word), where)
      return shown ? `Remplacer ${territory(where).name} ${area} par ${half(shown)} (carte ${word})` : null
    },
    discard: ({ asked }, word) => {
      const face = heldFor(asked, word)
      return face ? `Défausser ${named(face)}` : null
    },
    take: ({ asked, name }, word, seat, where) => {
      const shown = halfFor(heldFor(asked, word), where) ?? where
      return `Prendre le Dionysos ${de(name(Number(seat)))} contre ${half(shown)} (carte ${word})`
    },
    steal: ({ name }, seat, where, area) =>
      `Voler le jeton en ${territory(where).name} ${area} chez ${name(Number(seat))}`,
    trade: ({ name }, seat, where, area) =>
      `Échanger ${territory(where).name} ${area} avec ${name(Number(seat))}`,
    block: ({ asked }, word) =>
      asked && 'defence' in asked ? `Arrêter avec ${quoted(asked.defence)} (carte ${word})` : null,
    strike: ({ name }, seat) => `Attaquer la cité ${de(name(Number(seat)))}`,
    unlock: ({ name }, seat, where) => `Briser le verrou ${ofThe(where)} chez ${name(Number(seat))}`,
    keep: ({ asked }, word) => {
      const face = heldFor(asked, word)
      return face ? `Garder ${named(face)}` : null
    },
    lay: ({ asked }, word) => {
      const face = heldFor(asked, word)
      return face ? `Poser ${named(face)} sur la défausse` : null
    },
  },
  options: {
    gods: {
      text: 'comment les joueurs reçoivent leur dieu',
      values: { dealt: 'tirés au sort', chosen: 'choisis à tour de rôle' },
    },
  },
}
