/** One line of facts: a label with its text, or several things side by side. */
export type Row =
  | { readonly kind: 'pair'; readonly label: string; readonly text: string }
  | { readonly kind: 'items'; readonly items: readonly string[] }
  | { readonly kind: 'grid'; readonly cells: readonly (readonly string[])[] }

/** A part of a table that was drawn in text, as it can be set on a page. */
export type Part =
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly Row[] }
  | { readonly kind: 'player'; readonly seat: number; readonly note: string; readonly rows: readonly Row[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'track'; readonly spaces: readonly { readonly sign: string; readonly text: string }[][] }
  | { readonly kind: 'drawing'; readonly title: string; readonly lines: readonly string[] }

interface Block {
  readonly title: string
  readonly lines: readonly string[]
}

const RULE = /^\s*[─-]{5,}\s*$/
const HEADED = /^──\s+(.+?)\s+─+$/
const PIPED = /^\s*\|.*\|\s*$/
/** What maps and trees are drawn with. */
const STROKES = /[/\\~·╱╲●|]|(?:--)/

/** A table drawn in text, read into parts: players, tables, tracks, facts; what is a picture stays one. */
export function readDrawn(drawn: string, names: readonly string[]): Part[] {
  return blocks(drawn).flatMap(block => readBlock(block, names))
}

/** Ruled lines (which may carry a title) and blank lines part a drawing. */
function blocks(drawn: string): Block[] {
  const out: { title: string; lines: string[] }[] = [{ title: '', lines: [] }]
  for (const line of drawn.split('\n')) {
    const title = line.match(HEADED)?.[1]
    if (title !== undefined || RULE.test(line) || line.trim() === '')
      out.push({ title: title ?? '', lines: [] })
    else out.at(-1)?.lines.push(line.trimEnd())
  }
  return out.filter(({ lines }) => lines.length > 0)
}

function readBlock({ title, lines }: Block, names: readonly string[]): Part[] {
  if (lines.every(line => PIPED.test(line)) && lines.length % 2 === 0) return [track(lines)]
  const table = tabled(lines)
  if (table) return [table]
  const strokes = lines.filter(line => STROKES.test(line) && !/[a-z]{3,}.*[a-z]{3,}/i.test(line)).length
  if (lines.length > 2 && strokes > lines.length / 2)
    return [{ kind: 'drawing', title, lines: squeezed(lines) }]
  return players(lines, names, title)
}

function track(lines: readonly string[]): Part {
  const cells = (line: string): string[] =>
    line
      .trim()
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim())
  const spaces = []
  for (let i = 0; i < lines.length; i += 2) {
    const below = cells(lines[i + 1])
    spaces.push(cells(lines[i]).map((sign, at) => ({ sign, text: below[at] ?? '' })))
  }
  return { kind: 'track', spaces }
}

const MARK = '(?:[>@]?\\s?\\S{0,2}\\s+)?'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whose line it is, and what stands behind the name; null where it is nobody's. */
function headOf(line: string, names: readonly string[]): { seat: number; note: string } | null {
  for (const [seat, name] of names.entries()) {
    const match = line.match(new RegExp(`^\\s*${MARK}${escaped(name)}(?=$|[,:(]| {2,}| \\()(.*)$`))
    if (match) return { seat, note: match[1].replace(/^[\s,:]+/, '').replace(/ {2,}/g, ' · ') }
  }
  return null
}

/** Lines under a player's name are that player's; the others are facts. */
function players(lines: readonly string[], names: readonly string[], title: string): Part[] {
  const out: { head: { seat: number; note: string } | null; lines: string[] }[] = []
  for (const line of lines) {
    const head = headOf(line, names)
    if (head || out.length === 0) out.push({ head, lines: head ? [] : [line] })
    else out.at(-1)?.lines.push(line)
  }
  const parts = out.map(
    ({ head, lines: own }): Part =>
      head
        ? { kind: 'player', seat: head.seat, note: head.note, rows: facts(own) }
        : { kind: 'facts', title, rows: facts(own) },
  )
  const headless = title !== '' && parts[0].kind === 'player'
  return headless ? [{ kind: 'facts', title, rows: [] }, ...parts] : parts
}

const margin = (line: string): number => line.search(/\S/)
const columns = (line: string): string[] => line.trim().split(/\s{2,}/)

/** Facts line by line: labels with their texts (which go on where the next line is set in further), grids, and the rest. */
function facts(lines: readonly string[]): Row[] {
  const rows: Row[] = []
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]
    const labelled = line.trim().match(/^([^:]{2,24}):(?:\s+(.*))?$/)
    if (labelled) {
      const texts = [labelled[2] ?? '']
      while (++i < lines.length && margin(lines[i]) > margin(line)) texts.push(lines[i].trim())
      rows.push({
        kind: 'pair',
        label: labelled[1],
        text: texts.filter(Boolean).join(labelled[2] ? ' ' : '\n'),
      })
      continue
    }
    const width = columns(line).length
    const grid = [columns(line)]
    while (width > 2 && ++i < lines.length && columns(lines[i]).length === width) grid.push(columns(lines[i]))
    if (grid.length > 1) rows.push({ kind: 'grid', cells: grid })
    else {
      rows.push({ kind: 'items', items: grid[0] })
      if (width <= 2) i++
    }
  }
  return rows
}

/** Columns that all lines keep blank part a table, whose first line names them. */
function tabled(lines: readonly string[]): Part | null {
  if (lines.length < 3) return null
  const width = Math.max(...lines.map(line => line.length))
  const blank = (at: number): boolean => lines.every(line => (line[at] ?? ' ') === ' ')
  const starts: number[] = []
  for (let at = 0; at < width; at++) if (!blank(at) && (at === 0 || blank(at - 1))) starts.push(at)
  const pieces = (line: string): string[] =>
    starts.map((from, i) => line.slice(from, starts[i + 1] ?? width).trim())
  // Cells of several words: a column without a name goes on the one before it.
  const names = pieces(lines[0])
  const first = names.findIndex(Boolean)
  const cut = (line: string): string[] => {
    const cells: string[] = []
    for (const [i, piece] of pieces(line).entries())
      if (i > first && names[i] === '') cells.push(`${cells.pop() ?? ''} ${piece}`.trim())
      else cells.push(piece)
    return cells
  }
  const [head, ...rows] = lines.map(cut)
  const named = head.filter(Boolean)
  const full = rows.every(row => row.filter(Boolean).length >= named.length)
  if (named.length < 4 || !full || !named.every(cell => /^[\p{L}]{3,}$/u.test(cell))) return null
  return { kind: 'table', head, rows }
}

/** A picture without the margin and the gaps that all its lines share: every column counts on a phone. */
function squeezed(lines: readonly string[]): string[] {
  const width = Math.max(...lines.map(line => line.length))
  const blank = (at: number): boolean => lines.every(line => (line[at] ?? ' ') === ' ')
  const kept: number[] = []
  for (let at = 0; at < width; at++)
    if (!blank(at) || (kept.length > 0 && !(blank(at - 1) && blank(at - 2)))) kept.push(at)
  return lines.map(line =>
    kept
      .map(at => line[at] ?? ' ')
      .join('')
      .trimEnd(),
  )
}
