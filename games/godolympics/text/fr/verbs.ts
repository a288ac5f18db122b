import type { Extras, VerbSayings } from '@pantheon/core'
import type { GodMessage } from '../../rules/events.ts'
import type { V } from '../../rules/moves.ts'
import { ability, bonus, god, godWord, mythology } from './words.ts'

/** A sentence for each move. */
export const verbs: VerbSayings<typeof V.domains> = {
  assign: word => `La mythologie ${mythology(word).the} est tirée`,
  claim: word => `Jouer pour les dieux ${mythology(word).many}`,
  draw: word => `${godWord(word)} sort de la pioche`,
  appoint: word => `La carte Diplomatie ${mythology(word).the} est distribuée`,
  exchange: word => `Échanger ${godWord(word)}`,
  lot: word => `${godWord(word)} sort pour désigner le premier joueur`,
  open: word => `La carte Bonus ${bonus(word)} est tirée`,
  play: word => `Poser ${godWord(word)}`,
  fold: word => `Coucher ${godWord(word)}`,
  life: () => 'VIE',
  death: () => 'MORT',
  trigger: () => 'Déclencher la capacité',
  target: word => `Frapper le panthéon ${mythology(word).one}`,
  take: word => `${godWord(word)} change de main`,
  give: word => `Donner ${godWord(word)}`,
  bury: word => `Mettre ${godWord(word)} sous la pioche`,
  order: word => `Mettre ensuite ${godWord(word)}`,
  foretell: word => `Mettre ensuite ${bonus(word)}`,
  swap: () => 'Échanger les cartes Diplomatie',
  revive: word => `Poser ${godWord(word)} à la place`,
  use: word => `Utiliser ${bonus(word)}`,
  reveal: () => 'Étaler la carte Finale',
  keep: () => 'Garder',
  done: () => 'C’est tout',
  pass: () => 'Continuer',
}

/** Moves that the question makes plainer, and the options of the set-up. */
export const extras: Extras<GodMessage, typeof V.domains> = {
  plainer: {
    trigger: ({ asked }) => (asked?.key === 'ask.trigger' ? `Déclencher ${ability(asked.ability)}` : null),
    pass: ({ asked }) => (asked?.key === 'ask.trigger' ? 'S’en passer' : null),
    revive: ({ asked }, word) =>
      asked?.key === 'ask.revive' ? `Poser ${godWord(word)} et reprendre ${god(asked.card)}` : null,
  },
  options: {
    scenario: {
      text: 'les cartes Finales',
      values: { classic: 'visibles dès le début', arcade: 'mélangées à la pioche Bonus' },
    },
    exchange: {
      text: 'après la donne, chacun peut échanger des cartes de sa main',
      values: { false: 'non', true: 'oui' },
    },
    warDraw: {
      text: 'les dieux de guerre qu’on ne vainc qu’avec VIE',
      values: { all: 'tous', triggered: 'seulement ceux dont la Guerre est déclenchée' },
    },
    mythologies: {
      text: 'comment les joueurs reçoivent leur mythologie',
      values: { random: 'par tirage au sort', chosen: 'par choix, à tour de rôle' },
    },
    days: {
      text: 'qui mène la course l’emporte au bout de',
      values: { '6': 'six journées', '2': 'deux journées', '1': 'une journée' },
    },
  },
}
