import { CHANCE, editionHash, type Game, type GameRecord, readOptions } from '@pantheon/core'
import type { Played } from './played.ts'

/** A law of play was broken: where, and how to get there again. */
export class Fault extends Error {
  override readonly name = 'Fault'
  /** The game up to the fault, to be played again. */
  readonly record: GameRecord

  constructor(game: Game, played: Pick<Played, 'table' | 'seed' | 'log'>, number: number, cause: unknown) {
    const { seats, options } = played.table
    const log = written(game, played.log.slice(0, number))
    const last = log.slice(-6).map(([seat, move]) => `${seat}: ${move}`)
    super(
      `${cause instanceof Error ? cause.message : cause}\n` +
        `  in ${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed "${played.seed}", ` +
        `after ${number} decisions${last.length > 0 ? `, the last: ${last.join('; ')}` : ''}`,
      { cause },
    )
    this.record = {
      format: 'pantheon/1',
      game: game.id,
      rules: game.rules,
      edition: editionHash(game.data),
      seats,
      options: readOptions(game, options),
      fair: { kind: 'chosen' },
      log,
    }
  }
}

const written = (game: Game, log: Played['log']): GameRecord['log'] =>
  log.map(([seat, move]) => [seat === CHANCE ? 'chance' : seat, game.moves.format(move)])
