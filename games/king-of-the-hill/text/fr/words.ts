/** Names as French sentences say them. */
import { counted, listed } from '@pantheon/core/french'
import { STANDARD } from '../../rules/data/index.ts'
import { TILE_NAMES } from '../../rules/map.ts'
import { HEROES, RUNES, SECRETS, TEMPLES } from '../../rules/names.ts'
import type { Labels } from '../board.ts'
import {
  ARTIFACT_NAMES,
  CARD_NAMES,
  GUARDIAN_NAMES,
  PROPER_NAMES,
  RUNE_NAMES,
  TEMPLE_NAMES,
} from './names.ts'
import { taskText } from './tasks.ts'

/** `baba-yaga` as a name: Baba Yaga; what no table renames. */
const plain = (slug: string): string =>
  slug
    .split('-')
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

/** A hero, a god or a Monster by its word. */
export const proper = (word: string): string => PROPER_NAMES[word] ?? plain(word)
/** A mythology or the dark as an adjective, by number or word. */
export const rune = (r: number | string): (typeof RUNE_NAMES)[string] =>
  RUNE_NAMES[typeof r === 'number' ? RUNES[r] : r]
/** A hero. */
export const hero = (h: number): string => proper(HEROES[h])
/** A god. */
export const god = (g: number): string => proper(STANDARD.gods[g].name)
/** An artifact by its word, with its article. */
export const artifactName = (word: string): string => ARTIFACT_NAMES[word] ?? plain(word)
/** An artifact, with its article. */
export const artifact = (a: number): string => artifactName(STANDARD.artifacts[a].name)
/** A Guardian, with its article. */
export const guardian = (r: number): string => GUARDIAN_NAMES[STANDARD.guardians[r].name]
/** A Monster. */
export const monster = (r: number): string => proper(STANDARD.monsters[r].name)
/** Where: `en c4`, `sur la Colline sacrée`. */
export const at = (tile: number | string): string => {
  const name = typeof tile === 'number' ? TILE_NAMES[tile] : tile
  return name === 'd4' ? 'sur la Colline sacrée' : `en ${name}`
}
/** A Temple by its word. */
export const templeName = (kind: string): string => TEMPLE_NAMES[kind].name
/** A Temple. */
export const temple = (kind: number): string => templeName(TEMPLES[kind])
/** A Reward or Secret card by its word, as quoted in a sentence. */
export const card = (word: string): string => `« ${CARD_NAMES[word] ?? plain(word)} »`
/** A Secret card. */
export const secret = (number: number): string => card(SECRETS[number])
/** A Reward card. */
export const reward = (number: number): string => card(STANDARD.rewards[number].name)
/** `3 points de Santé`. */
export const health = (n: number): string => `${counted(n, 'point')} de Santé`

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

/** A slot of the Eclipse track. */
export const slot = (marker: number): string =>
  marker > 10 ? (ROMAN[marker - 11] ?? `${marker}`) : `${marker}`

/** A handful of dice: `GGD` is 2 grecques and 1 des ténèbres. */
export function handful(word: string): string {
  const shown = RUNES.flatMap(name => {
    const n = word.split(name[0].toUpperCase()).length - 1
    const adjective = RUNE_NAMES[name].f
    return n === 0 ? [] : [`${n} ${n > 1 && name !== 'dark' ? `${adjective}s` : adjective}`]
  })
  return shown.length === 0 ? 'rien' : listed(shown)
}

const EFFECTS: Readonly<Record<string, string>> = {
  hidden: 'caché',
  aegis: 'égide',
  cursed: 'maudit',
  fog: 'brouillard',
  doll: 'poupée',
  attack: 'attaque',
  venom: 'venin',
  shadow: 'ombre',
  chain: 'chaîne',
  fire: 'feu',
  drought: 'sécheresse',
  'mind-control': 'esprit dominé',
}

const FOES: Readonly<Record<string, string>> = {
  monster: 'le Monstre',
  contender: 'le Prétendant',
  hero: 'un héros',
}

const bare = (words: string): string => words.replace(/^(?:la |le |l’)/, '')
const unquoted = (word: string): string => CARD_NAMES[word] ?? plain(word)

/** The words on the drawn table. */
export const LABELS: Labels = {
  letters: Object.fromEntries(RUNES.map(name => [name, RUNE_NAMES[name].letter])),
  hero: proper,
  god,
  mission: ({ god: word, ...task }) => `${proper(word)} (${taskText(task)})`,
  artifact: word => bare(artifactName(word)),
  temple: word => TEMPLE_NAMES[word].word,
  reward: unquoted,
  secret: unquoted,
  village: word => RUNE_NAMES[word].m,
  arena: word => RUNE_NAMES[word].f,
  guardian: r => bare(guardian(r)),
  against: guardian,
  monster: word => bare(proper(word)),
  place: word => (word.endsWith('camp') ? 'au camp' : at(word)),
  effect: word => word.replace(/^[a-z-]+/, effect => EFFECTS[effect] ?? effect),
  toMove: 'à jouer',
  first: 'premier',
  darkHero: 'Héros des ténèbres',
  contender: 'Prétendant',
  health: 'Santé',
  attack: 'attaque',
  speed: 'vitesse',
  cards: 'cartes',
  temples: 'Temples :',
  villages: 'villages :',
  arenas: 'Arènes :',
  artifacts: 'artefacts :',
  missions: 'Missions :',
  darkRunes: 'Runes des ténèbres :',
  hand: 'main :',
  secrets: 'secrets :',
  adventures: 'Aventures',
  finalBattle: 'Bataille finale',
  moon: marker => `Lune sur ${slot(marker)}`,
  guardians: side => `Gardiens face ${side}`,
  monsterState: (points, tokens) => `${health(points)}, ${counted(tokens, 'jeton')}`,
  quest: (of, rolls) => `Quête (${of}) : encore ${counted(rolls, 'lancer')}`,
  fight: foe => `Combat contre ${foe}`,
  foe: word => FOES[word] ?? word,
  healthOf: health,
  dice: word => `dés : ${handful(word)}`,
  arenaFight: 'Arène :',
  slots: ['valide', 'sans capacité', 'mort'],
  market: 'Marché :',
  legend: '@ héros  ~ village (lettre : sa rune)  t Temple  ! Gardien  A Arène  # Sceau',
}
