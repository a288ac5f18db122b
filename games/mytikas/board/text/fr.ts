import { capital, counted, de, listed } from '@pantheon/core/french'
import { card, cubes, favor, god, goods } from '../../text/fr/words.ts'
import type { BoardText } from './board-text.ts'

const PIECES = ['Petite cité', 'Petit temple', 'Grande cité', 'Grand temple']

/** The board in French. */
export const fr: BoardText = {
  mountain: 'Mont Olympe',
  settingUp: 'Mise en place',
  turn: n => `Tour ${n}`,
  lastTurn: 'le dernier',
  fullLevels: (n, of) => `${n} niveaux pleins sur ${of}`,
  full: 'plein',
  level: (level, tokens) =>
    `Niveau ${level} : ${tokens === 0 ? 'plein' : `reste ${counted(tokens, 'jeton')}`}`,
  builtOn: level => `Bâti au niveau ${level}`,
  pieces: PIECES,
  pieceOf: (piece, name) => `${PIECES[piece]} ${de(name)}`,

  actions: 'Plateau d’action',
  god,
  area: (g, night, main, ribbon) => `${god(g)}, de ${night ? 'nuit' : 'jour'} : ${main} ; ruban : ${ribbon}`,
  builderHere: name => `le Bâtisseur ${de(name)} s’y trouve`,
  pile: (g, n) => `${counted(n, 'faveur')} ${de(god(g))} dans la pile`,
  favor: g => capital(favor(god(g))),
  effects: {
    cities: () => 'Chaque cité produit',
    produce: () => 'Produire en I',
    temple: () => 'Bâtir un temple',
    city: () => 'Bâtir une cité',
    offerings: n => counted(n, 'offrande'),
    favor: n => counted(n, 'faveur'),
    up: n => counted(n, 'flèche'),
    move: n => `Déplacer ${counted(n, 'cube')}`,
    offer: () => 'Faire une offrande',
    'take-or-offer': () => 'Offrande : prendre ou faire',
    gold: n => `${n} or ici`,
  },

  deities: 'Divinités',
  card,
  powers: {
    zeus: 'Suivre contre une offrande',
    poseidon: 'Suivre avec toute faveur',
    demeter: '2 pierres → marbre, 3 → or',
    hades: '3 cubes → 1 offrande, 7 → 3',
    hera: 'Rubans de Zeus ouverts',
    apollo: 'Zeus, jour : 2 flèches',
    athena: 'Temples : 1 or de moins',
    dionysus: 'Rubans de Déméter ouverts',
    pan: 'Déméter, jour : 1 cube de plus',
    artemis: 'Cités : 1 marbre de moins',
    aphrodite: 'Rubans de Poséidon ouverts',
    hermes: 'Poséidon, jour : 1 offrande de plus',
    hephaestus: 'Poséidon, nuit : acheter une faveur',
    persephone: 'Rubans d’Hadès ouverts',
    hestia: 'Hadès, jour : raffiner un cube',
    ares: 'Hadès, nuit : prendre et faire',
  },
  inHand: 'dans votre main',
  inLine: 'dans la rangée',
  heldBy: name => `chez ${name}`,
  locked: lock => `verrouillée pour de bon avec ${lock}`,
  offerings: n => counted(n, 'offrande'),
  resting: 'agit dès le prochain tour',
  locksLeft: (cards, locks) =>
    `${counted(cards, 'carte')} face cachée ; verrous restants : ${listed(locks.map(String)) || 'aucun'}`,
  nextLock: lock => `Le prochain verrou : ${lock} offrandes`,

  yourBoard: 'Votre plateau',
  store: 'Votre réserve',
  inReserve: n => `${counted(n, 'offrande')} en réserve`,
  bringDown: 'Descendre',
  cubes: (n, resource, level) => `${cubes(n, resource)} au niveau ${level}`,
  goods,
  toBuild: 'Pièces à bâtir',
  slot: (piece, state, worth, gift) =>
    `${PIECES[piece]}, ${state}, ${counted(worth, 'point')} par niveau, donne ${gift}`,
  built: level => `au niveau ${level} de la montagne`,
  worth: points => `${counted(points, 'point')} par niveau`,
  piece: (piece, level) => `${PIECES[piece]} : ${level === 0 ? 'à bâtir' : `au niveau ${level}`}`,
  costs: cost => `coûte ${cost}`,

  levelShort: 'Niveau',
  rule: n => `Règle ${n}`,
}
