import { readFileSync } from 'node:fs'
import { hang, type Paint, wrap } from '../shared/terminal.ts'

const HEADING = /^(#+)\s+(?:§\s*)?(\d+(?:\.\d+)*)?\.?\s*(.*)$/

/** The rules of a game, as `scripts/build.mjs` puts them into a folder beside the program; empty where there are none. */
export function rulesText(folder: URL, id: string): string {
  try {
    return readFileSync(new URL(`${id}.md`, folder), 'utf8')
  } catch {
    return ''
  }
}

/** A numbered section with everything below it, or null. */
export function sectionOf(rules: string, number: string): string[] | null {
  const lines = rules.split('\n')
  const first = lines.findIndex(line => HEADING.exec(line)?.[2] === number)
  if (first < 0) return null
  const depth = HEADING.exec(lines[first])?.[1].length ?? 1
  const length = lines
    .slice(first + 1)
    .findIndex(line => (HEADING.exec(line)?.[1].length ?? Infinity) <= depth)
  return lines.slice(first, length < 0 ? undefined : first + 1 + length)
}

/** Markdown for a terminal: headings and strong words stand out, paragraphs and lists fill the width, tables stay. */
export function renderMarkdown(lines: readonly string[], width: number, paint: Paint): string[] {
  const styled = (text: string): string =>
    text
      .replace(/\*\*(.+?)\*\*/g, (_, strong: string) => paint.bold(strong))
      .replace(/`(.+?)`/g, (_, code: string) => paint.gold(code))
  const out: string[] = []
  let paragraph = ''
  const flush = (): void => {
    const [, mark = '', text = ''] = /^(\s*(?:[-*]|\d+\.)\s+)?(.*)$/.exec(paragraph) ?? []
    if (paragraph !== '') out.push(...hang(mark.replace(/[-*]/, '·'), styled(text), width))
    paragraph = ''
  }
  for (const line of lines) {
    const heading = HEADING.exec(line)
    if (heading || line.startsWith('|') || line.trim() === '') {
      flush()
      if (heading) out.push(paint.bold(wrap(line.replace(/^#+\s+/, ''), width).join('\n')))
      else if (!/^\|[\s:|-]+\|$/.test(line)) out.push(styled(line))
    } else if (/^\s*(?:[-*]|\d+\.)\s/.test(line)) {
      flush()
      paragraph = line
    } else paragraph = paragraph === '' ? line.trim() : `${paragraph} ${line.trim()}`
  }
  flush()
  while (out.at(-1) === '') out.pop()
  return out
}
