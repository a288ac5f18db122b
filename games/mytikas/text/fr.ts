import { type Extras, type Sayings, text, type VerbSayings } from '@pantheon/core'
import { counted, de } from '@pantheon/core/french'
import type { Saying } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { CARDS, PAYMENTS, PIECES } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import {
  at,
  atWord,
  card,
  cube,
  cubes,
  deity,
  favor,
  god,
  goods,
  LABELS,
  payment,
  piece,
  pieces,
} from './fr/words.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  levels: 'Trois niveaux de la montagne sont pleins.',
  locks: 'Le dernier verrou est pris.',
  built: 'Un joueur a bâti toutes ses pièces.',
}

/** Names for the lines of the score sheet. */
const headings = Object.fromEntries([
  ...PIECES.map(name => [`score.${name}`, () => pieces(name)]),
  ...CARDS.map(name => [`score.${name}`, () => deity(name)]),
]) as unknown as Sayings<Extract<Saying, { key: `score.${string}` }>>

const sayings: Sayings<Saying> = {
  ...headings,
  levels: () => ENDINGS.levels,
  locks: () => ENDINGS.locks,
  built: () => ENDINGS.built,

  first: (e, name) => `${name(e.seat)} joue en premier.`,
  dealt: (e, name) => `${name(e.seat)} reçoit ${card(e.card)}.`,
  kept: (e, name) =>
    `Cartes gardées : ${e.cards.map((c, seat) => `${card(c)} par ${name(seat)}`).join(', ')}.`,
  flipped: e => `La carte ${card(e.card)} est retournée dans la rangée.`,
  turn: (e, name) => `Tour ${e.turn} : ${name(e.seat)}.`,
  went: (e, name) => `${name(e.seat)} envoie son Bâtisseur ${at(e.area)}.`,
  idle: (e, name) => `${name(e.seat)} ne peut aller nulle part.`,
  card: (e, name) => `${card(e.card)} aide ${name(e.seat)}.`,
  smelted: (e, name) =>
    `${name(e.seat)} change de la pierre en ${cubes(1, e.resource)} au niveau ${e.level}.`,
  burnt: (e, name) =>
    `${name(e.seat)} abandonne ${counted(e.gave, 'cube')} contre ${counted(e.got, 'offrande')}.`,
  gave: (e, name) => `${name(e.seat)} abandonne ${cubes(1, e.resource)} du niveau ${e.level}.`,
  shifted: (e, name) =>
    `${name(e.seat)} déplace ${cubes(1, e.resource)} du niveau ${e.from} au niveau ${e.to}.`,
  refined: (e, name) =>
    `${name(e.seat)} monte ${cubes(1, e.resource)} du niveau ${e.from} et en fait ${cubes(1, e.resource + 1)}.`,
  produced: (e, name) => `${name(e.seat)} produit ${goods(e.goods)} au niveau ${e.level}.`,
  raised: (e, name) => `${name(e.seat)} bâtit ${piece(e.slot).a} au niveau ${e.level}.`,
  took: (e, name) => `${name(e.seat)} prend ${counted(e.n, 'offrande')}.`,
  favored: (e, name) => `${name(e.seat)} prend ${favor(god(e.god))}.`,
  robbed: (e, name) => `${name(e.seat)} prend ${favor(god(e.god))} à ${name(e.victim)}.`,
  bought: (e, name) => `${name(e.seat)} paie 1 marbre du niveau ${e.level} pour une faveur.`,
  offered: (e, name) => `${name(e.seat)} pose ${counted(e.n, 'offrande')} sur ${card(e.card)}.`,
  stole: (e, name) =>
    `${name(e.seat)} prend ${card(e.card)} à ${name(e.victim)} avec ${counted(e.n, 'offrande')}.`,
  locked: (e, name) => `${name(e.seat)} verrouille ${card(e.card)} pour de bon avec le verrou ${e.value}.`,
  followed: (e, name) => `${name(e.seat)} suit ${at(e.area)}, contre ${payment(e.payment)}.`,
  passed: (e, name) => `${name(e.seat)} ne suit pas.`,
  ending: (e, name) => `${name(e.seat)} amène la fin. ${ENDINGS[e.why]} Ce tour se joue encore en entier.`,
  over: e => `La partie est terminée. ${ENDINGS[e.why]}`,

  'ask.keep': () => 'Choisissez la carte de divinité que vous gardez.',
  'ask.patron': () => 'Choisissez votre faveur de départ.',
  'ask.depart': () => 'Envoyez votre Bâtisseur dans une zone d’action.',
  'ask.burn': m => `Choisissez encore ${counted(m.left, 'cube')} à abandonner.`,
  'ask.end': () => 'Descendez des cubes, ou terminez votre tour.',
  'ask.follow': (m, name) => `Suivre ${name(m.active)} ${at(m.area)} ?`,
  'ask.cities': m => `Que produit votre cité du niveau ${m.level} ?`,
  'ask.produce': () => 'Que produisez-vous au niveau 1 ?',
  'ask.extra': () => 'Pan : un cube de plus de ce que vous avez produit ?',
  'ask.build': m => `Bâtissez ${m.temples ? 'un temple' : 'une cité'}.`,
  'ask.take': m => `Prenez ${counted(m.n, 'offrande')}, ou passez directement au ruban.`,
  'ask.favor': m => (m.left === 1 ? 'Prenez une faveur.' : `Prenez ${m.left} faveurs.`),
  'ask.buy': () => 'Héphaïstos : payer un marbre pour une faveur de plus ?',
  'ask.lift': m =>
    `Montez des cubes : encore ${counted(m.left, 'flèche')}${m.refine ? ', et Hestia peut en raffiner un' : ''}.`,
  'ask.shift': m => `Déplacez ${counted(m.left, 'cube')} vers tout autre niveau.`,
  'ask.offer': m =>
    m.take > 0
      ? `Prenez ${counted(m.take, 'offrande')}, ou faites une offrande.`
      : 'Faites une offrande : sur quelle carte ?',
  'ask.place': m =>
    `Combien d’offrandes sur ${card(m.card)} ? ${m.least < m.most ? `De ${m.least} à ${m.most}` : `Exactement ${m.least}`}.`,

  'no.now': () => 'Ce n’est pas ce qui se décide maintenant.',
  'no.card-held': m => `Vous n’avez pas reçu ${card(m.card)}.`,
  'no.favor-taken': m => `Quelqu’un commence déjà avec ${favor(god(m.god))} ; toutes doivent différer.`,
  'no.own-area': () => 'Votre Bâtisseur s’y trouve ; il doit aller ailleurs.',
  'no.own-god': m => `Votre Bâtisseur est chez ${god(m.god)} ; il doit changer de dieu.`,
  'no.occupied': (m, name) => `Le Bâtisseur ${de(name(m.seat))} s’y trouve.`,
  'no.effect': m => `Vous n’auriez rien à faire ${at(m.area)}, en ce moment.`,
  'no.card-works': m => `${card(m.card)} n’agit pas pour vous en ce moment.`,
  'no.card-once': m => `${card(m.card)} n’agit qu’une fois.`,
  'no.cubes': m => `Il faut ${cubes(m.need, m.resource)} au niveau ${m.level} ; vous en avez ${m.have}.`,
  'no.cubes-in-all': m => `Il faut ${counted(m.need, 'cube')} ; vous en avez ${m.have}.`,
  'no.downward': () => 'Sans action, les cubes ne font que descendre.',
  'no.same-level': () => 'Le cube doit changer de niveau.',
  'no.summit': () => 'Le niveau 4 est le sommet.',
  'no.strands': () => 'Vous ne pourriez alors plus rien bâtir, et ici vous le devez.',
  'no.wrong-piece': m => `Ici on ne bâtit que des ${m.temples ? 'temples' : 'cités'}.`,
  'no.slot-built': m => `${piece(m.slot).your} de cet emplacement est déjà sur la montagne.`,
  'no.level-token': m => `Le niveau ${m.level} n’a plus de jeton.`,
  'no.pile-full': m => `Il reste des faveurs ${de(god(m.god))} dans la pile ; prenez-y la vôtre.`,
  'no.pile-empty': m => `La pile des faveurs ${de(god(m.god))} est vide.`,
  'no.victim': (m, name) => `Vous ne pouvez pas prendre ${favor(god(m.god))} à ${name(m.seat)}.`,
  'no.not-produced': m => `Vous ne venez pas de produire ${cube(m.resource).of}.`,
  'no.reserve': m => `Il faut ${counted(m.need, 'offrande')} ; vous en avez ${m.have}.`,
  'no.card-hidden': m => `La carte ${card(m.card)} n’est pas face visible.`,
  'no.card-locked': m => `La carte ${card(m.card)} est verrouillée pour de bon.`,
  'no.too-few': m => `Au moins ${m.least} : plus qu’il n’y en a déjà.`,
  'no.too-many': m => `Au plus ${m.most} : une offrande ne dépasse jamais le prochain verrou.`,
  'no.payment': m =>
    `Vous n’avez pas ${PAYMENTS[m.payment] === 'offering' ? 'd’offrande' : `de faveur ${de(god(m.payment))}`}.`,
  'no.same-action': () => 'Qui suit refait la même action principale.',
  'no.follow-idle': () => 'Après avoir payé, vous ne pourriez pas faire l’action.',
  'no.must-act': () => 'Vous devez faire quelque chose ici avant de vous arrêter.',
}

const verbs: VerbSayings<typeof V.domains> = {
  first: seat => `La place ${seat} joue en premier`,
  deal: name => `Distribuer ${deity(name)}`,
  flip: name => `Retourner ${deity(name)}`,
  keep: name => `Garder ${deity(name)}`,
  smelt: (made, level) => `Déméter : changer de la pierre en ${cube(made).one} au niveau ${level}`,
  burn: pyre => `Hadès : abandonner ${pyre === 'few' ? 'peu' : 'beaucoup'} de cubes contre des offrandes`,
  give: (resource, level) => `Abandonner 1 ${cube(resource).one} du niveau ${level}`,
  go: where => `Aller ${atWord(where)}`,
  down: (resource, from, to) => `Descendre 1 ${cube(resource).one} du niveau ${from} au niveau ${to}`,
  end: () => 'Terminer le tour',
  follow: (pay, side) =>
    `Suivre, contre ${payment((PAYMENTS as readonly string[]).indexOf(pay))} : l’action de ${side === 'day' ? 'jour' : 'nuit'}`,
  pass: () => 'Passer',
  produce: choice => `Produire la combinaison ${choice}`,
  add: resource => `1 ${cube(resource).one} de plus`,
  build: (slot, level) => {
    const number = slot.match(/\d$/)?.[0]
    return `Bâtir ${piece(slot).a}${number ? ` (emplacement ${number})` : ''} au niveau ${level}`
  },
  up: (resource, level) => `Monter 1 ${cube(resource).one} du niveau ${level}`,
  refine: (resource, level) =>
    `Hestia : monter 1 cube ${cube(resource).of} du niveau ${level} et le raffiner`,
  move: (resource, from, to) => `Déplacer 1 ${cube(resource).one} du niveau ${from} au niveau ${to}`,
  take: () => 'Prendre les offrandes',
  favor: name => `Prendre ${favor(deity(name))}`,
  rob: (name, seat) => `Prendre ${favor(deity(name))} à la place ${seat}`,
  buy: level => `Payer 1 marbre du niveau ${level}`,
  offer: name => `Faire une offrande à ${deity(name)}`,
  place: n => `Poser ${counted(Number(n), 'offrande')}`,
  skip: () => 'S’abstenir',
  done: () => 'Terminé',
}

const extras: Extras<Saying, typeof V.domains> = {
  plainer: {
    produce: ({ asked }, choice) => {
      const made = asked && 'choices' in asked ? asked.choices[Number(choice) - 1] : undefined
      return made ? `Produire ${goods(made)}` : null
    },
    rob: ({ name }, of, seat) => `Prendre ${favor(deity(of))} à ${name(Number(seat))}`,
    take: ({ asked }) => {
      const n = asked?.key === 'ask.take' ? asked.n : asked?.key === 'ask.offer' ? asked.take : 0
      return n > 0 ? `Prendre ${counted(n, 'offrande')}` : null
    },
  },
  options: {
    deal: {
      text: 'cartes de divinité distribuées à chacun au début ; sur deux, on en garde une',
      values: { one: 'une', two: 'deux' },
    },
  },
}

/** Mytikas in French. */
export const fr = text<Saying, typeof V.domains, View>(sayings, V, verbs, drawnWith(LABELS), 'fr', extras)
