import { CHANCE, type Move, type MoveList, type Rng, type State, top } from '@pantheon/core'
import { type Chooser, curious } from '@pantheon/kit/fuzz'
import { kingOfTheHill as game } from '../index.ts'
import { SHOWS } from '../rules/dice.ts'
import { V } from '../rules/moves.ts'
import { ANSWER, PATH, TEMPLE } from '../rules/names.ts'
import { fits } from '../rules/quest.ts'
import { deckOf, heroOf, type World } from '../rules/state.ts'

/**
 * Plays games in which dice are kind and players collect: artifacts of one mythology, the Temples their hero needs,
 * superartifacts, different villages. So play gets to what blind chance hardly ever meets; every move is still a legal one.
 */
export function collector(): Chooser {
  const explorer = curious(game)
  return (any, state: State, seat, moves, rng) => {
    const s = state as World
    const chosen = seat === CHANCE ? kindly(s, moves, rng) : greedily(s, seat, moves, rng)
    if (chosen !== null) return chosen
    let move = explorer(any, state, seat, moves, rng)
    for (let i = 0; i < PATIENCE && SPURNED.has(V.verb(move)); i++)
      move = explorer(any, state, seat, moves, rng)
    return move
  }
}

/** Collectors keep what they have and are in no hurry: such a move is thought over so often. */
const PATIENCE = 6
const SPURNED = new Set(['capture', 'sell', 'drop', 'use', 'mission'])

/** The best face most of the time. */
function kindly(s: World, moves: MoveList, rng: Rng): Move | null {
  if (rng.below(6) === 0) return null
  const frame = top(s)
  const own = 'seat' in frame && frame.seat >= 0 ? s.hero[frame.seat] : 0
  if (frame.at === 'quest')
    return find(moves, rng, move => fits(s.data.gods[frame.god].quest, SHOWS[V.arg(move, 0)], frame.added))
  if (frame.at === 'battle' && V.verb(moves.at(0)) === 'roll')
    return find(moves, rng, move => SHOWS[V.arg(move, 0)][own] > 0)
  if (frame.at === 'arena' && V.verb(moves.at(0)) === 'roll')
    return find(moves, rng, move => SHOWS[V.arg(move, 0)][own] > 2)
  if (V.verb(moves.at(0)) === 'answer') return find(moves, rng, move => V.arg(move, 0) === ANSWER.miss)
  return null
}

const LOVED = new Set(['forge', 'moon', 'brew', 'capture', 'complete', 'quest'])

/** What a collector does before anything else. */
function greedily(s: World, seat: number, moves: MoveList, rng: Rng): Move | null {
  if (rng.below(5) === 0) return null
  const needs = TEMPLE[heroOf(s, seat)?.needs as keyof typeof TEMPLE]
  const decks = s.artifacts[seat].map(deckOf)
  const mates = (artifact: number) => decks.filter(deck => deck === deckOf(artifact)).length
  const trade = find(
    moves,
    rng,
    move =>
      V.verb(move) === 'exchange' &&
      mates(V.arg(move, 1)) > 0 &&
      mates(V.arg(move, 0)) < mates(V.arg(move, 1)) + 1,
  )
  return (
    find(
      moves,
      rng,
      move => LOVED.has(V.verb(move)) && !(V.verb(move) === 'capture' && V.arg(move, 0) !== PATH.harmony),
    ) ??
    trade ??
    find(
      moves,
      rng,
      move =>
        V.verb(move) === 'temple' && V.arg(move, 0) === TEMPLE.market && s.temples[seat][TEMPLE.market] === 0,
    ) ??
    find(moves, rng, move => V.verb(move) === 'temple' && V.arg(move, 0) === needs) ??
    find(moves, rng, move => V.verb(move) === 'temple') ??
    find(moves, rng, move => V.verb(move) === 'found') ??
    null
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
