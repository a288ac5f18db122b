import { type Game, type Options, type State, type Steps, vocabulary } from '@pantheon/core'

/** The moves of bare games. */
export const B = vocabulary({ go: [] })

/** A game with nothing but a set-up and steps, to look at the kernel alone. */
export const bare = <S extends State>(
  setup: (seats: number, options: Options, data: S['data']) => S,
  data: S['data'],
  steps: Steps<S>,
): Game<S> => ({
  id: 'bare',
  title: 'Bare',
  rules: '1',
  seats: [1, 4],
  options: {},
  data,
  moves: B,
  steps,
  endings: ['done'],
  things: [],
  bound: 100,
  text: { say: message => message.key, move: move => B.format(move), draw: () => '' },
  setup,
  view: () => null,
  guess: state => state,
  check: () => {},
  leave: () => 'bot',
  score: () => [],
  ranks: () => [],
  evaluate: () => 0,
})
