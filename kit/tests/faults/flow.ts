import { omens, V } from '../../toys/omens.ts'
import { type Planted, planted, withStep, withView } from './plant.ts'

const { deal, pick, boon } = omens.steps

const listening = withStep('boon', {
  play(s, frame, seat, move, emit) {
    boon.play?.(s, frame, seat, move, emit)
    if (emit !== null) s.rounds++
  },
})

let calls = 0
const shared = [0, 0, 0, 0]

/** Faults in the flow of play and in copies of positions. */
export const FLOW: readonly Planted[] = [
  [
    'a stuck state: the winner of a boon may find no move',
    'whoever must act has a move',
    withStep('boon', {
      moves: (s, frame, seat, out) => frame.winner !== 1 && boon.moves?.(s, frame, seat, out),
    }),
    /seat 1 must act and has no move/,
  ],
  [
    'a pass that is offered twice',
    'no move is listed twice',
    withStep('boon', {
      moves(s, frame, seat, out) {
        boon.moves?.(s, frame, seat, out)
        out.add(V.pass())
      },
    }),
    /"pass" is listed twice/,
  ],
  [
    'an outcome of chance without weight',
    'outcomes of chance have positive weights',
    withStep('deal', {
      moves(s, _frame, _seat, out) {
        for (let v = 0; v < 6; v++) out.add(V.deal(v), s.deck[v])
      },
    }),
    /weight 0/,
  ],
  [
    'an illegal extra move: cards that are not in the hand',
    'every listed move can be played',
    withStep('pick', {
      moves(_s, _frame, _seat, out) {
        for (let v = 0; v < 6; v++) out.add(V.show(v))
      },
    }),
    /show/,
  ],
  [
    'a lost card: dealt, but never put into a hand',
    'the laws of the game hold after every move',
    withStep('deal', {
      play(s, frame, seat, move, emit) {
        deal.play?.(s, frame, seat, move, emit)
        if (V.arg(move, 0) === 3) s.hands[0][3] = 0
      },
    }),
    /four: 3 cards, not 4/,
  ],
  [
    'a runaway: a boon that is passed comes again',
    'every game ends, in time and in one of its ways',
    withStep('boon', {
      play: (s, frame, seat, move, emit) =>
        V.verb(move) === 'pass' ? undefined : boon.play?.(s, frame, seat, move, emit),
    }),
    /not over after 200 decisions/,
  ],
  [
    'an ending the game does not know',
    'every game ends, in time and in one of its ways',
    planted({ endings: ['tokens'] }),
    /ended by "dusk"/,
  ],
  [
    'a list that two copies share',
    'copies, stored positions and the original stay equal',
    withStep('pick', {
      play(s, frame, seat, move, emit) {
        pick.play?.(s, frame, seat, move, emit)
        s.played = s.tokens
      },
    }),
    /part after the same moves/,
  ],
  [
    'a list of numbers and records',
    'positions, views and events are plain JSON',
    planted({
      setup: (seats, options, data) => ({
        ...omens.setup(seats, options, data),
        marks: [0, { at: 1 }],
      }),
    }),
    /state.marks mixes records or lists with other values/,
  ],
  [
    'a nondeterministic play',
    'the log alone gives the position',
    withStep('boon', {
      play(s, frame, seat, move, emit) {
        boon.play?.(s, frame, seat, move, emit)
        s.rounds += ++calls % 7 === 0 ? 1 : 0
      },
    }),
    /the log goes another way/,
  ],
  [
    'a table that outlives its game',
    'the log alone gives the position',
    planted({ setup: (seats, options, data) => ({ ...omens.setup(seats, options, data), tokens: shared }) }),
    /the log goes another way/,
  ],
  [
    'a play that depends on whether anybody listens',
    'the log alone gives the position',
    listening,
    /the log goes another way: \.rounds/,
  ],
  [
    'a play that depends on whether anybody listens, taken back',
    'taking back is never having decided',
    listening,
    /the position differs: \.rounds/,
  ],
  [
    'a view that tidies up',
    'looking changes nothing',
    planted({
      view(s, eye) {
        s.hands.sort()
        return omens.view(s, eye)
      },
    }),
    /view of -?\d changed the position/,
  ],
  [
    'a guess that changes the state',
    'looking changes nothing',
    planted({
      guess(s, seat, rng) {
        rng.shuffle(s.deck)
        return omens.guess(s, seat, rng)
      },
    }),
    /guess of 0 changed the position/,
  ],
  [
    'a view with something that JSON cannot say',
    'positions, views and events are plain JSON',
    withView((_s, eye) => ({ you: eye < 0 ? undefined : eye })),
    /view of -\d\.you is undefined/,
  ],
  [
    'a leaver whose cards vanish',
    'a player may leave at any moment',
    planted({
      leave(s, seat) {
        s.hands[seat].fill(0)
        return 'bot'
      },
    }),
    /seat \d left: .*cards, not 4/,
  ],
  [
    'a leaver who is gone and is asked',
    'a player may leave at any moment',
    planted({ leave: () => 'gone' }),
    /is gone and is asked/,
  ],
]
