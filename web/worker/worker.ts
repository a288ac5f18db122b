import { type Order, thinking } from '@pantheon/bots'
import { loadGame } from '@pantheon/games/lazy.ts'
import { chancesOf } from './analyst.ts'
import { House } from './house.ts'
import type { Asked, Telling } from './messages.ts'
import { THINKER } from './minds.ts'
import { Reader } from './reader.ts'

const tell = (telling: Telling): void => self.postMessage(telling)

let host: House | Reader | null = null

async function receive(asked: Asked): Promise<void> {
  switch (asked.ask) {
    case 'open':
      if (host instanceof House) host.close()
      host = new House(await loadGame(asked.founded.game), asked, tell)
      return
    case 'read':
      host = new Reader(await loadGame(asked.game), asked, tell)
      return
    case 'analyse': {
      const { id, record, names, language } = asked
      const progress = (done: number, of: number): void => tell({ tell: 'progress', done, of })
      const game = await loadGame(record.game)
      tell({ tell: 'answer', id, answer: chancesOf(game, record, names, language, progress) })
      return
    }
    case 'say':
    case 'eyes':
    case 'confirm':
      if (host instanceof House) host.receive(asked)
      return
    case 'draw':
    case 'review':
      if (host instanceof Reader) host.receive(asked)
      return
    default:
      host?.receive(asked)
  }
}

/** A game is fetched first; what is asked meanwhile waits its turn. */
let line: Promise<void> = Promise.resolve()

/** This program runs a house, and the threads in which its bots think. */
if (self.name === THINKER) {
  const answer = thinking(loadGame)
  self.addEventListener('message', async ({ data }: MessageEvent<Order>) =>
    self.postMessage(await answer(data)),
  )
} else
  self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    line = line.then(() => receive(data)).catch(reportError)
  })
