import {
  ALL_SEEING,
  acts,
  clone,
  dump,
  Ear,
  everyone,
  type Game,
  type Heard,
  type Insight,
  legal,
  type Move,
  MoveList,
  over,
  play,
  prompt,
  Rng,
  type Seat,
  SPECTATOR,
  type State,
  whyNot,
} from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { anyActor, picture } from '../played.ts'
import { difference, seats } from './copies.ts'

/** Guesses for each seat, position and way to guess. */
const GUESSES = 2
/** So many moves a guess and the truth are played on together. */
const FURTHER = 12

const list = new MoveList()

/** What the same move told in the truth and in a guess. */
type Told = readonly (readonly Heard[])[]

/** May these eyes see what was told? */
export const hears = (eye: Seat | typeof SPECTATOR, { seen }: Heard): boolean =>
  seen === -1 || (eye >= 0 && acts(seen, eye))

const movesOf = (game: Game, state: State, seat: Seat): Move[] => legal(game, state, seat, list).toArray()

/** Everything a seat is shown or answered at a position; `asked` are moves it might ask about. */
export const shown = (
  game: Game,
  state: State,
  seat: Seat,
  asked: readonly Move[],
): Record<string, unknown> => ({
  who: state.who,
  view: game.view(state, seat),
  moves: movesOf(game, state, seat).map(game.moves.format),
  question: prompt(game, state, seat),
  standing: game.score(state, seat),
  spectators: game.view(state, SPECTATOR),
  refusals: asked.map(move => whyNot(game, state, seat, move)),
})

function demandEqual(what: string, truth: unknown, guess: unknown): void {
  if (JSON.stringify(truth) !== JSON.stringify(guess))
    throw new Error(`${what}: truth and guess differ at ${difference(truth, guess)}`)
}

/** The ways in which a seat guesses: afresh, and by what the others' moves tell. */
const guessersOf = (game: Game, state: State, seat: Seat, rng: Rng): ((rng: Rng) => State)[] => {
  const afresh = (rng: Rng): State => game.guess(state, seat, rng)
  return game.deduce === undefined ? [afresh] : [afresh, game.deduce(state, seat, rng)]
}

/** A seat cannot tell a guess from the truth: the same view byte for byte, moves, questions, answers, standing. */
export function guessLooksTrue(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    const before = picture(state)
    for (const seat of seats(state))
      for (const guess of guessersOf(game, state, seat, rng).flatMap(guesser =>
        Array.from({ length: GUESSES }, () => guesser(rng)),
      )) {
        if (picture(state) !== before) throw new Error(`the guess of seat ${seat} changed the position`)
        try {
          game.check(guess)
        } catch (error) {
          throw new Error(`the guess of seat ${seat} breaks a law: ${error}`, { cause: error })
        }
        const asked = Array.from({ length: 4 }, () => rng.below(game.moves.size))
        demandEqual(`seat ${seat}`, shown(game, state, seat, asked), shown(game, guess, seat, asked))
      }
  })
}

/**
 * What a seat guesses rests on what it knows and on the dice alone: from the truth and from a guess, which it cannot
 * tell apart, the same dice give the same guess. Else a bot's choice would depend on hidden cards.
 */
export function guessRestsOnKnowledge(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state, number }, rng) => {
    for (const seat of seats(state)) {
      const guessed = [state, game.guess(state, seat, rng)].map(from => {
        const dice = new Rng(`${seat}/${number}`)
        return guessersOf(game, from, seat, dice).map(guesser => dump(guesser(dice)))
      })
      demandEqual(`seat ${seat} guesses from the truth and from a guess`, guessed[0], guessed[1])
    }
  }, POSITIONS)
}

/**
 * A seat cannot tell a guess from the truth after the same moves either, until something is revealed to it that does.
 * Where what is revealed happens to be the same, so must be all the rest.
 */
export function guessStaysTrue(arena: Arena): void {
  let guesses = 0
  let moves = 0
  arena.atPositions(({ state }, rng) => {
    if (over(state)) return
    for (const seat of seats(state)) {
      guesses++
      moves += follow(arena.game, clone(state), arena.game.guess(state, seat, rng), seat, rng)
    }
  })
  if (moves * 10 < guesses) throw new Error(`only ${moves} moves could be compared after ${guesses} guesses`)
  arena.notes.push(`${guesses} guesses compared over ${moves} moves`)
}

/** Plays the truth and a guess on together and compares what `seat` learns; gives the number of moves compared. */
function follow(game: Game, truth: State, guess: State, seat: Seat, rng: Rng): number {
  for (let made = 0; made < FURTHER; made++) {
    if (over(truth)) return made
    const actor = anyActor(truth, rng)
    const possible = new Set(movesOf(game, guess, actor))
    const common = movesOf(game, truth, actor).filter(move => possible.has(move))
    if (common.length === 0) return made
    const move = common[rng.below(common.length)]
    const told = tellBoth(game, truth, guess, actor, move)
    if (taught(game, truth, guess, seat, told)) return made
    compare(game, truth, guess, seat, told, `after "${game.moves.format(move)}" of ${actor}`)
  }
  return FURTHER
}

/**
 * Was something revealed to `seat` that tells the guess from the truth? Only a reveal may be the first that sounds
 * different; what sounds the same may still look different after a reveal.
 */
function taught(game: Game, truth: State, guess: State, seat: Seat, told: Told): boolean {
  const [ours, theirs] = told.map(heard => heard.filter(one => hears(seat, one)))
  for (let i = 0; i < Math.max(ours.length, theirs.length); i++)
    if (JSON.stringify(ours[i]) !== JSON.stringify(theirs[i]))
      return ours[i]?.reveals === true || theirs[i]?.reveals === true
  if (!ours.some(one => one.reveals)) return false
  return JSON.stringify(game.view(truth, seat)) !== JSON.stringify(game.view(guess, seat))
}

const tellBoth = (game: Game, truth: State, guess: State, actor: Seat, move: Move): Told =>
  [truth, guess].map(state => {
    const ear = new Ear()
    play(game, state, actor, move, ear)
    return ear.heard
  })

function compare(game: Game, truth: State, guess: State, seat: Seat, told: Told, when: string): void {
  const events = told.map(heard => heard.filter(one => hears(seat, one)).map(one => one.event))
  demandEqual(`seat ${seat} ${when}, events`, events[0], events[1])
  demandEqual(`seat ${seat} ${when}`, shown(game, truth, seat, []), shown(game, guess, seat, []))
}

/**
 * Where something is told to some and not to others, a guess differs from the truth at least now and then. What is
 * hidden from a seat and yet never guessed otherwise is reported: if it leaked, no other law would notice.
 */
export function guessGuesses(arena: Arena): void {
  const { game } = arena
  let secrets = false
  arena.atMoments(({ state, heard }) => {
    secrets ||= heard.some(one => one.seen !== -1 && one.seen !== everyone(state.seats))
  })
  const hidden = new Map<string, boolean>()
  let differs = false
  arena.atPositions(({ state }, rng) => {
    const all = game.view(state, ALL_SEEING)
    for (const seat of seats(state)) {
      const guess = game.guess(state, seat, rng)
      differs ||= picture(guess) !== picture(state)
      noteHidden(hidden, all, game.view(state, seat), game.view(guess, ALL_SEEING), '')
    }
  })
  if (secrets && !differs) throw new Error(`${game.id} has secrets, but a guess never differs from the truth`)
  const never = [...hidden].filter(([, guessed]) => !guessed).map(([path]) => path)
  if (never.length > 0)
    arena.notes.push(`hidden from a seat and never guessed otherwise: ${never.join(', ')}`)
}

/** Notes each place that all-seeing eyes see otherwise than a seat, and whether the seat's guess differs there. */
function noteHidden(
  hidden: Map<string, boolean>,
  all: unknown,
  mine: unknown,
  guess: unknown,
  path: string,
): void {
  const branch = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null
  if (branch(all) && branch(mine) && branch(guess)) {
    for (const [key, field] of Object.entries(all))
      noteHidden(hidden, field, mine[key], guess[key], Array.isArray(all) ? `${path}[]` : `${path}.${key}`)
  } else if (JSON.stringify(all) !== JSON.stringify(mine))
    hidden.set(path, (hidden.get(path) ?? false) || JSON.stringify(all) !== JSON.stringify(guess))
}

/** The evaluation, by hand and as learnt, is a number and rests on nothing the seat may not know. */
export function fairEvaluation(arena: Arena): void {
  const { game } = arena
  const { judgement } = game
  arena.atPositions(({ state }, rng) => {
    for (const seat of seats(state)) {
      const guess = game.guess(state, seat, rng)
      alike(`seat ${seat}: evaluate`, game.evaluate(state, seat), game.evaluate(guess, seat))
      if (judgement === undefined) continue
      const { worths, crowded = worths } = judgement
      for (const table of new Set([worths, crowded]))
        alike(`seat ${seat}: judgement`, judgement.of(table, state, seat), judgement.of(table, guess, seat))
      if (judgement.insight !== undefined) sensesAlike(judgement.insight, seat, state, guess)
      const toCome = judgement.toCome(state)
      alike(`seat ${seat}: toCome`, toCome, judgement.toCome(guess))
      if (toCome < 0 || toCome > 1) throw new Error(`toCome is ${toCome}, expected from 0 to 1`)
    }
  })
}

/** What a net is told of a position fits its places, and is the same where the seat cannot tell the difference. */
function sensesAlike(insight: Insight, seat: Seat, state: State, guess: State): void {
  const guessed = told(insight, guess, seat)
  for (const [place, value] of told(insight, state, seat).entries())
    alike(`seat ${seat}: sense, place ${place}`, value, guessed[place])
}

function told(insight: Insight, state: State, seat: Seat): number[] {
  const numbers = new Array<number>(insight.places).fill(0)
  insight.sense(state, seat, {
    add(place, value = 1) {
      if (!(place in numbers)) throw new Error(`sense: place ${place} of ${insight.places}`)
      numbers[place] += value
    },
  })
  return numbers
}

function alike(what: string, value: number, guessed: number): void {
  if (!Number.isFinite(value)) throw new Error(`${what} gives ${value}`)
  if (guessed !== value)
    throw new Error(`${what} gives ${value}, and ${guessed} where it cannot tell the difference`)
}

/** At most so many moves of one list are tried, at so many positions. */
const TRIED = 24
const POSITIONS = 100

/** A decision that may be taken back has shown nobody anything hidden: a guess looks the same after it. */
export function undoTeachesNothing(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    for (const actor of seats(state)) {
      if (!acts(state.who, actor)) continue
      for (const move of rng.shuffle(movesOf(game, state, actor)).slice(0, TRIED))
        for (const seat of seats(state)) {
          const [truth, guess] = [clone(state), game.guess(state, seat, rng)]
          if (!movesOf(game, guess, actor).includes(move)) continue
          const told = tellBoth(game, truth, guess, actor, move)
          if (told[0].some(one => one.reveals)) break
          compare(
            game,
            truth,
            guess,
            seat,
            told,
            `after "${game.moves.format(move)}" of ${actor}, not declared a reveal`,
          )
        }
    }
  }, POSITIONS)
}
