import { clone, type Emit, type Game, type Move } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { Arena } from '../arena.ts'
import { LAWS, type LawName } from '../laws/index.ts'
import { type OmensState, omens, V } from '../toys/omens.ts'

type Omens = typeof omens
type Steps = Omens['steps']

const { deal, pick, boon } = omens.steps
const folder = new URL('../toys/omens/', import.meta.url)
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

/** Omens with something changed. */
const planted = (change: Partial<Omens>): Game => ({ ...omens, ...change })

/** Omens with a step changed. */
const withStep = <K extends keyof Steps>(at: K, change: Partial<Steps[K]>): Game =>
  planted({ steps: { ...omens.steps, [at]: { ...omens.steps[at], ...change } } })

const withView = (add: (s: OmensState, eye: number) => object): Game =>
  planted({ view: (s, eye) => ({ ...omens.view(s, eye), ...add(s, eye) }) })

const picksIn = (s: OmensState) => s.frames.flatMap(frame => (frame.at === 'pick' ? frame.picks : []))

/** Tells what it should have revealed. */
const quiet = <E extends Parameters<Emit['tell']>[0]>(emit: Emit<E> | null): Emit<E> | null =>
  emit && { tell: (e, seen) => emit.tell(e, seen), reveal: (e, seen) => emit.tell(e, seen) }

const listening = withStep('boon', {
  play(s, frame, seat, move, emit) {
    boon.play?.(s, frame, seat, move, emit)
    if (emit !== null) s.rounds++
  },
})

let calls = 0
const shared = [0, 0, 0, 0]

/** Each fault, with the law that must catch it and what the law must say. */
const FAULTS: [fault: string, law: LawName, game: Game, says: RegExp][] = [
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
    'a reveal that is not declared',
    'what can be taken back has shown nothing hidden',
    withStep('pick', { next: (s, frame, emit) => pick.next(s, frame, quiet(emit)) }),
    /not declared a reveal/,
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
    'a deal that everybody hears of',
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
  [
    'a notation that reads one move as another',
    'notation is read back as written, the unknown refused',
    planted({ moves: { ...V, parse: text => (text === 'deal two' ? 0 : V.parse(text)) } }),
    /"deal two" is read as "deal one"/,
  ],
  [
    'a notation that takes anything',
    'notation is read back as written, the unknown refused',
    planted({ moves: { ...V, parse: (text): Move => (text.startsWith('no-such') ? 0 : V.parse(text)) } }),
    /"no-such-verb" is read as/,
  ],
  [
    'a question without a sentence',
    'every question has a sentence and a rule',
    withStep('boon', { ask: () => ({ key: 'ask.nothing' }) }),
    /"ask.nothing" has no sentence/,
  ],
  [
    'a step that stands in no rule',
    'every question has a sentence and a rule',
    withStep('boon', { rule: '9.9' }),
    /cites rule "9.9"/,
  ],
  [
    'a sentence with a hole',
    'every event, move, ending and score line has a sentence',
    planted({
      text: {
        ...omens.text,
        say: (m, name) => (m.key === 'won' ? `${name(7)} undefined` : omens.text.say(m, name)),
      },
    }),
    /with undefined in it/,
  ],
  [
    'an ending without a sentence',
    'every event, move, ending and score line has a sentence',
    planted({ endings: ['tokens', 'dusk', 'flood'] }),
    /"flood" has no sentence/,
  ],
  [
    'a refusal by an unknown rule',
    'every refusal says why, by which rule',
    withStep('pick', { whyNot: () => ({ key: 'no.card', rule: '2.7' }) }),
    /cites rule "2.7"/,
  ],
  [
    'a table drawn with holes',
    'the table can be drawn for all eyes',
    planted({ text: { ...omens.text, draw: view => `hand ${view.hands[0]?.[9]}` } }),
    /with undefined in it/,
  ],
  [
    'an option that no set-up can serve',
    'wrong seats and options are refused',
    planted({
      setup(seats, options, data) {
        if (options.rounds === 2) throw new Error('two rounds are too few')
        return omens.setup(seats, options, data)
      },
    }),
    /too few/,
  ],
  [
    'tables that can be changed',
    'the standard edition is plain and frozen',
    planted({ data: { ...omens.data } }),
    /data is not frozen/,
  ],
  [
    'a check that checks nothing',
    'a damaged position is caught',
    planted({ check: () => {} }),
    /check misses that "rounds" is gone/,
  ],
  ['records of other rules', 'every golden record is true', planted({ rules: '2' }), /made by rules 1/],
  [
    'an ending that no record shows',
    'every ending has a golden record',
    planted({ endings: ['tokens', 'dusk', 'flood'] }),
    /no record ends by flood/,
  ],
  [
    'a card that is never used',
    'every verb, thing and ending is reached',
    planted({ things: [...omens.things, 'seven'] }),
    /never reached: thing seven/,
  ],
]

describe('every planted fault is caught by its law', () => {
  test.each(FAULTS)('%s: %s', (_fault, law, game, says) => {
    expect(() => LAWS[law](new Arena(game, folder, { games: 8, positions: 100 }))).toThrow(says)
  })

  test('and the game without a fault keeps every law', () => {
    const arena = new Arena(omens as Game, folder, { games: 8, positions: 100 })
    for (const law of Object.values(LAWS)) law(arena)
  })

  test('only laws that the kernel keeps by itself have no fault here', () => {
    const faulty = new Set<string>(FAULTS.map(([, law]) => law))
    expect(Object.keys(LAWS).filter(law => !faulty.has(law))).toEqual([
      'only those who must act have moves',
      'a wrong edition is refused, naming the place',
    ])
  })
})
