import { type Sayings, text } from '@pantheon/core'
import { capital, counted, de, listed } from '@pantheon/core/french'
import { DICE_WORDS } from '../rules/dice.ts'
import type { Saying } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { ANSWERS, FURIES, PATHS, RESULTS } from '../rules/names.ts'
import type { KingView } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { ABILITY_NAMES, ANSWER_NAMES, PATH_NAMES, RESULT_NAMES } from './fr/names.ts'
import { asks, refusals } from './fr/questions.ts'
import { taskText } from './fr/tasks.ts'
import { extras, verbs } from './fr/verbs.ts'
import * as w from './fr/words.ts'

const FURY_NAMES: Readonly<Record<string, string>> = {
  block: 'Le Monstre pare une partie des dégâts.',
  quake: 'La terre tremble sous tous les héros au pied de la Colline.',
  smash: 'Le Monstre frappe celui qui attaque.',
  ruin: 'Le Monstre ne laisse que 1 point de Santé à celui qui attaque.',
  disarm: 'Le Monstre arrache un artefact.',
}

const broken = (path: string): string =>
  `Le Sceau a été brisé par ${PATH_NAMES[path]}, et la manche V est finie.`

const sayings: Sayings<Saying> = {
  ...asks,
  ...refusals,
  'score.wealth': () => 'Or',
  'score.champion': () => 'Arènes gagnées',
  'score.faith': () => 'Temples',
  'score.harmony': () => 'Villages différents',
  'score.hill': () => 'Manches sur la Colline',
  'score.crown': () => 'Roi de la Colline',
  wealth: () => broken('wealth'),
  champion: () => broken('champion'),
  faith: () => broken('faith'),
  harmony: () => broken('harmony'),
  eclipse: () => 'Cthulhu a brisé le Sceau, et la manche V est finie.',

  became: (e, name) => `${name(e.seat)} joue ${w.hero(e.hero)}.`,
  first: (e, name) => `${name(e.seat)} commence.`,
  turn: (e, name) => `C’est le tour ${de(name(e.seat))}.`,
  round: e => `La manche ${w.slot(e.marker)} commence.`,
  'eclipse-moved': e => `La Lune avance à la case ${w.slot(e.marker)}.`,
  upgraded: () => 'Tous les Gardiens passent sur leur face B.',
  doll: (e, name) => `Une Poupée vaudou prend le tour ${de(name(e.seat))}.`,
  scouts: (e, name) => `${name(e.seat)} regarde le village ${w.at(e.tile)}.`,
  scouted: e => `Le village ${w.at(e.tile)} est ${w.rune(e.rune).m}.`,
  moved: (e, name) => `${name(e.seat)} va ${w.at(e.to)}.`,
  stayed: (e, name) => `${name(e.seat)} reste sur place.`,
  discovered: (e, name) => `${name(e.seat)} découvre un village ${w.rune(e.rune).m} ${w.at(e.tile)}.`,
  drawn: (e, name) => `${name(e.seat)} prend une carte Récompense : ${w.reward(e.card)}.`,
  draws: (e, name) => `${name(e.seat)} prend une carte Récompense.`,
  found: (e, name) => `${name(e.seat)} prend une carte Secret : ${w.secret(e.card)}.`,
  finds: (e, name) => `${name(e.seat)} prend une carte Secret.`,
  reshuffled: e =>
    `Les cartes ${e.deck === 'reward' ? 'Récompense' : 'Secret'} utilisées sont mélangées : c’est la nouvelle pioche.`,
  'no-god': e => `Il ne reste pas de dieu ${w.rune(e.deck).m}.`,
  foresees: e => `L’Oracle montre ${w.god(e.god)}.`,
  met: (e, name) => `${name(e.seat)} rencontre ${w.god(e.god)}.`,
  rolled: (e, name) => `${name(e.seat)} lance : ${w.handful(DICE_WORDS[e.dice])}.`,
  added: (e, name) => `${name(e.seat)} joue ${w.reward(e.card)} comme rune ${w.rune(e.rune).f}.`,
  darkened: (e, name) => `${name(e.seat)} change une rune des ténèbres en rune ${w.rune(e.rune).f}.`,
  extra: (e, name) => `${name(e.seat)} joue une Relance.`,
  turned: (e, name) => `${name(e.seat)} change un dé ${w.rune(e.from).m} en dé ${w.rune(e.to).m}.`,
  'dark-hero': (e, name) => `${name(e.seat)} est le Héros des ténèbres.`,
  'quest-done': (e, name) =>
    `${name(e.seat)} accomplit la quête ${de(w.god(e.god))}${e.first ? ' du premier coup' : ''}.`,
  'quest-failed': (e, name) => `${name(e.seat)} échoue à la quête ${de(w.god(e.god))}.`,
  'guardian-waits': e => `Le Gardien ${de(w.god(e.god))} attend ${w.at(e.tile)}.`,
  'mission-taken': (e, name) => `${name(e.seat)} prend la Mission ${de(w.god(e.god))} : ${taskText(e.task)}.`,
  'mission-done': (e, name) => `${name(e.seat)} accomplit la Mission ${de(w.god(e.god))}.`,
  'gold-shown': (e, name) => `${name(e.seat)} montre ${e.gold} or.`,
  gave: (e, name) => `${name(e.seat)} défausse ${w.reward(e.card)}.`,
  yielded: (e, name) => `${name(e.seat)} défausse ${w.secret(e.card)}.`,
  artifact: (e, name) => `${name(e.seat)} reçoit ${w.artifact(e.artifact)}.`,
  used: (e, name) =>
    `${name(e.seat)} utilise ${w.artifact(e.artifact)}${e.on >= 0 ? ` sur ${name(e.on)}` : ''}.`,
  passive: (e, name) => `${capital(w.artifact(e.artifact))} aide ${name(e.seat)}.`,
  power: (e, name) => `${name(e.seat)} utilise sa capacité « ${ABILITY_NAMES[e.uses ?? '']} ».`,
  sold: (e, name) => `${name(e.seat)} vend ${w.artifact(e.artifact)}.`,
  exchanged: (e, name) => `${name(e.seat)} échange ${w.artifact(e.given)} contre ${w.artifact(e.taken)}.`,
  forged: (e, name) => `${name(e.seat)} remet des artefacts contre ${w.artifact(e.artifact)}.`,
  dropped: (e, name) => `${name(e.seat)} défausse ${w.artifact(e.artifact)}.`,
  built: (e, name) => `${name(e.seat)} bâtit un ${w.temple(e.kind)} ${w.at(e.tile)}.`,
  destroyed: (e, name) =>
    `${name(e.seat)} détruit le ${w.temple(e.kind)} ${de(name(e.owner))} ${w.at(e.tile)}.`,
  battle: (e, name) => `${name(e.seat)} combat ${w.guardian(e.guardian)}, face ${e.sideB ? 'B' : 'A'}.`,
  result: e => `${RESULT_NAMES[RESULTS[e.result]]} !`,
  wounded: e => `${counted(e.damage, 'dégât')} : il reste ${w.health(e.left)}.`,
  answered: e => `Le dé de Gardien montre ${ANSWER_NAMES[ANSWERS[e.face]]}.`,
  raged: e => FURY_NAMES[FURIES[e.face]],
  hurt: (e, name) => `${name(e.seat)} perd ${w.health(e.damage)} : il en reste ${e.left}.`,
  protected: (e, name) => `L’Égide protège ${name(e.seat)}.`,
  healed: (e, name) => `${name(e.seat)} est à ${w.health(e.health)}.`,
  drank: (e, name) => `${name(e.seat)} boit une ${e.potion === 0 ? 'Potion de soin' : 'Potion d’attaque'}.`,
  saved: (e, name) => `${name(e.seat)} reste en vie avec ${w.health(e.health)}.`,
  died: (e, name) => `${name(e.seat)} revient au camp avec toute sa Santé.`,
  beaten: (e, name) => `${name(e.seat)} bat ${w.guardian(e.guardian)}.`,
  defeated: (e, name) => `${name(e.seat)} perd contre ${w.guardian(e.guardian)}.`,
  arena: (e, name) => `${name(e.seat)} entre dans l’Arène ${w.rune(e.deck).f}.`,
  opponent: e => `${capital(w.guardian(e.guardian))} prend la place ${e.slot + 1}.`,
  targeted: (e, name) =>
    `${name(e.seat)} prend pour Cible ${w.guardian(e.guardian)}, en place ${e.slot + 1}.`,
  struck: e =>
    `${capital(w.guardian(e.guardian))} ${e.slain ? 'succombe' : 'prend un coup et perd sa capacité'}.`,
  evaded: e => `${capital(w.guardian(e.guardian))} n’attaquera pas ce tour-ci.`,
  'arena-won': (e, name) => `${name(e.seat)} gagne l’Arène ${w.rune(e.deck).f}.`,
  'arena-lost': (e, name) => `${name(e.seat)} perd dans l’Arène ${w.rune(e.deck).f}.`,
  secret: (e, name) =>
    `${name(e.seat)} joue ${w.secret(e.card)}${
      e.on >= 0 ? ` sur ${name(e.on)}` : e.tile >= 0 ? ` ${w.at(e.tile)}` : ''
    }.`,
  cancelled: (e, name) => `${name(e.seat)} répond par un Sosie.`,
  foiled: e => `${w.secret(e.card)} reste sans effet.`,
  'took-effect': e => `${w.secret(e.card)} prend effet.`,
  stole: (e, name) => `${name(e.seat)} prend ${w.reward(e.card)} à ${name(e.owner)}.`,
  steals: (e, name) => `${name(e.seat)} prend une carte Récompense à ${name(e.owner)}.`,
  switched: (e, name) => `${name(e.seat)} échange les villages ${w.at(e.first)} et ${w.at(e.second)}.`,
  'looked-top': e => `La carte Récompense est ${w.reward(e.card)}.`,
  buried: (e, name) => `${name(e.seat)} met la carte sous la pioche.`,
  spied: (e, name) =>
    `${name(e.owner)} a en main : ${listed(e.hand.flatMap((n, card) => (n > 0 ? [n > 1 ? `${w.reward(card)} ×${n}` : w.reward(card)] : [])))}.`,
  burned: (e, name) => `${name(e.owner)} doit défausser ${w.reward(e.card)}.`,
  swapped: (e, name) =>
    `${name(e.seat)} troque ${w.artifact(e.given)} contre ${w.artifact(e.taken)} ${de(name(e.owner))}.`,
  'path-shown': (e, name) => `${name(e.seat)} a accompli ${PATH_NAMES[PATHS[e.path]]}.`,
  seal: e => `Sous le Sceau attend ${w.guardian(e.rune)}.`,
  captured: (e, name) => `${name(e.seat)} brise le Sceau et prend la Colline sacrée.`,
  final: (e, name) =>
    `La Bataille finale commence : ${name(e.seat)} tient la Colline avec ${w.monster(e.monster)} (${w.health(e.health)}).`,
  'monster-dead': (e, name) => `${name(e.seat)} tue le Monstre.`,
  token: (e, name) => `${capital(w.monster(e.monster))} marque ${name(e.seat)}.`,
  'token-works': (e, name) => `Le jeton ${de(w.monster(e.monster))} agit sur ${name(e.seat)}.`,
  ignited: e => `${capital(w.monster(e.monster))} met le feu ${w.at(e.tile)}.`,
  controlled: (e, name) => `${name(e.by)} domine l’esprit ${de(name(e.seat))}.`,
  dethroned: (e, name) => `${name(e.by)} renverse ${name(e.seat)} et prend la Colline.`,
  crowned: (e, name) => `Gloire à ${name(e.seat)}, qui règne sur la Colline !`,
  'all-lost': () => 'L’Éclipse est venue et il n’y a pas de Héros des ténèbres : tous ont perdu.',
}

/** The texts of the game in French. */
export const fr = text<Saying, typeof V.domains, KingView>(
  sayings,
  V,
  verbs,
  drawnWith(w.LABELS),
  'fr',
  extras,
)
