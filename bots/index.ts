import { InputError } from '@pantheon/core'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export * from './bot.ts'
export { greedy, random }

const BOTS: readonly Bot[] = [random, greedy]

/** The bot of that name. */
export function botNamed(name: string): Bot {
  const bot = BOTS.find(known => known.name === name)
  if (!bot)
    throw new InputError(`unknown bot "${name}": expected one of ${BOTS.map(known => known.name).join(', ')}`)
  return bot
}
