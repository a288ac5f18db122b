const WIDTH = 30

/** Shows how far a long run has come, on a terminal only; `done` wipes it away. */
export interface Progress {
  show(made: number, total: number): void
  done(): void
}

/** A progress bar on a stream. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { show: () => {}, done: () => {} }
  const began = performance.now()
  return {
    show(made, total) {
      const filled = Math.round((WIDTH * made) / total)
      const seconds = (performance.now() - began) / 1000
      const left = made > 0 ? `, ${Math.ceil((seconds / made) * (total - made))} s left` : ''
      stream.write(
        `\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${made} of ${total} games${left}`,
      )
    },
    done: () => {
      stream.write('\r\x1b[K')
    },
  }
}
