import { House } from './house.ts'
import type { Asked, Telling } from './messages.ts'

let house: House | null = null

const tell = (telling: Telling): void => self.postMessage(telling)

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.ask === 'open') {
    house?.close()
    house = new House(data, tell)
  } else house?.receive(data)
})
