import { CHANCE, type Move, type MoveList, type Rng, type State, top } from '@pantheon/core'
import { type Chooser, curious } from '@pantheon/kit/fuzz'
import { kingOfTheHill as game } from '../index.ts'
import { SHOWS } from '../rules/dice.ts'
import { V, type Verb } from '../rules/moves.ts'
import { ANSWER, TEMPLE } from '../rules/names.ts'
import { fits } from '../rules/quest.ts'
import { deckOf, heroOf, type World } from '../rules/state.ts'

/** What a player of tests is after: verbs taken whenever they can be, and verbs thought over several times. */
interface Taste {
  readonly loved: readonly Verb[]
  readonly spurned: readonly Verb[]
  /** Dice and Guardians are kind to the heroes. */
  readonly lucky: boolean
  /** Gods of the Arena are met first. */
  readonly arenas: boolean
}

const PATIENCE = 6

/**
 * Plays games that want something, so that play gets to what blind chance hardly ever meets. Every move, of chance too, is a
 * legal one; what the taste does not decide a curious chooser does.
 */
function tasteful(taste: Taste): Chooser {
  const explorer = curious(game)
  return (any, state: State, seat, moves, rng) => {
    const s = state as World
    const chosen =
      rng.below(6) === 0
        ? null
        : seat === CHANCE
          ? fate(s, taste, moves, rng)
          : wish(s, taste, seat, moves, rng)
    if (chosen !== null) return chosen
    let move = explorer(any, state, seat, moves, rng)
    for (let i = 0; i < PATIENCE && taste.spurned.includes(V.verb(move)); i++)
      move = explorer(any, state, seat, moves, rng)
    return move
  }
}

/** Collects artifacts of one mythology, superartifacts, the Temples the hero needs. */
export const collector = (): Chooser =>
  tasteful({
    loved: ['forge', 'moon', 'brew', 'complete', 'quest'],
    spurned: ['capture', 'sell', 'drop', 'use', 'mission'],
    lucky: true,
    arenas: false,
  })

/** Fails quests on purpose and takes their Missions. */
export const missionary = (): Chooser =>
  tasteful({
    loved: ['complete', 'mission', 'stop', 'quest'],
    spurned: ['fight', 'capture'],
    lucky: false,
    arenas: false,
  })

/** Wins Arenas and goes for the Hill. */
export const gladiator = (): Chooser =>
  tasteful({
    loved: ['capture', 'quest', 'smite', 'strike', 'fight'],
    spurned: ['mission', 'found'],
    lucky: true,
    arenas: true,
  })

function fate(s: World, taste: Taste, moves: MoveList, rng: Rng): Move | null {
  const frame = top(s)
  const verb = V.verb(moves.at(0))
  const own = 'seat' in frame && frame.seat >= 0 ? s.hero[frame.seat] : 0
  if (taste.arenas && verb === 'meet') return find(moves, rng, move => s.data.gods[V.arg(move, 0)].arena)
  if (!taste.lucky) return null
  if (frame.at === 'quest')
    return find(moves, rng, move => fits(s.data.gods[frame.god].quest, SHOWS[V.arg(move, 0)], frame.added))
  if (verb === 'roll')
    return find(moves, rng, move => SHOWS[V.arg(move, 0)][own] > (frame.at === 'arena' ? 2 : 0))
  return verb === 'answer' ? find(moves, rng, move => V.arg(move, 0) === ANSWER.miss) : null
}

function wish(s: World, taste: Taste, seat: number, moves: MoveList, rng: Rng): Move | null {
  const needs = TEMPLE[heroOf(s, seat)?.needs as keyof typeof TEMPLE]
  const decks = s.artifacts[seat].map(deckOf)
  const mates = (artifact: number) => decks.filter(deck => deck === deckOf(artifact)).length
  const is = (verb: Verb, fit: (first: number, second: number) => boolean) => (move: Move) =>
    V.verb(move) === verb && fit(V.arg(move, 0), V.arg(move, 1))
  return (
    find(moves, rng, move => taste.loved.includes(V.verb(move))) ??
    find(
      moves,
      rng,
      is('exchange', (given, taken) => mates(taken) > 0 && mates(given) <= mates(taken)),
    ) ??
    find(
      moves,
      rng,
      is('temple', kind => kind === TEMPLE.market && s.temples[seat][kind] === 0),
    ) ??
    find(
      moves,
      rng,
      is('temple', kind => kind === needs),
    ) ??
    find(moves, rng, move => V.verb(move) === 'temple')
  )
}

/** One of the moves that fit, by lot; null if none does. */
function find(moves: MoveList, rng: Rng, fit: (move: Move) => boolean): Move | null {
  let chosen: Move | null = null
  let equals = 0
  for (let i = 0; i < moves.length; i++)
    if (fit(moves.at(i)) && rng.below(++equals) === 0) chosen = moves.at(i)
  return chosen
}
