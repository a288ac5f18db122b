import { clone, type Emit, type Event, type Insight, type Judgement } from '@pantheon/core'
import { type OmensState, omens, V } from '../../toys/omens.ts'
import { type Planted, planted, withStep, withView } from './plant.ts'

const { deal, pick, boon } = omens.steps
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
const picksIn = (s: OmensState) => s.frames.flatMap(frame => (frame.at === 'pick' ? frame.picks : []))

const plainJudgement: Judgement<OmensState> = {
  scale: [8, 8],
  toCome: () => 1,
  horizon: 1,
  worths: {},
  of: (_worths, s, seat) => omens.evaluate(s, seat),
}

/** A net with one place, of which it is told nothing. */
const blind: Insight<OmensState> = { places: 1, sense: () => {}, hidden: 0, weights: '' }

/** Tells what it should have revealed. */
const quiet = <E extends Event>(emit: Emit<E> | null): Emit<E> | null =>
  emit && { tell: (e, seen) => emit.tell(e, seen), reveal: (e, seen) => emit.tell(e, seen) }

/** Faults that show somebody something hidden. */
export const SECRETS: readonly Planted[] = [
  [
    'a reveal that is not declared',
    'what can be taken back has shown nothing hidden',
    withStep('pick', { next: (s, frame, emit) => pick.next(s, frame, quiet(emit)) }),
    /not declared a reveal/,
  ],
  [
    'a guess that throws its dice by hidden cards',
    'a guess rests on what the seat knows and on the dice',
    planted({
      guess(s, seat, rng) {
        if (s.deck[0] % 2 === 1) rng.next()
        return omens.guess(s, seat, rng)
      },
    }),
    /guesses from the truth and from a guess/,
  ],
  [
    'a leaking view: the deck is open',
    'a seat cannot tell a guess from the truth',
    withView(s => ({ deck: [...s.deck] })),
    /view\.deck/,
  ],
  [
    'a leaking view: the sum of a hand is open',
    'a seat cannot tell a guess from the truth',
    withView(s => ({ sums: s.hands.map(hand => sum(hand.map((n, v) => n * v))) })),
    /view\.sums/,
  ],
  [
    'a standing that counts hidden cards',
    'a seat cannot tell a guess from the truth',
    planted({
      score: s => s.hands.map((hand, seat) => ({ seat, what: 'score.tokens', points: hand[5], rule: '3' })),
    }),
    /standing/,
  ],
  [
    'a list whose order depends on hidden cards',
    'a seat cannot tell a guess from the truth',
    withStep('boon', {
      moves(s, frame, seat, out) {
        const first = s.hands[(seat + 1) % s.seats][5] > 0
        if (first) out.add(V.pass())
        for (let other = 0; other < s.seats; other++)
          if (other !== frame.winner && s.tokens[other] > 0) out.add(V.rob(other))
        if (!first) out.add(V.pass())
      },
    }),
    /moves/,
  ],
  [
    'a refusal that tells what another holds',
    'a seat cannot tell a guess from the truth',
    withStep('pick', {
      whyNot: (s, _frame, seat) => ({
        key: 'no.card',
        rule: s.hands[(seat + 1) % s.seats][5] > 0 ? '2' : '1',
      }),
    }),
    /refusals/,
  ],
  [
    'a question asked only of those who hold the right card',
    'a guess still looks true after the same moves',
    withStep('boon', {
      next(s, frame, emit) {
        if (s.hands[frame.winner][5] > 0 || s.hands[frame.winner][4] > 0) return boon.next(s, frame, emit)
        s.frames.pop()
        return 0
      },
    }),
    /truth and guess differ/,
  ],
  [
    'a pick that says which card the deck has most of',
    'a guess still looks true after the same moves',
    withStep('pick', {
      play(s, frame, seat, move, emit) {
        pick.play?.(s, frame, seat, move, emit)
        emit?.tell({ key: 'dealt', seat, card: s.deck.indexOf(Math.max(...s.deck)) })
      },
    }),
    /events/,
  ],
  [
    'a secret deal that everybody hears of',
    'what looks the same to a seat sounds the same',
    withStep('deal', {
      play: (s, frame, seat, move, emit) =>
        deal.play?.(
          s,
          frame,
          seat,
          move,
          emit && { tell: event => emit.tell(event), reveal: event => emit.reveal(event) },
        ),
    }),
    /look the same to seat \d, but it hears \[\{"key":"dealt"/,
  ],
  [
    'a guess that is the truth',
    'secrets are guessed afresh',
    planted({ guess: s => clone(s) }),
    /a guess never differs/,
  ],
  [
    'an evaluation that peeks',
    'the evaluation knows no more than the seat',
    planted({ evaluate: (s, seat) => s.tokens[seat] - s.hands[(seat + 1) % s.seats][5] }),
    /cannot tell the difference/,
  ],
  [
    'a judgement that peeks where the evaluation does not',
    'the evaluation knows no more than the seat',
    planted({
      judgement: { ...plainJudgement, of: (_worths, s, seat) => s.hands[(seat + 1) % s.seats][5] },
    }),
    /judgement gives \d+, and \d+ where it cannot tell the difference/,
  ],
  [
    'a net that is told what the seat cannot know',
    'the evaluation knows no more than the seat',
    planted({
      judgement: {
        ...plainJudgement,
        insight: { ...blind, sense: (s, seat, out) => out.add(0, s.hands[(seat + 1) % s.seats][5]) },
      },
    }),
    /sense, place 0 gives \d+, and \d+ where it cannot tell the difference/,
  ],
  [
    'a net that is told more than it has places for',
    'the evaluation knows no more than the seat',
    planted({
      judgement: { ...plainJudgement, insight: { ...blind, sense: (_s, _seat, out) => out.add(1) } },
    }),
    /sense: place 1 of 1/,
  ],
  [
    'a game that has more to come than there is',
    'the evaluation knows no more than the seat',
    planted({ judgement: { ...plainJudgement, toCome: () => 1.5 } }),
    /toCome is 1\.5, expected from 0 to 1/,
  ],
  [
    'a non-commuting pick: the first to pick is paid',
    'simultaneous picks may arrive in any order',
    withStep('pick', {
      play(s, frame, seat, move, emit) {
        if (frame.picks.every(card => card < 0)) s.tokens[seat]++
        pick.play?.(s, frame, seat, move, emit)
      },
    }),
    /end differently at \.tokens/,
  ],
  [
    'a pick that is seen before the reveal',
    'nobody sees a pick before the last has arrived',
    withView(s => ({ picks: picksIn(s) })),
    /before all have picked/,
  ],
  [
    'a pick that is heard before the reveal',
    'nobody sees a pick before the last has arrived',
    withStep('pick', {
      play(s, frame, seat, move, emit) {
        pick.play?.(s, frame, seat, move, emit)
        emit?.tell({ key: 'dealt', seat, card: V.arg(move, 0) })
      },
    }),
    /can tell "show/,
  ],
]
