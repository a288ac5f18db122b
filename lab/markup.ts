/** Text that is already markup; everything else is escaped on its way in. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | readonly Markup[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const written = (value: Value): string => {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(part => part.text).join('')
  return `${value}`.replace(/[&<>"']/g, sign => ENTITIES[sign])
}

/** HTML or SVG from a template: what is put in is escaped unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.reduce((text, part, i) => text + written(values[i - 1]) + part))
