import { de } from '@pantheon/core/french'
import type { CardFace } from '../../rules/events.ts'
import { DIONYSUS, type GodName, type MagicName, type TerritoryName } from '../../rules/names.ts'
import type { Labels } from '../board.ts'

/** A territory's name in the forms sentences need; all are feminine, one is a plural. */
interface Territory {
  readonly name: string
  readonly the: string
  readonly your: string
  readonly plural: boolean
}

/** The territories. */
export const TERRITORY_NAMES: Readonly<Record<TerritoryName, Territory>> = {
  lagoon: { name: 'lagune', the: 'la lagune', your: 'votre lagune', plural: false },
  mountain: { name: 'montagne', the: 'la montagne', your: 'votre montagne', plural: false },
  forest: { name: 'forêt', the: 'la forêt', your: 'votre forêt', plural: false },
  lands: { name: 'terres', the: 'les terres', your: 'vos terres', plural: true },
}

/** A territory by the word of a move. */
export const territory = (word: string): Territory => TERRITORY_NAMES[word as TerritoryName]

/** `de la lagune`, `des terres`. */
export const ofThe = (word: string): string =>
  territory(word).plural ? `des ${territory(word).name}` : `de ${territory(word).the}`

/** A verb or a participle in the number of its territory: `agrees('lands', 'est', 'sont')`. */
export const agrees = (word: string, one: string, many: string): string =>
  territory(word).plural ? many : one

/** The gods. */
export const GOD_NAMES: Readonly<Record<GodName, string>> = {
  poseidon: 'Poséidon',
  hephaestus: 'Héphaïstos',
  aether: 'Éther',
  gaia: 'Gaïa',
}

/** What tokens and printed symbols show, with the article. */
export const MAGIC_NAMES: Readonly<Record<MagicName, { readonly name: string; readonly a: string }>> = {
  thunderbolt: { name: 'foudre', a: 'une foudre' },
  trident: { name: 'trident', a: 'un trident' },
  owl: { name: 'chouette', a: 'une chouette' },
  helmet: { name: 'casque', a: 'un casque' },
}

/** The Supports by the word of a move. */
export const SUPPORT_NAMES: Readonly<Record<string, string>> = {
  castor: 'Castor et Pollux',
  graeae: 'Les Grées',
  token: 'Athéna : jeton magique',
  theft: 'Arès : vol',
  exchange: 'Athéna : échange',
  destroy: 'Arès : destruction',
  shield: 'Bouclier d’Athéna',
  hecate: 'Hécate',
}

/** What the standard edition prints on cards; an edition's own names stay as it gives them. */
const PRINTED: Readonly<Record<string, string>> = {
  'Castor & Pollux': SUPPORT_NAMES.castor,
  'The Graeae': SUPPORT_NAMES.graeae,
  'Athena: magical token': SUPPORT_NAMES.token,
  'Ares: theft': SUPPORT_NAMES.theft,
  'Athena: exchange': SUPPORT_NAMES.exchange,
  'Ares: destruction': SUPPORT_NAMES.destroy,
  "Athena's shield": SUPPORT_NAMES.shield,
  Hecate: SUPPORT_NAMES.hecate,
  Dionysus: 'Dionysos',
  Siren: 'Sirène',
  Hippocampus: 'Hippocampe',
  Chimera: 'Chimère',
  Cyclops: 'Cyclope',
  Phoenix: 'Phénix',
  'Bronze Bull': 'Taureau de bronze',
  Pegasus: 'Pégase',
  Griffin: 'Griffon',
  Harpy: 'Harpie',
  'Stymphalian Bird': 'Oiseau du Stymphale',
  Minotaur: 'Minotaure',
  Centaur: 'Centaure',
  Satyr: 'Satyre',
  'Nemean Lion': 'Lion de Némée',
}

/** A creature or a Support by the name the edition gives it. */
export const printed = (words: string): string => PRINTED[words] ?? words

/** A Support or a defence as a sentence quotes it. */
export const quoted = (words: string): string => `« ${printed(words)} »`

/** Half of a card: `mountain 3, Chimera, owl` is a place, a creature and a symbol. */
export const half = (words: string): string =>
  words
    .split(', ')
    .map(part => {
      const [word, area] = part.split(' ')
      if (word in TERRITORY_NAMES) return `${territory(word).name} ${area}`
      return part in MAGIC_NAMES ? MAGIC_NAMES[part as MagicName].name : printed(part)
    })
    .join(', ')

const inBrackets = ({ halves }: CardFace): string =>
  halves.length > 0 ? halves.map(half).join(' / ') : 'absente de ce jeu'

/** A card: `la carte 17 (montagne 3, Chimère / Hécate)`. */
export const named = (face: CardFace): string =>
  face.card === DIONYSUS ? 'Dionysos' : `la carte ${face.card} (${inBrackets(face)})`

/** `de la carte 17 (…)`, `de Dionysos`. */
export const ofCard = (face: CardFace): string => de(named(face))

/** A card's number as a player says it. */
export const numbered = (word: string): string => (word === 'dionysus' ? 'Dionysos' : `la carte ${word}`)

/** The words on the drawn table. */
export const LABELS: Labels = {
  territories: { lagoon: 'lagune', mountain: 'montagne', forest: 'forêt', lands: 'terres' },
  supports: {
    castor: 'Castor',
    graeae: 'Grées',
    token: 'jeton',
    theft: 'vol',
    exchange: 'échange',
    destroy: 'destr.',
    shield: 'bouclier',
    hecate: 'Hécate',
  },
  dionysus: 'Dionysos',
  gods: GOD_NAMES,
  printed,
  half,
  seat: 'place',
  athenaToken: 'jeton Athéna',
  complete: 'cité complète',
  inHand: 'en main',
  seenInHand: 'vues en main :',
  tokens: {
    thunderbolt: 'foudre',
    trident: 'trident',
    owl: 'chouette',
    helmet: 'casque',
    'face down': 'caché',
  },
  signs: { thunderbolt: '(Fo)', trident: '(Tr)', owl: '(Ch)', helmet: '(Ca)', 'face down': '(?)' },
  plays: (who, support, target) =>
    `${who} joue « ${SUPPORT_NAMES[support]} »${target ? ` contre ${target}` : ''}.`,
  mayAnswer: who => `${who} peut répondre.`,
  holdsToken: (who, token) => `${who} tient un jeton : ${token}.`,
  graeae: (who, cards) => `Les Grées montrent à ${who} ${cards === 1 ? '1 carte' : `${cards} cartes`}.`,
  holds: who => `Main ${de(who)} :`,
  pile: 'pioche',
  discard: 'défausse',
  spent: 'sorties',
  supply: 'jetons',
  lastRound: 'C’est la dernière manche.',
  over: 'La partie est terminée.',
  legend: 'x2 son dieu  # verrou  +n imprimé  (Fo 3 Tr 2 Ch 1 Ca -1) jeton  (?) caché',
}
