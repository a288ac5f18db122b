/** The questions the game asks, and its answers to what cannot be done, in French. */
import type { Sayings } from '@pantheon/core'
import { capital, counted, de } from '@pantheon/core/french'
import type { Prompt, Reason } from '../../rules/events.ts'
import { PATHS } from '../../rules/names.ts'
import { PATH_NAMES } from './names.ts'
import { questText, taskText } from './tasks.ts'
import * as w from './words.ts'

/** One sentence for each question. */
export const asks: Sayings<Prompt> = {
  'ask.hero': () => 'Choisissez votre héros, ou laissez faire le dé.',
  'ask.open': e =>
    `À vous (vitesse ${e.speed}) : explorez du regard, avancez, jouez des cartes, fondez un Temple ou prenez la Colline.`,
  'ask.scouted': e =>
    `Où allez-vous (vitesse ${e.speed}) ? Encore ${counted(Math.max(0, e.left), 'regard')}.`,
  'ask.village': e => `Un village ${w.rune(e.rune).m} : jouez des cartes, ou rencontrez son dieu.`,
  'ask.build': () => 'Bâtissez ici un Temple, ou terminez le tour sans.',
  'ask.rest': () => 'Jouez des cartes, ou terminez votre tour.',
  'ask.march': e => `Marchez sur la Colline (vitesse ${e.speed}).`,
  'ask.rule': e =>
    e.monster
      ? 'Servez-vous de votre Monstre, ou terminez le tour.'
      : 'Frappez un héros au pied de la Colline, ou terminez le tour.',
  'ask.quest': e =>
    `La quête ${de(w.god(e.god))} demande ${questText(e.quest)}. Encore ${counted(e.left, 'lancer')} : quels dés gardez-vous ?`,
  'ask.failed': e =>
    `La quête ${de(w.god(e.god))} a échoué : combattre le Gardien au prochain tour, ou prendre la Mission (${taskText(e.task)}) ?`,
  'ask.before': e => (e.health > 0 ? `Le Gardien a ${w.health(e.health)}. Attaquer ?` : 'Attaquer ?'),
  'ask.after': () => 'Que donne votre lancer ?',
  'ask.keep': () => 'Quels dés gardez-vous ? Les autres sont relancés.',
  'ask.target': () => 'Quel Gardien est votre Cible ?',
  'ask.assign': () => 'À quoi employez-vous vos runes ?',
  'ask.react': (e, name) =>
    `${name(e.seat)} joue une carte Secret (${w.secret(e.card)}). Répondez-vous par un Sosie ?`,
  'ask.prophet': () => 'Quel bonus prenez-vous ?',
  'ask.faith': () => 'Quel Temple bâtissez-vous à la place ?',
  'ask.mirage': () => 'Quel village regardez-vous ?',
  'ask.switch': () => 'Échangez-vous les deux villages ?',
  'ask.horn': e => `Sur la pioche : ${w.reward(e.card)}. Mettre cette carte sous la pioche ?`,
  'ask.comb': () => 'Quelle carte prenez-vous ?',
  'ask.oracle': () => 'Quel dieu rencontrez-vous ?',
  'ask.spy': (e, name) => `Quelle carte faites-vous défausser à ${name(e.seat)} ?`,
  'ask.barter': (e, name) => `Quels artefacts échangez-vous avec ${name(e.seat)} ?`,
  'ask.wind': (e, name) => `Où le vent emporte-t-il ${name(e.seat)} ?`,
  'ask.brink': () => 'Votre Santé est à 0. Utiliser la Porte de Helheim ?',
  'ask.tablet': () => 'La Lune avance-t-elle ?',
  'ask.excess': e => `Vous portez ${counted(e.over, 'artefact')} de trop : vendez ou défaussez.`,
  'ask.pay': e => `Payez pour la Mission : encore ${e.left}.`,
  'ask.control': (e, name) => `Où va ${name(e.seat)}, sous votre emprise ?`,
  'ask.aim': (e, name) => `Qui est attaqué par ${name(e.seat)} ?`,
  'ask.disarm': (e, name) => `Quel artefact est perdu par ${name(e.seat)} ?`,
}

const PATH_UNITS = ['or', 'Arènes', 'Temples', 'villages différents']

/** One sentence for each refusal. */
export const refusals: Sayings<Reason> = {
  'no.now': () => 'Ce n’est pas possible en ce moment.',
  'no.chance': () => 'Les dés et les pioches en décident, pas un joueur.',
  'no.hero-taken': () => 'Un autre joueur a ce héros.',
  'no.built': () => 'Vous avez bâti un Temple à ce tour : plus de cartes avant le prochain.',
  'no.card': e => `Vous n’avez pas la carte ${w.card(e.card)}.`,
  'no.spent': e => `Vous avez déjà joué ${w.card(e.card)} à ce tour ; chaque sorte agit une fois par tour.`,
  'no.drought': () => 'Sous la Sécheresse, vos cartes Récompense et vos artefacts n’agissent pas.',
  'no.window': () => 'Ce n’est pas le moment de s’en servir.',
  'no.artifact': e => `Vous ne possédez pas ${w.artifactName(e.artifact)}.`,
  'no.tired': e => `Vous avez déjà utilisé ${w.artifactName(e.artifact)} à ce tour.`,
  'no.passive': e => `${capital(w.artifactName(e.artifact))} agit sans qu’on s’en serve.`,
  'no.range': e => `Trop loin : à ${counted(e.far, 'case')}, pour une portée de ${e.range}.`,
  'no.camp': () => 'Un héros au camp est intouchable.',
  'no.self': () => 'Vous ne pouvez pas vous viser vous-même.',
  'no.played': () => 'Personne ne joue ce héros.',
  'no.hidden': () => 'Ce héros est caché à vos cartes Secret.',
  'no.contender': () => 'Tant que le Monstre vit, rien n’atteint le Prétendant.',
  'no.target': () => 'Cela n’y aurait aucun effet.',
  'no.too-far': e => `C’est hors d’atteinte avec une vitesse de ${e.speed}.`,
  'no.occupied': () => 'Un autre héros s’y trouve.',
  'no.arena-busy': () => 'Un autre héros est dans cette Arène.',
  'no.seal': () => 'Le Sceau ferme la Colline sacrée.',
  'no.toward': () => 'Dans la Bataille finale, on va vers la Colline, aussi loin que possible.',
  'no.empty-tile': () => 'Il y a quelque chose sur cette case.',
  'no.first-turn': () => 'Votre premier tour est une Exploration.',
  'no.earned': e =>
    `Il vous faut moins de Temples que d’artefacts : vous en avez ${e.temples} et ${e.artifacts}.`,
  'no.token': () => 'Tous vos jetons de Temple sont sur le plateau.',
  'no.temple-card': e => `Vous n’avez plus de carte pour un ${w.templeName(e.kind)}.`,
  'no.temple-here': () => 'On ne peut pas bâtir de Temple ici.',
  'no.path': e =>
    `${capital(PATH_NAMES[PATHS[e.path]])} demande ${e.need} ${PATH_UNITS[e.path]}, vous en avez ${e.have}.`,
  'no.scouts': () => 'Vous avez regardé tous les villages permis à ce tour.',
  'no.unseen': () => 'Vous n’avez rien à y regarder.',
  'no.adjacent': () => 'On ne regarde que les cases voisines de la sienne.',
  'no.market': () => 'Vous n’avez pas de Marché.',
  'no.super': () => 'Un superartefact ne se vend ni ne s’échange.',
  'no.not-on-market': e => `${capital(w.artifactName(e.artifact))} n’est pas au marché des artefacts.`,
  'no.exchanged': () => 'Un seul échange par tour.',
  'no.forge': e => `Il faut ${counted(e.need, 'artefact')} de cette mythologie, vous en avez ${e.have}.`,
  'no.claimed': () => 'Ce superartefact est déjà pris.',
  'no.mission': () => 'Vous n’avez pas de Mission.',
  'no.mission-open': e =>
    `La Mission ${de(w.god(e.god))} ne peut pas être accomplie maintenant : ${taskText(e.task)}.`,
  'no.rolls': () => 'Il ne reste pas de lancer.',
  'no.dice': () => 'Vos dés ne le montrent pas.',
  'no.dark-die': () => 'Aucun dé ne montre une rune des ténèbres.',
  'no.full-health': () => 'Votre Santé est entière.',
  'no.result': () => 'Vos dés ne permettent pas ce résultat.',
  'no.ability': () => 'Votre héros n’a pas cette capacité en ce moment.',
  'no.dead-guardian': () => 'Ce Gardien est mort.',
  'no.runes': () => 'Vous n’avez plus de rune pour cela.',
  'no.target-first': () => 'Le premier coup va à votre Cible.',
}
