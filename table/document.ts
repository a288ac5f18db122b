import { z } from 'zod'
import { ClientMessage, ClockPlan, Place, Plan, Reason, ServerMessage } from './protocol.ts'

/** A schema as JSON Schema says it, as far as this page needs it. */
interface Shape {
  readonly type?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly additionalProperties?: Shape | boolean
  readonly default?: unknown
  readonly maximum?: number
  readonly minimum?: number
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Shape

const variants = (shape: Shape): readonly Shape[] => shape.anyOf ?? shape.oneOf ?? []

/** A type in a few words. */
function kind(shape: Shape): string {
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``
  if (shape.enum) return shape.enum.map(value => `\`${JSON.stringify(value)}\``).join(' or ')
  if (variants(shape).length > 0) return variants(shape).map(kind).join(' or ')
  if (shape.type === 'array') return `list of ${kind(shape.items ?? {})}`
  if (shape.properties) {
    const fields = Object.entries(shape.properties).map(([name, field]) => `${name}: ${kind(field)}`)
    return `{ ${fields.join(', ')} }`
  }
  if (shape.type === 'object') return 'object'
  if (shape.type === 'integer') return 'whole number'
  return shape.type ?? 'anything'
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The fields of an object, one a row. */
function fields(shape: Shape, tag?: string): string[] {
  const rows = Object.entries(shape.properties ?? {}).filter(([name]) => name !== tag)
  if (rows.length === 0) return []
  const required = new Set(shape.required ?? [])
  return [
    '| field | what it holds | meaning |',
    '|---|---|---|',
    ...rows.map(([name, field]) => {
      const optional = required.has(name) ? '' : ' (optional)'
      return `| \`${name}\`${optional} | ${cell(kind(field))} | ${cell(field.description ?? '')} |`
    }),
    '',
  ]
}

/** The messages of a union, each under its own heading. */
const messages = (schema: z.ZodType, tag: string): string[] =>
  variants(shapeOf(schema)).flatMap(shape => [
    `### ${shape.properties?.[tag]?.const}`,
    '',
    `${shape.description ?? ''}.`,
    '',
    ...fields(shape, tag),
  ])

/** What each refusal means. */
const REASONS: Readonly<Record<Reason, string>> = {
  malformed: 'not a message of this protocol',
  'unknown-table': 'no such table, or none that you may see',
  'not-invited': 'that seat is for someone who brings the invitation',
  'not-yours': 'you do not hold that seat, or are not the host',
  'not-now': 'possible at another moment',
  'not-allowed': 'this table or the rule of taking back forbids it',
  illegal: 'the rules of the game forbid it; `rule` names the section',
  stale: 'the question has changed since the update you answered',
  'try-again': 'it could not be kept just now; ask again with the same `id`',
  'too-many': 'too much at once',
}

/** The protocol as a page, from its schemas. */
export const protocolPage = (): string =>
  `${[
    '## What a client sends',
    '',
    'Every message names its `table`. A request has an `id` of the client’s own making; sent again with the same `id`, it is done once and answered again.',
    '',
    ...messages(ClientMessage, 'do'),
    '## What a client is told',
    '',
    ...messages(ServerMessage, 'is'),
    '## Refusals',
    '',
    '| reason | meaning |',
    '|---|---|',
    ...Reason.options.map(reason => `| \`${reason}\` | ${REASONS[reason]} |`),
    '',
    '## A table as it is asked for',
    '',
    ...fields(shapeOf(Plan)),
    'A place is one of:',
    '',
    ...variants(shapeOf(Place)).map(shape => `- ${kind(shape)}: ${shape.description}`),
    '',
    'A clock is one of:',
    '',
    ...variants(shapeOf(ClockPlan)).map(shape => `- ${kind(shape)}: ${shape.description}`),
  ].join('\n')}\n`
