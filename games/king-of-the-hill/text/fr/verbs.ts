/** Every move as a player would say it, in French. */
import type { Extras, VerbSayings } from '@pantheon/core'
import { capital } from '@pantheon/core/french'
import type { Saying } from '../../rules/events.ts'
import type { V } from '../../rules/moves.ts'
import { ABILITY_NAMES, ANSWER_NAMES, PATH_NAMES, RESULT_NAMES } from './names.ts'
import { artifactName, at, card, handful, proper, rune, templeName } from './words.ts'

const potion = (word: string): string => `une ${word === 'healing' ? 'Potion de soin' : 'Potion d’attaque'}`

const FURY_WORDS: Readonly<Record<string, string>> = {
  block: 'une parade',
  quake: 'un séisme',
  smash: 'un coup',
  ruin: 'la ruine',
  disarm: 'un artefact perdu',
}

/** One sentence for each verb. */
export const verbs: VerbSayings<typeof V.domains> = {
  become: hero => `Jouer ${proper(hero)}`,
  gamble: () => 'Laisser le dé choisir un héros',
  destiny: hero => `Le dé de héros montre ${proper(hero)}`,
  reveal: word => `Le village est ${rune(word).m}`,
  draw: word => `La carte Récompense est ${card(word)}`,
  find: word => `La carte Secret est ${card(word)}`,
  meet: god => `Le dieu est ${proper(god)}`,
  roll: dice => `Les dés montrent ${handful(dice)}`,
  rune: word => `Le dé montre une rune ${rune(word).f}`,
  answer: face => `Le dé de Gardien montre ${ANSWER_NAMES[face]}`,
  rage: face => `Le dé de Monstre montre ${FURY_WORDS[face]}`,
  snatch: word => `La carte est ${card(word)}`,
  scout: tile => `Regarder le village ${at(tile)}`,
  move: tile => `Aller ${at(tile)}`,
  stay: () => 'Rester',
  found: tile => `Aller ${at(tile)} pour y bâtir un Temple`,
  show: path => `Montrer ${PATH_NAMES[path]}`,
  capture: path => `Prendre la Colline sacrée par ${PATH_NAMES[path]}`,
  quest: () => 'Rencontrer le dieu',
  temple: kind => `Bâtir un ${templeName(kind)}`,
  end: () => 'Terminer le tour',
  keep: dice => (dice === '-' ? 'Relancer tous les dés' : `Garder ${handful(dice)}, relancer les autres`),
  stop: () => 'Abandonner la quête',
  fight: () => 'Combattre le Gardien au prochain tour',
  mission: () => 'Prendre la Mission',
  add: (word, as) => `Jouer ${card(word)} comme rune ${rune(as).f}`,
  darken: word => `Jouer une Rune des ténèbres : le dé devient ${rune(word).m}`,
  extra: () => 'Jouer une Relance',
  turn: (from, to) => `Livre de Thot : changer un dé ${rune(from).m} en dé ${rune(to).m}`,
  nudge: (source, word) =>
    `${ABILITY_NAMES[source] ?? capital(artifactName(source))} : relancer un dé ${rune(word).m}`,
  attack: () => 'Attaquer',
  result: result => RESULT_NAMES[result],
  blow: () => 'Annoncer un Coup puissant',
  aim: () => 'Visée juste : relancer des dés',
  brew: (word, what) =>
    `Chaudron : défausser ${card(word)} pour ${what === 'damage' ? 'blesser' : 'retrouver de la Santé'}`,
  cast: word => `Jouer ${card(word)}`,
  hex: (word, hero) => `Jouer ${card(word)} sur ${proper(hero)}`,
  raid: (word, tile) => `Jouer ${card(word)} ${at(tile)}`,
  cancel: () => 'Répondre par un Sosie',
  allow: () => 'Laisser faire',
  drink: word => `Boire ${potion(word)}`,
  use: word => `Utiliser ${artifactName(word)}`,
  wield: (word, hero) => `Utiliser ${artifactName(word)} sur ${proper(hero)}`,
  moon: slot => `Necronomicon : mettre la Lune sur ${slot}`,
  sell: word => `Vendre ${artifactName(word)}`,
  exchange: (given, taken) => `Échanger ${artifactName(given)} contre ${artifactName(taken)}`,
  forge: word => `Remettre des artefacts contre le superartefact ${rune(word).m}`,
  drop: word => `Défausser ${artifactName(word)}`,
  complete: () => 'Accomplir la Mission',
  give: word => `Défausser ${card(word)}`,
  yield: word => `Défausser ${card(word)}`,
  bonus: kind => `Prendre le bonus : ${templeName(kind)}`,
  look: tile => `Regarder le village ${at(tile)}`,
  switch: () => 'Échanger les deux villages',
  decline: () => 'Laisser tel quel',
  bury: () => 'Mettre la carte sous la pioche',
  pick: word => `Prendre ${card(word)}`,
  choose: god => `Rencontrer ${proper(god)}`,
  burn: word => `Faire défausser ${card(word)}`,
  swap: (given, taken) => `Troquer ${artifactName(given)} contre ${artifactName(taken)}`,
  push: tile => `Souffler le héros ${at(tile)}`,
  survive: () => 'Utiliser la Porte de Helheim',
  fall: () => 'Tomber',
  advance: () => 'Avancer la Lune',
  hold: () => 'Laisser la Lune où elle est',
  target: slot => `Prendre pour Cible le Gardien ${slot}`,
  strike: slot => `Frapper le Gardien ${slot}`,
  smite: slot => `COUP CRITIQUE sur le Gardien ${slot}`,
  evade: slot => `Esquiver le Gardien ${slot}`,
  done: () => 'Ne plus employer de runes',
  place: hero => `Mettre le jeton sur ${proper(hero)}`,
  ignite: tile => `Mettre le feu ${at(tile)}`,
  assail: hero => `Attaquer ${proper(hero)}`,
  disarm: word => `Arracher ${artifactName(word)}`,
}

/** The options of the set-up. */
export const extras: Extras<Saying, typeof V.domains> = {
  options: {
    buildTurn: {
      text: 'on peut consacrer un tour entier à bâtir un Temple',
      values: { free: 'toujours', earned: 'seulement avec moins de Temples que d’artefacts' },
    },
  },
}
