import { type Sayings, text } from '@pantheon/core'
import { capital, counted, de, listed } from '@pantheon/core/french'
import type {
  CardFace,
  EphyranEvent,
  EphyranPrompt,
  EphyranRefusal,
  Saying,
  ScoreKey,
} from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { DIONYSUS, type TerritoryName } from '../rules/names.ts'
import type { Ending } from '../rules/state.ts'
import type { EphyranView } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { extras, verbs } from './fr/verbs.ts'
import {
  agrees,
  GOD_NAMES,
  LABELS,
  MAGIC_NAMES,
  named,
  ofCard,
  ofThe,
  printed,
  quoted,
  territory,
} from './fr/words.ts'

/** `lagune 2`. */
const place = ({ territory: word, area }: { territory: TerritoryName; area: number }): string =>
  `${territory(word).name} ${area}`

/** A card's number in brackets; Dionysus has none. */
const bracketed = ({ card }: CardFace): string => (card === DIONYSUS ? '' : ` (carte ${card})`)

const EVENTS: Sayings<EphyranEvent> = {
  first: (e, name) => `${name(e.seat)} reçoit le jeton Athéna et joue en premier.`,
  god: (e, name) => `${name(e.seat)} bâtit pour ${GOD_NAMES[e.god]}.`,
  draws: (e, name) => `${name(e.seat)} pioche.`,
  drew: (e, name) => `${name(e.seat)} pioche ${named(e.card)}.`,
  picks: (e, name) => `${name(e.seat)} prend ${named(e.card)} dans la défausse.`,
  built: (e, name) => `${name(e.seat)} bâtit ${place(e)} : ${printed(e.what)}${bracketed(e.card)}.`,
  changed: (e, name) =>
    `${name(e.seat)} remplace ${named(e.old)} en ${place(e)} par ${printed(e.what)}${bracketed(e.card)}.`,
  discarded: (e, name) => `${name(e.seat)} défausse ${named(e.card)}.`,
  took: (e, name) =>
    `${name(e.seat)} met ${named(e.card)} en ${place(e)} chez ${name(e.victim)} et prend le Dionysos.`,
  settled: (e, name) => `${name(e.seat)} installe le Dionysos en ${place(e)}.`,
  invoked: (e, name) => `${name(e.seat)} joue ${quoted(e.support)}${bracketed(e.card)}.`,
  keeps: (e, name) => `${name(e.seat)} garde une des cartes piochées.`,
  kept: (e, name) => `${name(e.seat)} garde ${named(e.card)}.`,
  laid: (e, name) => `${name(e.seat)} pose ${named(e.card)} sur la défausse.`,
  'aimed.theft': (e, name) => `${name(e.seat)} vise le jeton en ${place(e)} chez ${name(e.victim)}.`,
  'aimed.trade': (e, name) => `${name(e.seat)} veut échanger ${place(e)} avec ${name(e.victim)}.`,
  'aimed.strike': (e, name) => `${name(e.seat)} envoie Arès contre la cité ${de(name(e.victim))}.`,
  blocked: (e, name) => `${name(e.seat)} arrête ${quoted(e.support)} avec ${named(e.card)}.`,
  allowed: (e, name) => `${name(e.seat)} laisse faire.`,
  'token.drawn': (e, name) => `${name(e.seat)} prend un jeton magique.`,
  'token.stolen': (e, name) => `${name(e.seat)} vole le jeton en ${place(e)} chez ${name(e.victim)}.`,
  'token.seen': (e, name) => `${name(e.seat)} regarde le jeton : ${MAGIC_NAMES[e.kind].a}.`,
  'token.placed': (e, name) => `${name(e.seat)} pose le jeton face cachée en ${place(e)}.`,
  'token.lost': (e, name) => `Le jeton en ${place(e)} chez ${name(e.seat)} sort du jeu.`,
  traded: (e, name) =>
    `${name(e.seat)} et ${name(e.victim)} échangent ${place(e)} : ${named(e.gives)} contre ${named(e.gets)}.`,
  destroyed: (e, name) => `${name(e.seat)} sacrifie ${place(e)} (${printed(e.what)}).`,
  locked: (e, name) => `${name(e.seat)} verrouille ${territory(e.territory).the}${bracketed(e.card)}.`,
  unlocked: (e, name) =>
    `${name(e.seat)} brise le verrou ${ofThe(e.territory)}${e.owner === e.seat ? '' : ` chez ${name(e.owner)}`}.`,
  finished: (e, name) => `${name(e.seat)} achève sa cité${e.last ? ' : cette manche est la dernière' : ''}.`,
  emptied: () => 'La pioche est vide : cette manche est la dernière.',
  skipped: (e, name) => `${name(e.seat)} n’a pas de carte à jouer.`,
  uncovered: (e, name) => `${name(e.seat)} retourne : ${listed(e.kinds.map(kind => MAGIC_NAMES[kind].a))}.`,
}

/** The choice between a defence, where there is one, and what happens otherwise. */
const orBlock = (e: { defence: string }, otherwise: string): string =>
  e.defence === '' ? capital(otherwise) : `Arrêtez-le avec ${quoted(e.defence)}, ou ${otherwise}`

const PROMPTS: Sayings<EphyranPrompt> = {
  'ask.god': () => 'Choisissez votre dieu.',
  'ask.act': () => 'Bâtissez, changez une zone, prenez un Dionysos, jouez un Soutien ou défaussez.',
  'ask.again': () => 'Jouez encore : bâtissez, changez une zone, prenez un Dionysos ou défaussez.',
  'ask.draw': e =>
    `Prenez ${counted(e.draws, 'carte')} : ${e.pile > 0 ? `dans la pioche (il en reste ${e.pile}) ou dans la défausse` : 'dans la défausse, si vous le voulez'}.`,
  'ask.settle': () => 'Choisissez le territoire où le Dionysos s’installe.',
  'ask.theft': () => 'Choisissez le jeton à voler.',
  'ask.exchange': () =>
    'Choisissez une de vos zones à échanger avec une carte de votre main, ou avec une autre cité.',
  'ask.destroy': () => 'Choisissez la cité qu’Arès attaque.',
  'ask.lock': () => 'Choisissez le territoire à verrouiller.',
  'ask.unlock': () => 'Choisissez le verrou à briser.',
  'ask.block': (e, name) => `${name(e.seat)} joue ${quoted(e.support)}. ${orBlock(e, 'laissez faire')}.`,
  'ask.yield': (e, name) =>
    `${name(e.seat)} joue ${quoted(e.support)}. ${orBlock(e, 'choisissez la zone à sacrifier')}.`,
  'ask.place': e => `Vous tenez un jeton (${MAGIC_NAMES[e.kind].a}). Choisissez la zone où le poser.`,
  'ask.keep': e => `Choisissez laquelle de ces ${counted(e.hand.length, 'carte')} vous gardez.`,
  'ask.lay': () => 'Choisissez la carte à poser d’abord sur la défausse ; la dernière sera au-dessus.',
}

const REFUSALS: Sayings<EphyranRefusal> = {
  'no.now': () => 'Ce n’est pas possible en ce moment.',
  'no.god': (e, name) => `${name(e.seat)} a déjà pris ${GOD_NAMES[e.god]}.`,
  'no.card': e => `Vous n’avez pas ${named(e.card)}.`,
  'no.half': e => `Aucune moitié ${ofCard(e.card)} n’est une zone ${ofThe(e.territory)}.`,
  'no.support': e => `Aucune moitié ${ofCard(e.card)} n’est ${quoted(e.support)}.`,
  'no.order': e =>
    `Les zones vont dans l’ordre : la prochaine de ${territory(e.territory).your} est la zone ${e.next}, pas la zone ${e.area}.`,
  'no.copy': e =>
    `${capital(territory(e.territory).your)} ${agrees(e.territory, 'a', 'ont')} déjà la zone ${e.area} ; il n’en faut qu’une de chaque.`,
  'no.full': e =>
    `${capital(territory(e.territory).your)} ${agrees(e.territory, 'est complète', 'sont complètes')}.`,
  'no.fit': e =>
    `Cette carte offre ${territory(e.territory).name} ${e.offered}, qui ne peut pas tenir lieu de ${place(e)}.`,
  'no.covered': e =>
    `${capital(place(e))} : zone recouverte ; seule la dernière, ${territory(e.territory).name} ${e.last}, peut être changée.`,
  'no.area': (e, name) =>
    `Il n’y a pas de ${place(e)} dans la cité ${de(name(e.seat))} : on y compte ${counted(e.built, 'zone')}.`,
  'no.locked': (e, name) => `Un bouclier verrouille ${territory(e.territory).the} ${de(name(e.seat))}.`,
  'no.shield': (e, name) =>
    `${capital(territory(e.territory).the)} ${de(name(e.seat))} ${agrees(e.territory, 'n’est pas verrouillée', 'ne sont pas verrouillées')}.`,
  'no.empty': (e, name) =>
    `${capital(territory(e.territory).the)} ${de(name(e.seat))} ${agrees(e.territory, 'n’a', 'n’ont')} pas encore de zone.`,
  'no.again': () => 'Après Castor et Pollux, on ne joue pas de Soutien.',
  'no.opponent': (e, name) => `${name(e.seat)} n’est pas de vos adversaires.`,
  'no.dionysus': (e, name) => `Aucun Dionysos ne tient lieu de ${place(e)} dans la cité ${de(name(e.seat))}.`,
  'no.slot': () => 'Vous n’avez pas de place ouverte où installer aussitôt le Dionysos.',
  'no.supply': () => 'Il ne reste pas de jeton magique : 0 en réserve.',
  'no.room': () => 'Vous n’avez pas de zone sans verrou et sans jeton où le poser : 0 libre.',
  'no.token': (e, name) => `Il n’y a pas de jeton en ${place(e)} chez ${name(e.seat)}.`,
  'no.taken': e => `Il y a déjà un jeton en ${place(e)}.`,
  'no.loot': () => 'Aucun adversaire n’a de jeton sur une zone sans verrou.',
  'no.partner': () =>
    'Vous n’avez pas de zone sans verrou qu’une carte de votre main ou la même zone d’une autre cité pourrait remplacer.',
  'no.prey': () => 'Aucun adversaire n’a de zone sans verrou à perdre.',
  'no.victim': (e, name) => `${name(e.seat)} n’a pas de zone sans verrou à perdre.`,
  'no.own': () => 'Vous n’avez pas de territoire sans verrou qui ait une zone.',
  'no.locks': () => 'Aucun territoire n’est verrouillé.',
  'no.pile': () => 'La pioche est vide : 0 carte.',
  'no.discard': () => 'La défausse est vide.',
  'no.closed': () =>
    'Vous avez mis une carte sur la défausse pendant ce tour, elle vous est donc fermée : piochez.',
  'no.more': () => 'Il n’y aurait rien à piocher et rien à jouer.',
  'no.defence': e => `${capital(named(e.card))} ne l’arrête pas : il y faut ${quoted(e.defence)}.`,
  'no.undefended': e => `Rien n’arrête ${quoted(e.support)}.`,
  'no.choice': () => 'Il faut sacrifier une zone : choisissez laquelle, ou arrêtez l’attaque.',
  'no.among': e => `${capital(named(e.card))} n’est pas parmi les cartes piochées.`,
  'no.must': () => 'Tant que la pioche a des cartes, il faut en prendre une.',
}

const LINES = {
  creatures: 'créatures différentes',
  bonus: 'quatre créatures différentes',
  printed: 'symboles imprimés',
  tokens: 'jetons magiques',
} as const

/** The four lines of each territory: `Lagune : jetons magiques`. */
const TERRITORY_SCORES = Object.fromEntries(
  Object.entries(LINES).flatMap(([line, words]) =>
    Object.entries(LABELS.territories).map(([word, name]) => [
      `score.${line}.${word}`,
      () => `${capital(name)} : ${words}`,
    ]),
  ),
) as unknown as Sayings<{ key: `score.${keyof typeof LINES}.${TerritoryName}` }>

const SCORES: Sayings<{ key: ScoreKey }> = {
  ...TERRITORY_SCORES,
  'score.dionysus': () => 'Dionysos',
  'score.own': () => 'Le territoire de son dieu, doublé',
  'score.city.first': () => 'Première cité achevée',
  'score.city.same': () => 'Cité complète à la fin',
}

const ENDINGS: Sayings<{ key: Ending }> = {
  city: () => 'Une cité a été achevée.',
  pile: () => 'La pioche s’est épuisée.',
}

/** What Ephyran says in French. */
export const fr = text<Saying, typeof V.domains, EphyranView>(
  { ...EVENTS, ...PROMPTS, ...REFUSALS, ...SCORES, ...ENDINGS },
  V,
  verbs,
  drawnWith(LABELS),
  'fr',
  extras,
)
