/** What artifacts do, in French, from their rows in the tables. */
import { counted, listed } from '@pantheon/core/french'
import type { Artifact } from '../../rules/data/index.ts'
import type { Reference } from '../reference.ts'
import { questText, taskText } from './tasks.ts'
import { health, LABELS, proper } from './words.ts'

const cards = ({ rewards, secrets }: Artifact): string =>
  listed([
    ...(rewards > 0 ? [`${counted(rewards, 'carte')} Récompense`] : []),
    ...(secrets > 0 ? [`${counted(secrets, 'carte')} Secret`] : []),
  ])

const within = ({ range }: Artifact): string => (range > 0 ? ` à ${counted(range, 'case')} au plus` : '')

/** Each effect with its numbers. */
const EFFECTS: Readonly<Record<string, (card: Artifact) => string>> = {
  damage: ({ amount }) => `avant un lancer d’attaque : ${counted(amount, 'dégât')} aussitôt`,
  silence: () => 'au début d’un Combat : la capacité du Gardien n’y agit pas',
  welcome: ({ amount }) => `les villages d’autres mythologies donnent ${counted(amount, 'carte')} Récompense`,
  hide: () =>
    'jusqu’à votre prochain tour, aucune carte Secret ne peut vous viser ; à ce tour, vous traversez les cases des autres héros',
  bolt: ({ amount }) => `avant un lancer d’attaque : ${counted(amount, 'dégât')} de plus s’il touche`,
  attack: ({ amount, critical }) =>
    `attaque +${amount}${critical > 0 ? ` ; un COUP CRITIQUE ajoute ${critical} au lieu de 2` : ''}`,
  supplies: card =>
    [
      ...(card.amount > 0 ? [`retrouver ${health(card.amount)}`] : []),
      ...(card.rewards + card.secrets > 0 ? [`prendre ${cards(card)}`] : []),
    ].join(', '),
  brew: ({ amount }) => `une Potion de soin rend ${health(amount)}`,
  'turn-die': () => 'après un lancer de quête : tourner un dé sur une autre rune',
  wither: card => `un héros${within(card)} perd ${health(card.amount)}, mais en garde 1`,
  'restore-all': card =>
    `retrouver toute sa Santé${card.rewards + card.secrets > 0 ? `, prendre ${cards(card)}` : ''}`,
  rolls: ({ amount }) => `${counted(amount, 'lancer')} de plus à chaque quête`,
  horn: () =>
    'au début de votre tour, regarder la première carte Récompense ; elle peut aller sous la pioche',
  swap: card => `échanger sa place avec un héros${within(card)}`,
  gate: ({ amount }) => `quand votre Santé atteint 0 : ${health(amount)} à la place`,
  'sure-critical': () => 'au lieu d’un lancer d’attaque : un COUP CRITIQUE',
  'one-more-roll': ({ amount }) => `${counted(amount, 'lancer')} de plus dans cette quête`,
  speed: ({ amount }) => `vitesse +${amount}`,
  pilfer: card => `prendre une carte Récompense au hasard à un héros${within(card)}`,
  fury: ({ amount }) => `attaque +${amount} à ce tour`,
  sight: card => `regarder ${counted(card.amount, 'village')}${within(card)}`,
  nudge: ({ amount }) => `après le dernier lancer d’une quête : relancer un dé, ${amount} fois`,
  'make-hit': () => 'après un lancer d’attaque qui donne RATÉ : c’est TOUCHÉ',
  double: () => 'avant un lancer d’attaque : ses dégâts sont doublés',
  trophy: card => `pour chaque Gardien vaincu : retrouver ${health(card.amount)}, prendre ${cards(card)}`,
  wind: card => `souffler un héros${within(card)} vers une case libre voisine de la sienne`,
  comb: ({ amount }) =>
    `regarder ${counted(amount, 'carte')} Récompense, en prendre une ; les autres vont sous la pioche`,
  're-roll': () => 'après un lancer d’attaque : relancer les dés voulus',
  haste: ({ amount }) => `avant le Mouvement : vitesse +${amount} à ce tour`,
  fate: () => 'quand vous utilisez une Rune des ténèbres, vous décidez si la Lune avance',
  veil: () => 'les cartes Secret ne vous atteignent que d’une case voisine',
  aegis: () => 'jusqu’à votre prochain tour, vous ne subissez pas de dégâts',
  renew: () => 'vos artefacts actifs reviennent sur leur face A',
  cripple: card => `il ne reste que ${health(card.amount)} à un héros${within(card)}`,
  'sure-strike': ({ amount }) => `au lieu d’un lancer d’attaque : un TOUCHÉ pour ${counted(amount, 'dégât')}`,
  moon: ({ amount }) =>
    `déplacer la Lune de ${counted(amount, 'case')} au plus, dans un sens ou dans l’autre`,
}

/** What an artifact does. */
export const effectText = (card: Artifact): string => EFFECTS[card.effect]?.(card) ?? card.effect

/** The words of the tables at the end of the rules. */
export const REFERENCE: Reference = {
  kinds: { active: 'actif', passive: 'passif', super: 'super' },
  arena: 'Arène',
  artifact: word => LABELS.artifact(word),
  god: proper,
  effect: effectText,
  quest: questText,
  task: taskText,
}
