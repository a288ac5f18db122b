import { card, count, god, goods } from '../../text/en/words.ts'
import type { BoardText } from './board-text.ts'

const PIECES = ['Minor city', 'Small temple', 'Major city', 'Large temple']
const RESOURCES = ['stone', 'marble', 'gold']

/** The board in English. */
export const en: BoardText = {
  mountain: 'Mount Olympus',
  settingUp: 'Setting up',
  turn: n => `Turn ${n}`,
  lastTurn: 'the last turn',
  fullLevels: (n, of) => `${n} of ${of} levels full`,
  full: 'full',
  level: (level, tokens) => `Level ${level}: ${tokens === 0 ? 'full' : `${count(tokens, 'token')} left`}`,
  builtOn: level => `Built on level ${level}`,
  pieces: PIECES,
  pieceOf: (piece, name) => `${PIECES[piece]} of ${name}`,

  actions: 'Action board',
  god,
  area: (g, night, main, ribbon) => `${god(g)} by ${night ? 'night' : 'day'}: ${main}; ribbon: ${ribbon}`,
  builderHere: name => `the Builder of ${name} stands here`,
  pile: (g, n) => `${count(n, `${god(g)} favor`)} in the pile`,
  favor: g => `${god(g)} favor`,
  effects: {
    cities: () => 'All cities produce',
    produce: () => 'Produce on I',
    temple: () => 'Build a temple',
    city: () => 'Build a city',
    offerings: n => count(n, 'offering'),
    favor: n => count(n, 'favor'),
    up: n => `${count(n, 'arrow')} up`,
    move: n => `Move ${count(n, 'cube')}`,
    offer: () => 'Make an offering',
    'take-or-offer': () => 'Take or make an offering',
    gold: n => `${n} gold here`,
  },

  deities: 'Deities',
  card,
  powers: {
    zeus: 'Follow with an offering',
    poseidon: 'Follow with any favor',
    demeter: '2 stone → marble, 3 → gold',
    hades: '3 cubes → 1 offering, 7 → 3',
    hera: 'Zeus ribbons open',
    apollo: 'Zeus day: 2 arrows',
    athena: 'Temples: 1 gold less',
    dionysus: 'Demeter ribbons open',
    pan: 'Demeter day: 1 more cube',
    artemis: 'Cities: 1 marble less',
    aphrodite: 'Poseidon ribbons open',
    hermes: 'Poseidon day: 1 more offering',
    hephaestus: 'Poseidon night: buy a favor',
    persephone: 'Hades ribbons open',
    hestia: 'Hades day: refine a cube',
    ares: 'Hades night: take and make',
  },
  inHand: 'in your hand',
  inLine: 'in the line',
  heldBy: name => `with ${name}`,
  locked: lock => `locked for good with ${lock}`,
  offerings: n => count(n, 'offering'),
  resting: 'works from the next turn',
  locksLeft: (cards, locks) => `${count(cards, 'card')} face down; locks left: ${locks.join(', ') || 'none'}`,
  nextLock: lock => `The next lock: ${lock} offerings`,

  yourBoard: 'Your board',
  store: 'Your store',
  inReserve: n => `${count(n, 'offering')} in reserve`,
  bringDown: 'Bring down',
  cubes: (n, resource, level) => `${n} ${RESOURCES[resource]} on level ${level}`,
  goods,
  toBuild: 'Pieces to build',
  slot: (piece, state, worth, gift) =>
    `${PIECES[piece]}, ${state}, ${count(worth, 'point')} a level, gives ${gift}`,
  built: level => `built on level ${level}`,
  costs: cost => `costs ${cost}`,

  levelShort: 'Level',
  rule: n => `Rule ${n}`,
}
