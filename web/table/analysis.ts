import type { GameRecord } from '@pantheon/core'
import { useEffect, useState } from 'react'
import { settings } from '../app/settings.ts'
import type { Asked, Chances, Telling } from '../worker/messages.ts'
import type { Session } from './session.ts'

/** How far the analysis of a game has come, or what it found. */
export type Analysing =
  | { readonly is: 'working'; readonly share: number }
  | { readonly is: 'done'; readonly chances: Chances }
  | { readonly is: 'failed' }

/** Only so many steps of progress are shown: each one draws the page again. */
const STEPS = 40

/** Analyses the finished game of a session in a worker of its own, which ends with the page's interest in it. */
export function useAnalysis(session: Session, names: readonly string[]): Analysing {
  const [state, setState] = useState<Analysing>({ is: 'working', share: 0 })
  const players = names.join('\n')
  useEffect(() => {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })
    let shown = 0
    worker.addEventListener('message', ({ data }: MessageEvent<Telling>) => {
      if (data.tell === 'answer') setState({ is: 'done', chances: data.answer as Chances })
      if (data.tell !== 'progress') return
      const step = Math.floor((data.done / data.of) * STEPS)
      if (step > shown) setState({ is: 'working', share: data.done / data.of })
      shown = Math.max(shown, step)
    })
    worker.addEventListener('error', () => setState({ is: 'failed' }))
    void session.record().then(text => {
      const record = JSON.parse(text) as GameRecord
      const { language } = settings()
      const asked: Asked = { ask: 'analyse', id: 'analysis', record, names: players.split('\n'), language }
      worker.postMessage(asked)
    })
    return () => worker.terminate()
  }, [session, players])
  return state
}
