import { counted, de, listed } from '@pantheon/core/french'
import {
  ABILITIES,
  type Ability,
  BONUSES,
  type BonusName,
  GODS,
  type GodName,
  MYTHOLOGIES,
  type Mythology,
} from '../../rules/names.ts'
import type { Labels } from '../board.ts'

/** The gods' names. */
export const GOD_NAMES: Readonly<Record<GodName, string>> = {
  aphrodite: 'Aphrodite',
  dionysus: 'Dionysos',
  demeter: 'Déméter',
  hermes: 'Hermès',
  artemis: 'Artémis',
  apollo: 'Apollon',
  athena: 'Athéna',
  ares: 'Arès',
  hades: 'Hadès',
  hera: 'Héra',
  poseidon: 'Poséidon',
  zeus: 'Zeus',
  hathor: 'Hathor',
  ptah: 'Ptah',
  bastet: 'Bastet',
  tefnut: 'Tefnout',
  toth: 'Thot',
  anubis: 'Anubis',
  seth: 'Seth',
  sekhmet: 'Sekhmet',
  horus: 'Horus',
  isis: 'Isis',
  osiris: 'Osiris',
  ra: 'Rê',
  freja: 'Freyja',
  idunn: 'Idunn',
  baldr: 'Baldr',
  skadi: 'Skadi',
  freyr: 'Freyr',
  hel: 'Hel',
  loki: 'Loki',
  tyr: 'Tyr',
  heimdallr: 'Heimdall',
  frigg: 'Frigg',
  thor: 'Thor',
  odin: 'Odin',
  lada: 'Lada',
  vesna: 'Vesna',
  jarilo: 'Iarilo',
  zorya: 'Zoria',
  stribog: 'Stribog',
  morana: 'Morana',
  triglav: 'Triglav',
  svetovid: 'Svetovid',
  veles: 'Vélès',
  mokosh: 'Mokoch',
  perun: 'Péroun',
  dazhbog: 'Dajbog',
  kama: 'Kama',
  lakshmi: 'Lakshmi',
  saraswati: 'Sarasvati',
  ganesha: 'Ganesh',
  ganga: 'Ganga',
  kali: 'Kali',
  indra: 'Indra',
  kartikeya: 'Kartikeya',
  brahma: 'Brahma',
  parvati: 'Parvati',
  shiva: 'Shiva',
  vishnu: 'Vishnou',
}

/** The abilities with their article. */
const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  war: 'la Guerre',
  charm: 'le Charme',
  renewal: 'le Renouveau',
  wisdom: 'la Sagesse',
  foresight: 'la Prévoyance',
  prophecy: 'la Prophétie',
  fate: 'le Destin',
  reveal: 'la Révélation',
  insight: 'la Clairvoyance',
  blessing: 'la Bénédiction',
  haste: 'la Hâte',
  pursuit: 'la Poursuite',
  trickery: 'la Ruse',
  storm: 'la Tempête',
  flood: 'le Déluge',
  exile: 'l’Exil',
  theft: 'le Vol',
  aegis: 'l’Égide',
  petrify: 'la Pétrification',
  majesty: 'la Majesté',
  silence: 'le Silence',
  triumph: 'le Triomphe',
  martyr: 'le Martyre',
  resurrection: 'la Résurrection',
  justice: 'la Justice',
  ragnarok: 'le Ragnarök',
}

/** The mythologies as adjectives: of one god, of several, of the mythology itself. */
const MYTHOLOGY_NAMES: Readonly<
  Record<Mythology, { readonly one: string; readonly many: string; readonly the: string }>
> = {
  greek: { one: 'grec', many: 'grecs', the: 'grecque' },
  egyptian: { one: 'égyptien', many: 'égyptiens', the: 'égyptienne' },
  norse: { one: 'nordique', many: 'nordiques', the: 'nordique' },
  slavic: { one: 'slave', many: 'slaves', the: 'slave' },
  hindu: { one: 'hindou', many: 'hindous', the: 'hindoue' },
}

/** A god by number. */
export const god = (card: number): string => GOD_NAMES[GODS[card]]

/** A god by the word of a move. */
export const godWord = (word: string): string => GOD_NAMES[word as GodName]

/** Several gods. */
export const gods = (cards: readonly number[]): string =>
  cards.length === 0 ? 'aucune carte' : listed(cards.map(god))

/** An ability with its article: `la Guerre`. */
export const ability = (number: number): string => ABILITY_NAMES[ABILITIES[number]]

/** A mythology by number or by the word of a move. */
export const mythology = (m: number | string): (typeof MYTHOLOGY_NAMES)[Mythology] =>
  MYTHOLOGY_NAMES[typeof m === 'number' ? MYTHOLOGIES[m] : (m as Mythology)]

/** What each Bonus card asks for, in a few words. */
export const BONUS_TEXT: Readonly<Record<BonusName, string>> = {
  'play-greek': 'poser un dieu grec',
  'play-egyptian': 'poser un dieu égyptien',
  'play-norse': 'poser un dieu nordique',
  'play-slavic': 'poser un dieu slave',
  'play-hindu': 'poser un dieu hindou',
  'play-goddess-1': 'poser une déesse',
  'play-goddess-2': 'poser une déesse',
  'play-young-god': 'poser un dieu masculin de rang 7 ou moins',
  'play-love': 'poser un dieu d’amour',
  'play-war': 'poser un dieu de guerre',
  'play-humble': 'poser un dieu de rang 4 ou moins',
  'play-mighty': 'poser un dieu de rang 10 ou plus',
  'play-ability': 'déclencher une capacité',
  'play-power': 'vaincre un dieu par Puissance ou amour',
  'play-rank': 'vaincre un dieu par le Rang',
  'win-goddess': 'gagner avec une déesse',
  'win-humble': 'gagner avec un rang de 5 ou moins',
  'win-middle': 'gagner avec un rang de 6 à 9',
  'win-mighty': 'gagner avec un rang de 10 ou plus',
  'win-own': 'gagner avec sa propre mythologie',
  'win-foreign': 'gagner avec une autre mythologie',
  'win-first': 'gagner en jouant en premier',
  'win-last': 'gagner en jouant en dernier',
  'win-love': 'gagner une banque avec un dieu d’amour',
  'win-war': 'gagner une banque avec un dieu de guerre',
  'win-again': 'gagner deux manches de suite',
  'win-behind': 'gagner sans mener la course',
  'goal-love': 'deux dieux d’amour dans le Butin',
  'goal-war': 'deux dieux de guerre dans le Butin',
  'goal-most': 'le plus de cartes dans le Butin',
}

/** A Bonus card by number or by the word of a move. */
export const bonus = (b: number | string): string =>
  `« ${BONUS_TEXT[typeof b === 'number' ? BONUSES[b] : (b as BonusName)]} »`

/** `3 cartes`. */
export const cards = (n: number): string => counted(n, 'carte')

const bare = (words: string): string => words.replace(/^(?:la |le |l’)/, '')

/** The words on the drawn table. */
export const LABELS: Labels = {
  gods: GOD_NAMES,
  abilities: Object.fromEntries(ABILITIES.map(word => [word, bare(ABILITY_NAMES[word])])) as Record<
    Ability,
    string
  >,
  mythologies: {
    greek: 'Grecs',
    egyptian: 'Égyptiens',
    norse: 'Nordiques',
    slavic: 'Slaves',
    hindu: 'Hindous',
  },
  bonuses: BONUS_TEXT,
  gains: {
    wins: 'manches',
    play: 'pose',
    win: 'victoire',
    personal: 'cartes à soi',
    goals: 'buts',
    diplomacy: 'diplomatie',
    abilities: 'capacités',
    war: 'guerre',
    hindered: 'reculs',
    tiles: 'cases',
    shortcuts: 'raccourcis',
    passing: 'dépassements',
  },
  scenarios: { classic: 'classique', arcade: 'arcade' },
  beforeRace: 'avant la course',
  of: who => `${who} :`,
  when: (day, round, rounds) => `Journée ${day}, manche ${round} sur ${rounds}`,
  left: (left, bonuses) => `restent ${counted(left, 'dieu', 'dieux')}, ${bonuses} bonus`,
  bonus: 'Bonus :',
  none: 'aucun',
  endgame: 'Finales :',
  start: 'DÉPART',
  finish: 'FIN',
  love: 'amour ',
  hidden: n => counted(n, 'cachée'),
  noMythology: 'pas encore de mythologie',
  tile: tile => `case ${tile}`,
  shortcut: tile => `raccourci vers ${tile}`,
  hunts: word => `chasse les ${word}`,
  steps: 'pas :',
  hand: 'main :',
  stack: 'Butin :',
  personal: 'bonus :',
  aside: 'à part :',
  faceDown: 'face cachée',
  onTop: 'au-dessus',
  by: who => de(who),
  unknown: 'inconnue',
  bank: 'Banque :',
  discard: 'Défausse :',
  onGods: 'Sur la pioche des Dieux :',
  underGods: 'Sous la pioche des Dieux :',
  onBonuses: 'Sur la pioche Bonus :',
}
