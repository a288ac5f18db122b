import { Fragment, type ReactNode, useMemo } from 'react'

/** A part of a rules text. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string; readonly number: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** Reads what the rules use of Markdown: headings, paragraphs, lists and tables. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n{2,}|\n(?=#{1,4} )|(?<=^#{1,4} .*)\n/m)
    .map(part => part.trim())
    .filter(Boolean)
    .map((part): Block => {
      const heading = part.match(/^(#{1,4}) (.*)$/)
      if (heading) {
        const [, marks, words] = heading
        return {
          kind: 'heading',
          depth: marks.length,
          text: words,
          number: words.match(/^[\d.]+/)?.[0] ?? '',
        }
      }
      const lines = part.split('\n')
      if (lines[0].startsWith('|'))
        return { kind: 'table', rows: lines.filter(line => !/^\|[\s|:-]+\|$/.test(line)).map(cells) }
      if (/^[-*] /.test(part))
        return {
          kind: 'list',
          items: part.split(/\n(?=[-*] )/).map(item => item.slice(2).replace(/\n\s*/g, ' ')),
        }
      return { kind: 'paragraph', text: part.replace(/\n/g, ' ') }
    })
}

/** Bold, code and emphasis inside a line. */
export function Inline({ text }: { readonly text: string }) {
  const parts = useMemo(() => text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/), [text])
  return parts.map((part, i): ReactNode => {
    const key = `${i}-${part}`
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>
    return part
  })
}

/** The address of a section inside the page. */
export const anchor = (number: string): string => `rule-${number}`

/** The rules set as a page; `under` gives what belongs under a section's heading. */
export function Markdown({
  parts,
  under,
}: {
  readonly parts: readonly Block[]
  under?(section: string): ReactNode
}) {
  return parts.map((part, i) => (
    <Fragment key={`${part.kind}-${i.toString()}`}>
      <One part={part} />
      {part.kind === 'heading' && part.number && under?.(part.number)}
    </Fragment>
  ))
}

function One({ part }: { readonly part: Block }) {
  switch (part.kind) {
    case 'heading': {
      const Tag = (['h1', 'h2', 'h3', 'h4'] as const)[part.depth - 1]
      return (
        <Tag id={part.number ? anchor(part.number) : undefined} tabIndex={part.number ? -1 : undefined}>
          {part.number && <span className="number">{part.number}</span>}
          <Inline text={part.text.slice(part.number.length).trim()} />
        </Tag>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Inline text={part.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {part.items.map(item => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className="scroll-x">
          <table>
            <thead>
              <tr>
                {part.rows[0].map(cell => (
                  <th key={cell} scope="col">
                    <Inline text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.slice(1).map(row => (
                <tr key={row.join('|')}>
                  {row.map((cell, i) => (
                    <td key={`${i.toString()}-${cell}`}>
                      <Inline text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}
