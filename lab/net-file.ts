import { type Net, netOf, weightsOf } from '@pantheon/bots'
import { InputError, type Insight } from '@pantheon/core'

/** So much text stands on a line. */
const LINE = 1000
/** What stands before the weights. */
const HEAD = /^[\s\S]*?(?=export const)/

/** A net as the text of a module; what stood before the weights of the module it replaces stays there. */
export function moduleOf(net: Net, replaced = ''): string {
  const lines = weightsOf(net).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  const head = HEAD.exec(replaced)?.[0] ?? ''
  const weights = lines.map(line => `  '${line}',\n`).join('')
  return `${head}export const HIDDEN = ${net.hidden}\n\nexport const WEIGHTS: string = [\n${weights}].join('')\n`
}

/** The net that stands in the text of a module. */
export function netIn(text: string, insight: Insight): Net {
  const hidden = Number(/HIDDEN = (\d+)/.exec(text)?.[1])
  const weights = [...text.matchAll(/^ {2}'(.*)',$/gm)].map(line => line[1]).join('')
  if (Number.isNaN(hidden) || weights === '')
    throw new InputError('expected a module with HIDDEN and WEIGHTS, as training writes it')
  return netOf({ ...insight, hidden, weights })
}
