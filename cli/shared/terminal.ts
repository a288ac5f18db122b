const ESC = String.fromCharCode(27)
const CODES = new RegExp(`${ESC}\\[[0-9;]*m`, 'g')

/** The colours of the terminal table, or none of them. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  clay(text: string): string
  gold(text: string): string
  /** In the colour of a seat. */
  seat(seat: number, text: string): string
}

const wrapIn =
  (on: string, off: string) =>
  (text: string): string =>
    `${ESC}[${on}m${text}${ESC}[${off}m`

/** Readable on black and on white, and told apart by most eyes. */
const SEAT_COLOURS = [215, 74, 107, 140, 168, 109]

const COLOURED: Paint = {
  bold: wrapIn('1', '22'),
  dim: wrapIn('2', '22'),
  clay: wrapIn('38;5;173', '39'),
  gold: wrapIn('38;5;179', '39'),
  seat: (seat, text) => wrapIn(`38;5;${SEAT_COLOURS[seat % SEAT_COLOURS.length]}`, '39')(text),
}

const plain = (text: string): string => text

/** No colours at all: pipes, files, NO_COLOR. */
export const PLAIN: Paint = { bold: plain, dim: plain, clay: plain, gold: plain, seat: (_, text) => text }

/** The colours a stream can show; NO_COLOR and anything but a terminal get none. */
export const paintFor = (stream: { readonly isTTY?: boolean }): Paint =>
  stream.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb' ? COLOURED : PLAIN

/** How many columns a text takes on the screen, colours not counted. */
export const widthOf = (text: string): number => [...text.replace(CODES, '')].length

/** A text filled up with spaces on the right. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** A text broken between words into lines of at most `width` columns. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** A text broken into lines, the first behind `mark`, the others indented as far. */
export function hang(mark: string, text: string, width: number): string[] {
  const indent = widthOf(mark)
  return wrap(text, width - indent).map((line, i) => (i === 0 ? mark : ' '.repeat(indent)) + line)
}

/** So many items stand below each other rather than side by side. */
const FEW = 8

/** Items side by side in as many columns as fit, read downwards; one column for a few. */
export function columns(items: readonly string[], width: number): string[] {
  const cell = Math.max(...items.map(widthOf)) + 2
  const fit = Math.max(1, Math.floor((width + 2) / cell))
  const rows = items.length <= FEW ? items.length : Math.max(Math.ceil(items.length / fit), FEW / 2)
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_item, i) => i % rows === row)
      .map(item => padded(item, cell))
      .join('')
      .trimEnd(),
  )
}

/** A table with a heading; columns of numbers are set to the right. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heading.map((title, i) => Math.max(widthOf(title), ...rows.map(row => widthOf(row[i]))))
  const isNumber = heading.map((_, i) => rows.every(row => /^[-–]?[\d.,]*%?$/.test(row[i])))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) =>
        isNumber[i] ? ' '.repeat(widths[i] - widthOf(cell)) + cell : padded(cell, widths[i]),
      )
      .join('  ')
      .trimEnd()
  return [line(heading), widths.map(width => '─'.repeat(width)).join('  '), ...rows.map(line)]
}
