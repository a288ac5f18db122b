import {
  ALL_SEEING,
  CHANCE,
  type Chance,
  clone,
  dump,
  Ear,
  type Eye,
  edition,
  type Game,
  InputError,
  legal,
  loadState,
  type Move,
  MoveList,
  type Options,
  over,
  play,
  readOptions,
  type Seat,
  SPECTATOR,
  type State,
  seatsOf,
  seeded,
  start,
  submit,
  totals,
  type Who,
  whyNot,
} from '@pantheon/core'
import { choice, object, type Request, read, seatOf, seatOrChance, text, whole } from './request.ts'

/** What a request is answered with: one JSON object. */
export type Answer = Readonly<Record<string, unknown>>

/** Kept copies a session may hold at once; `drop` makes room. */
const MOST_CLONES = 10_000

/** Who must act, as the protocol says it. */
export const whoNamed = (who: Who): Seat[] | 'chance' | null =>
  who === CHANCE ? 'chance' : who === 0 ? null : seatsOf(who)

/** A refusal with its rule, to be told apart from a malformed request. */
class Refused extends InputError {
  constructor(
    message: string,
    readonly rule: string,
  ) {
    super(message)
  }
}

/** A game in progress: `chance` is null where the client plays it. */
interface Table {
  state: State
  readonly chance: Chance | null
  readonly clones: Map<number, State>
}

/**
 * One client's game as a function from request to answer. It never throws: whatever is wrong with a request is
 * its answer, and the game stays as it was.
 */
export function session(game: Game): (line: string) => Answer {
  const list = new MoveList()
  let table: Table | null = null
  let cloned = 0
  let drawn = 0

  const here = (): Table => {
    if (table === null) throw new InputError('no game yet: send {"cmd":"reset","seats":…} first')
    return table
  }

  /** Chance plays as long as it must act, where the host plays it. */
  const drawChance = (state: State, chance: Chance | null, ear: Ear): void => {
    if (chance === null) return
    while (state.who === CHANCE) {
      legal(game, state, CHANCE, list)
      play(game, state, CHANCE, list.fall(chance.draw(drawn++, list.total)), ear)
    }
  }

  const sentence = (message: { readonly key: string }): string =>
    game.text.say(message, seat => `seat ${seat}`)
  const told = (state: State, ear: Ear): Answer => ({
    who: whoNamed(state.who),
    events: ear.heard.map(event),
  })
  const moveIn = (request: Request): Move => game.moves.parse(read(request, 'move', text))
  const seatIn = (request: Request): Seat => read(request, 'seat', seatOrChance(here().state.seats))

  const commands: Readonly<Record<string, (request: Request) => Answer>> = {
    reset(request) {
      const seats = read(request, 'seats', whole)
      const options = readOptions(game, read(request, 'options', object, {}) as Options)
      const seed = read(request, 'seed', text, 'pantheon')
      const auto = read(request, 'chance', choice('auto', 'manual'), 'auto') === 'auto'
      const data = request.edition === undefined ? game.data : edition(game, read(request, 'edition', object))
      const chance = auto ? seeded(seed) : null
      const ear = new Ear()
      const state = start(game, { seats, options, data }, ear)
      drawChance(state, chance, ear)
      table = { state, chance, clones: new Map() }
      return told(state, ear)
    },

    who: () => ({ who: whoNamed(here().state.who) }),

    moves(request) {
      const seat = seatIn(request)
      const moves = legal(game, here().state, seat, list).toArray()
      const notation = { moves: moves.map(move => game.moves.format(move)) }
      return seat === CHANCE ? { ...notation, weights: moves.map((_, i) => list.weightAt(i)) } : notation
    },

    play(request) {
      const at = here()
      const ear = new Ear()
      const state = clone(at.state)
      const refusal = submit(game, state, seatIn(request), moveIn(request), ear)
      if (refusal) throw new Refused(sentence(refusal), refusal.rule)
      drawChance(state, at.chance, ear)
      at.state = state
      return told(state, ear)
    },

    view(request) {
      const { state } = here()
      const eye: Eye = request.seat === null ? SPECTATOR : read(request, 'seat', seatOf(state.seats))
      return { view: game.view(state, eye) }
    },

    state: () => ({ state: dump(here().state) }),

    load(request) {
      const at = here()
      const state = loadState(game, at.state.data, read(request, 'state', object))
      const ear = new Ear()
      drawChance(state, at.chance, ear)
      at.state = state
      return { who: whoNamed(state.who), ...(ear.heard.length > 0 ? { events: ear.heard.map(event) } : {}) }
    },

    score: () => {
      const { state } = here()
      const sheet = game.score(state, ALL_SEEING)
      return { totals: totals(state.seats, sheet), sheet, ranks: over(state) ? game.ranks(state) : null }
    },

    clone() {
      const { state, clones } = here()
      if (clones.size >= MOST_CLONES)
        throw new InputError(`${MOST_CLONES} clones are kept already: drop some ({"cmd":"drop","id":…})`)
      clones.set(++cloned, clone(state))
      return { id: cloned }
    },

    restore(request) {
      const at = here()
      const kept = at.clones.get(read(request, 'id', whole))
      if (!kept) throw new InputError(`id: no clone ${request.id} since the last reset`)
      at.state = clone(kept)
      return { who: whoNamed(at.state.who) }
    },

    drop(request) {
      const { clones } = here()
      if (!clones.delete(read(request, 'id', whole)))
        throw new InputError(`id: no clone ${request.id} since the last reset`)
      return { kept: clones.size }
    },

    whynot(request) {
      const refusal = whyNot(game, here().state, seatIn(request), moveIn(request))
      return refusal ? { legal: false, rule: refusal.rule, text: sentence(refusal) } : { legal: true }
    },
  }

  return line => {
    try {
      const request = parse(line)
      return commands[read(request, 'cmd', choice(...Object.keys(commands)))](request)
    } catch (error) {
      if (error instanceof Refused)
        return {
          error: error.rule ? `${error.message} (rule ${error.rule})` : error.message,
          rule: error.rule,
        }
      if (error instanceof InputError) return { error: error.message }
      return { error: `the game could not do that: ${error instanceof Error ? error.message : error}` }
    }
  }
}

/** An event with the seats that may see it. */
const event = ({ event, seen }: Ear['heard'][number]): Answer => ({
  ...event,
  seen: seen === -1 ? 'all' : seatsOf(seen),
})

function parse(line: string): Request {
  try {
    return object(JSON.parse(line)) as Request
  } catch {
    throw new InputError('expected one JSON object a line, such as {"cmd":"who"}')
  }
}
