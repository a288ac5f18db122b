import type { Game } from '@pantheon/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { tictactoe } from '../../kit/toys/tictactoe.ts'
import { htmlReport } from '../html.ts'
import type { Report } from '../report.ts'
import { simulate } from '../simulate.ts'
import { formatReport } from '../text.ts'

const NASTY = `<script>alert("1" & '2')</script>`
const run = (game: Game, bots: string[], games = 60) =>
  simulate({ game: game.id, seats: bots.length, bots, games, seed: 'r' }, { find: () => game })

let plain: Report
let nasty: Report
let dull: Report
beforeAll(async () => {
  plain = await run(omens, ['random', 'greedy', 'random'])
  const things = Array.from({ length: 40 }, (_, i) => `${NASTY}${i}`)
  nasty = {
    ...(await run({ ...omens, title: NASTY, things, endings: [NASTY] }, ['random', 'random'])),
    seed: NASTY,
    options: { [NASTY]: NASTY },
  }
  dull = await run(tictactoe, ['random', 'random'], 1)
})

describe('the text report', () => {
  test('keeps within 80 columns, however long the names', () => {
    for (const report of [plain, nasty, dull])
      for (const line of formatReport(report).split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('says who won how often, the seats, the endings, the uses and the digest', () => {
    const text = formatReport(plain)
    expect(text).toMatch(
      /^Omens · 60 games · 3 players · seats rotate · seed r\nrules 1 · edition \w+ · rounds 5\n/,
    )
    expect(text).toMatch(/^2 greedy +\d+\.\d % +\d+\.\d – \d+\.\d +[·━┆●]{20} +\d+\.\d( +\d){3}$/m)
    expect(text).toMatch(/^2 +\d+\.\d % +\d+\.\d – \d+\.\d +[·━┆●]{20}$/m)
    for (const name of ['tokens', 'dusk', 'rob', 'six'])
      expect(text).toMatch(new RegExp(`^${name} +\\d`, 'm'))
    expect(text).toContain(plain.digest)
  })

  test('lists the most and the least used things where there are many', () => {
    const text = formatReport(nasty)
    expect(text).toContain('THING, MOST USED')
    expect(text).toMatch(/⋮ \d+ others/)
  })
})

describe('the page', () => {
  test('is whole: every element that is opened is closed', () => {
    for (const report of [plain, nasty, dull]) {
      const open: string[] = []
      for (const [, close, name, self] of htmlReport(report).matchAll(
        /<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/g,
      )) {
        if (close) expect(open.pop()).toBe(name)
        else if (!self && !['meta', 'link'].includes(name)) open.push(name)
      }
      expect(open).toEqual([])
    }
  })

  test('escapes whatever names it is given', () => {
    const page = htmlReport(nasty)
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;')
  })

  test('fetches nothing and runs nothing', () => {
    const page = htmlReport(plain)
    expect(page).not.toMatch(/https?:|\bsrc=|@import|<script|\bon\w+=/)
    expect([...page.matchAll(/url\(([^)]*)\)|href="([^"]*)"/g)].map(([, url, href]) => url ?? href)).toEqual([
      'data:,',
      '#meander',
    ])
  })

  test('every figure it plots is a number', () => {
    for (const report of [plain, nasty, dull])
      expect(htmlReport(report)).not.toMatch(/NaN|Infinity|undefined|null/)
  })
})
