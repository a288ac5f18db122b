import { vi } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { type Task, type Thinker, type Thought, thoughtOn } from '../index.ts'

/** A thread that answers as told, and notes what it was asked; once stopped, what it was asked fails. */
export function fake(
  answer: (task: Task) => Promise<Thought>,
  ready: () => Promise<void> = () => Promise.resolve(),
) {
  const tasks: Task[] = []
  let fail = (_: Error): void => {}
  return {
    tasks,
    /** Who was to think, in order. */
    get bots() {
      return tasks.map(task => ('bot' in task ? task.bot : null))
    },
    ready: vi.fn(ready),
    think(task: Task): Promise<Thought> {
      tasks.push(task)
      const stopped = new Promise<never>((_, reject) => {
        fail = reject
      })
      return Promise.race([answer(task), stopped])
    },
    hurry: vi.fn<() => void>(),
    stop: vi.fn(() => fail(new Error('stopped'))),
  } satisfies Thinker & Record<string, unknown>
}

/** Thinks in this very thread. */
export const honest = async (task: Task): Promise<Thought> => thoughtOn(task, omens)

/** Never comes to an end. */
export const idle = (): Promise<never> => new Promise(() => {})
