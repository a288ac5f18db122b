import { once } from 'node:events'

/** No request is longer; one that is gets an error instead of filling the memory. */
const LONGEST = 16 * 1024 * 1024

/** The two ends of a line protocol. */
export interface Ends {
  readonly input: AsyncIterable<string>
  readonly output: NodeJS.WritableStream
}

/**
 * Answers every line with one line, in order, until the input ends. Lines that arrive together are answered
 * together, and reading waits while the reader of the answers is slow.
 */
export async function serveLines({ input, output }: Ends, answer: (line: string) => unknown): Promise<void> {
  let rest = ''
  let skipping = false
  for await (const chunk of input) {
    const lines = chunk.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop() ?? ''
    if (skipping && lines.length > 0) {
      lines.shift()
      skipping = false
    }
    let answers = ''
    for (const line of lines) answers += `${JSON.stringify(answer(line))}\n`
    if (skipping) rest = ''
    if (rest.length > LONGEST) {
      answers += `${JSON.stringify({ error: `a request of more than ${LONGEST} characters` })}\n`
      rest = ''
      skipping = true
    }
    if (answers !== '' && !output.write(answers)) await once(output, 'drain')
  }
  if (rest !== '' && !skipping) output.write(`${JSON.stringify(answer(rest))}\n`)
}
