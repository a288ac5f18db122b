import { parentPort } from 'node:worker_threads'
import { edition, restore, type State } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { decide } from '@pantheon/table'
import type { BotRequest } from './bots.ts'

parentPort?.on('message', (request: BotRequest) => {
  const game = gameNamed(request.game)
  const data = request.edition === undefined ? game.data : edition(game, request.edition)
  const state = restore<State>(data, request.state as Omit<State, 'data'>)
  parentPort?.postMessage({ move: decide(game, state, request) })
})
