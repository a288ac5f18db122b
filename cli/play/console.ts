import { createInterface } from 'node:readline'
import { type Paint, paintFor } from '../shared/terminal.ts'

/** Where a person reads and types. */
export interface Console {
  /** A person sits at it: screens are cleared, turns confirmed, files offered. */
  readonly live: boolean
  readonly width: number
  readonly height: number
  readonly paint: Paint
  print(lines: readonly string[]): void
  clear(): void
  /** The next line typed, or null at the end of the input. */
  ask(prompt: string): Promise<string | null>
  /** When a person leaves the terminal (Ctrl-C, Ctrl-D); a file or pipe that ends leaves nobody waiting. */
  readonly left: Promise<null>
  close(): void
}

const CLEAR = '\x1b[H\x1b[2J'
const NARROWEST = 60

/** The terminal, or whatever stdin and stdout are: lines that are there before they are asked for wait their turn. */
export function openConsole(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Console {
  const live = Boolean(input.isTTY && output.isTTY)
  const lines = createInterface({ input, ...(live ? { output } : {}), terminal: live })
  const typed: string[] = []
  let closed = false
  let waiting: ((line: string | null) => void) | null = null
  const hand = (line: string | null): boolean => {
    const taker = waiting
    waiting = null
    taker?.(line)
    return taker !== null
  }
  lines.on('line', line => {
    if (!hand(line)) typed.push(line)
  })
  const left = new Promise<null>(resolve => {
    lines.on('close', () => {
      closed = true
      hand(null)
      if (live) resolve(null)
    })
  })
  return {
    live,
    get width() {
      return Math.max(NARROWEST, output.columns ?? 80)
    },
    get height() {
      return output.rows ?? 24
    },
    paint: paintFor(output),
    left,
    print: text => {
      output.write(text.map(line => `${line}\n`).join(''))
    },
    clear: () => {
      if (live) output.write(CLEAR)
    },
    async ask(prompt) {
      if (live && !closed) {
        lines.setPrompt(prompt)
        lines.prompt()
      } else output.write(prompt)
      const line =
        typed.shift() ??
        (closed
          ? null
          : await new Promise<string | null>(take => {
              waiting = take
            }))
      if (!live || line === null) output.write(`${line ?? ''}\n`)
      return line
    },
    close: () => lines.close(),
  }
}
