/**
 * Omens: a toy game that uses every part of the kernel (private deals, secret simultaneous picks, a reveal, a
 * turn of one seat, two endings), so that the kernel and the battery can be tested on something small.
 *
 * 1 Each round every seat is dealt up to two cards of value 1 to 6 (four of each), which only it sees.
 * 2 All play one card in secret, then show them; the highest, if alone, wins a token.
 * 3 The winner may take a token from another seat. Three tokens end the game, and so do five rounds.
 */
import {
  begin,
  CHANCE,
  clone,
  type Event,
  type Eye,
  everyone,
  freeze,
  type Game,
  NOBODY,
  only,
  pop,
  push,
  type Seat,
  type State,
  type Step,
  sees,
  text,
  vocabulary,
} from '@pantheon/core'

const VALUES = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const SEATS = ['0', '1', '2', '3'] as const

/** The moves of Omens. */
export const V = vocabulary({ deal: [VALUES], show: [VALUES], rob: [SEATS], pass: [] })

type Round = { at: 'round'; number: number }
type Deal = { at: 'deal' }
type Pick = { at: 'pick'; picks: number[] }
type Boon = { at: 'boon'; winner: Seat }
type OmensFrame = Round | Deal | Pick | Boon

/** The tables of Omens. */
export interface OmensData {
  readonly copies: number
  readonly hand: number
  readonly goal: number
}

/** A position of Omens: `hands[seat][value]` and `deck[value]` count cards. */
export interface OmensState extends State<OmensFrame, OmensData> {
  rounds: number
  deck: number[]
  hands: number[][]
  played: number[]
  tokens: number[]
}

type OmensEvent = Event &
  (
    | { key: 'dealt'; seat: Seat; card: number }
    | { key: 'shown'; picks: readonly number[]; uses: string }
    | { key: 'won'; seat: Seat }
    | { key: 'robbed'; seat: Seat; victim: Seat }
  )
type Saying =
  | OmensEvent
  | { key: 'ask.show' }
  | { key: 'ask.boon' }
  | { key: 'no.card' }
  | { key: 'score.tokens' }
  | { key: 'tokens' }
  | { key: 'dusk' }

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
const shortOf = (s: OmensState) => s.hands.findIndex(hand => sum(hand) < s.data.hand)

const round: Step<OmensState, Round, OmensEvent> = {
  rule: '3',
  next(s, frame) {
    const goal = s.tokens.some(tokens => tokens >= s.data.goal)
    if (goal || frame.number === s.rounds) {
      s.ended = goal ? 'tokens' : 'dusk'
      pop(s)
      return NOBODY
    }
    frame.number++
    push(s, { at: 'pick', picks: new Array(s.seats).fill(-1) })
    push(s, { at: 'deal' })
    return NOBODY
  },
}

const deal: Step<OmensState, Deal, OmensEvent> = {
  rule: '1',
  next(s) {
    if (shortOf(s) >= 0 && sum(s.deck) > 0) return CHANCE
    pop(s)
    return NOBODY
  },
  moves(s, _frame, _seat, out) {
    for (let v = 0; v < VALUES.length; v++) if (s.deck[v] > 0) out.add(V.deal(v), s.deck[v])
  },
  play(s, _frame, _seat, move, emit) {
    const card = V.arg(move, 0)
    const seat = shortOf(s)
    s.deck[card]--
    s.hands[seat][card]++
    emit?.tell({ key: 'dealt', seat, card }, only(seat))
  },
}

const pick: Step<OmensState, Pick, OmensEvent> = {
  rule: '2',
  next(s, frame, emit) {
    let waiting = everyone(s.seats)
    frame.picks.forEach((card, seat) => {
      if (card >= 0) waiting &= ~only(seat)
    })
    if (waiting !== NOBODY) return waiting
    pop(s)
    const best = Math.max(...frame.picks)
    const winner = frame.picks.indexOf(best)
    for (const card of frame.picks) s.played[card]++
    emit?.reveal({ key: 'shown', picks: frame.picks, uses: VALUES[best] })
    if (frame.picks.lastIndexOf(best) !== winner) return NOBODY
    s.tokens[winner]++
    emit?.tell({ key: 'won', seat: winner })
    push(s, { at: 'boon', winner })
    return NOBODY
  },
  moves(s, _frame, seat, out) {
    for (let v = 0; v < VALUES.length; v++) if (s.hands[seat][v] > 0) out.add(V.show(v))
  },
  play(s, frame, seat, move) {
    frame.picks[seat] = V.arg(move, 0)
    s.hands[seat][frame.picks[seat]]--
  },
  ask: () => ({ key: 'ask.show' }),
  whyNot: () => ({ key: 'no.card', rule: '2' }),
}

const boon: Step<OmensState, Boon, OmensEvent> = {
  rule: '3',
  next: (_s, frame) => only(frame.winner),
  moves(s, frame, _seat, out) {
    for (let other = 0; other < s.seats; other++)
      if (other !== frame.winner && s.tokens[other] > 0) out.add(V.rob(other))
    out.add(V.pass())
  },
  play(s, frame, seat, move, emit) {
    pop(s)
    if (V.verb(move) === 'pass') return
    const victim = V.arg(move, 0)
    s.tokens[victim]--
    s.tokens[frame.winner]++
    emit?.tell({ key: 'robbed', seat, victim })
  },
  ask: () => ({ key: 'ask.boon' }),
}

interface OmensView {
  readonly tokens: readonly number[]
  readonly played: readonly number[]
  readonly handSizes: readonly number[]
  readonly ready: readonly boolean[]
  readonly hands: readonly (readonly number[] | null)[]
}

/** The game of Omens. */
export const omens: Game<OmensState, OmensEvent, OmensView> = {
  id: 'omens',
  title: 'Omens',
  rules: '1',
  seats: [2, 4],
  options: { rounds: { values: [5, 2], text: 'how many rounds are played' } },
  data: freeze({ copies: 4, hand: 2, goal: 3 }),
  moves: V,
  steps: { round, deal, pick, boon },
  endings: ['tokens', 'dusk'],
  things: VALUES,
  bound: 200,
  text: text<Saying, typeof V.domains, OmensView>(
    {
      dealt: (e, name) => `${name(e.seat)} is dealt a ${VALUES[e.card]}.`,
      shown: e => `The cards are shown: ${e.picks.map(card => VALUES[card]).join(', ')}.`,
      won: (e, name) => `${name(e.seat)} wins a token.`,
      robbed: (e, name) => `${name(e.seat)} takes a token from ${name(e.victim)}.`,
      'ask.show': () => 'Choose a card to play in secret.',
      'ask.boon': () => 'You may take a token.',
      'no.card': () => 'You do not hold that card.',
      'score.tokens': () => 'Tokens',
      tokens: () => 'Enough tokens are won.',
      dusk: () => 'The last round is played.',
    },
    V,
    {
      deal: value => `deal a ${value}`,
      show: value => `play a ${value}`,
      rob: seat => `take a token from seat ${seat}`,
      pass: () => 'pass',
    },
    view => `tokens ${view.tokens.join(' ')}`,
  ),
  setup: (seats, options, data) => ({
    ...begin<OmensFrame, OmensData>(data, seats, { at: 'round', number: 0 }),
    rounds: Number(options.rounds),
    deck: VALUES.map(() => data.copies),
    hands: Array.from({ length: seats }, () => VALUES.map(() => 0)),
    played: VALUES.map(() => 0),
    tokens: new Array<number>(seats).fill(0),
  }),
  view: (s, eye) => ({
    tokens: [...s.tokens],
    played: [...s.played],
    handSizes: s.hands.map(sum),
    ready: s.hands.map((_, seat) => picksOf(s)[seat] >= 0),
    hands: s.hands.map((hand, seat) => (sees(eye, seat) ? [...hand] : null)),
  }),
  guess(s, seat, rng) {
    const twin = clone(s)
    const picks = picksOf(twin)
    const unseen: number[] = []
    const gather = (cards: readonly number[]) => {
      for (let card = 0; card < cards.length; card++) for (let n = 0; n < cards[card]; n++) unseen.push(card)
    }
    gather(twin.deck)
    twin.hands.forEach((hand, other) => {
      if (other === seat) return
      gather(hand)
      if (picks[other] >= 0) unseen.push(picks[other])
    })
    // Sorted first: the guess must not depend on where the cards really are.
    rng.shuffle(unseen.sort((a, b) => a - b))
    const draw = () => unseen.pop() ?? 0
    twin.hands.forEach((hand, other) => {
      if (other === seat) return
      const size = sum(hand)
      hand.fill(0)
      for (let i = 0; i < size; i++) hand[draw()]++
      if (picks[other] >= 0) picks[other] = draw()
    })
    twin.deck.fill(0)
    for (const card of unseen) twin.deck[card]++
    return twin
  },
  check(s) {
    for (const list of [s.deck, s.played, s.tokens, ...s.hands])
      if (!Array.isArray(list) || !list.every(n => Number.isInteger(n) && n >= 0))
        throw new Error(`expected counts, not ${JSON.stringify(list)}`)
    if (!Number.isInteger(s.rounds)) throw new Error(`rounds: expected a whole number, not ${s.rounds}`)
    const inPicks = picksOf(s).filter(card => card >= 0)
    VALUES.forEach((value, v) => {
      const cards =
        s.deck[v] + sum(s.hands.map(hand => hand[v])) + s.played[v] + inPicks.filter(c => c === v).length
      if (cards !== s.data.copies) throw new Error(`${value}: ${cards} cards, not ${s.data.copies}`)
    })
  },
  leave: () => 'bot',
  score: (s: OmensState, _eye: Eye) =>
    s.tokens.map((points, seat) => ({ seat, what: 'score.tokens', points, rule: '3' })),
  ranks: s => s.tokens.map(mine => 1 + s.tokens.filter(theirs => theirs > mine).length),
  evaluate: (s, seat) => s.tokens[seat] * s.seats - sum(s.tokens),
}

function picksOf(s: OmensState): number[] {
  const frame = s.frames.find(f => f.at === 'pick')
  return frame?.at === 'pick' ? frame.picks : new Array<number>(s.seats).fill(-1)
}
