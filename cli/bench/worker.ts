import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '@pantheon/games'
import { benchGame } from './games.ts'

// A thread of its own for each game: in one that has played others, the kernel's loop has learnt to expect them too.
parentPort?.postMessage(benchGame(gameNamed(workerData)))
