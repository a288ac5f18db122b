import { Shield } from '@pantheon/web/toolkit'
import { type CSSProperties, useMemo } from 'react'
import { useText } from '../../text/index.ts'
import { useNarrow } from '../phone.ts'
import { type Part, type Row, readDrawn } from './read.ts'
import './words.css'

/** The table in words: what a game without a board of its own shows, and anyone may ask for. */
export function Words({ drawn, names }: { readonly drawn: string; readonly names: readonly string[] }) {
  const t = useText()
  const parts = useMemo(() => readDrawn(drawn, names), [drawn, names])
  return (
    <section className="words" aria-label={t('tableState')}>
      {parts.map((part, i) => (
        <article
          key={`${part.kind}-${i.toString()}`}
          className={`words-panel words-${part.kind}`}
          style={
            part.kind === 'player' ? ({ '--own': `var(--seat-${part.seat})` } as CSSProperties) : undefined
          }
        >
          <PartOf part={part} names={names} />
        </article>
      ))}
    </section>
  )
}

function PartOf({ part, names }: { readonly part: Part; readonly names: readonly string[] }) {
  switch (part.kind) {
    case 'player':
      return (
        <>
          <header>
            <Shield seat={part.seat} size={26} />
            <h2>{names[part.seat]}</h2>
            {part.note && <p>{part.note}</p>}
          </header>
          <Rows rows={part.rows} />
        </>
      )
    case 'facts':
      return (
        <>
          {part.title && <h2>{part.title}</h2>}
          <Rows rows={part.rows} />
        </>
      )
    case 'table':
      return <Tabled head={part.head} rows={part.rows} names={names} />
    case 'track':
      return (
        <ol className="words-spaces">
          {part.spaces.flat().map(({ sign, text }, i) => (
            <li key={`${sign}-${i.toString()}`} className={text ? 'taken' : ''}>
              <span>{sign}</span>
              <b>{text}</b>
            </li>
          ))}
        </ol>
      )
    case 'drawing':
      return (
        <>
          {part.title && <h2>{part.title}</h2>}
          {/* A picture made of letters: its columns matter, so it keeps its blanks and shrinks to its place. */}
          <pre style={{ '--columns': Math.max(24, ...part.lines.map(line => line.length)) } as CSSProperties}>
            {part.lines.join('\n')}
          </pre>
        </>
      )
  }
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return rows.map((row, i) => <RowOf key={`${row.kind}-${i.toString()}`} row={row} />)
}

function RowOf({ row }: { readonly row: Row }) {
  switch (row.kind) {
    case 'pair':
      return (
        <dl className="words-pair">
          <dt>{row.label}</dt>
          {row.text.split('\n').map(line => (
            <dd key={line}>{line}</dd>
          ))}
        </dl>
      )
    case 'items':
      return row.items.length === 1 ? (
        <p>{row.items[0]}</p>
      ) : (
        <ul className="words-items">
          {row.items.map((item, i) => (
            <li key={`${item}-${i.toString()}`}>{item}</li>
          ))}
        </ul>
      )
    case 'grid':
      return (
        <table className="words-grid">
          <tbody>
            {row.cells.map(([first, ...rest], r) => (
              <tr key={`${first}-${r.toString()}`}>
                <th scope="row">{first}</th>
                {rest.map((cell, c) => (
                  <td key={`${cell}-${c.toString()}`} className={EMPTY.test(cell) ? 'empty' : ''}>
                    {EMPTY.test(cell) ? '' : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

const EMPTY = /^[.·-]$/

function Tabled({
  head,
  rows,
  names,
}: {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly names: readonly string[]
}) {
  const narrow = useNarrow()
  const [first, ...rest] = narrow ? turned([head, ...rows]) : [head, ...rows]
  return (
    <div className="scroll-x">
      <table className="words-table">
        <thead>
          <tr>
            {first.map((cell, i) =>
              cell === '' ? (
                <td key={`none-${i.toString()}`} />
              ) : (
                <th key={cell} scope="col">
                  <Named cell={cell} names={names} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rest.map((row, r) => (
            <tr key={`${row.join()}-${r.toString()}`}>
              {row.map((cell, c) => (
                <td key={`${cell}-${c.toString()}`}>
                  <Named cell={cell} names={names} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A player's name with its shield; anything else as it is. */
function Named({ cell, names }: { readonly cell: string; readonly names: readonly string[] }) {
  const seat = names.indexOf(cell)
  return (
    <>
      {seat >= 0 && <Shield seat={seat} size={18} />}
      {cell}
    </>
  )
}

/** A wide table stood upright, for a phone: a column for each of its rows, the one with the names first. */
function turned(cells: readonly (readonly string[])[]): string[][] {
  const columns = cells[0].map((_, c) => cells.map(row => row[c]))
  const named = columns.findIndex(([name]) => name !== '')
  return [columns[named], ...columns.filter((column, c) => c !== named && column.some(Boolean))]
}
