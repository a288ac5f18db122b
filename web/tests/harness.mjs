// What every browser test needs: a server, a browser, pages with a player's settings, and the standing demands.
import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import { browse, open } from '../scripts/browser.mjs'
import { serve } from '../scripts/serve.mjs'

/** A server and a browser for the tests of a file. */
export function suite(options) {
  const shared = { url: '', browser: null }
  let site
  before(async () => {
    ;[site, shared.browser] = await Promise.all([serve(options), browse()])
    shared.url = site.url
  })
  after(async () => {
    await shared.browser?.close()
    await site?.close()
  })
  /** Opens a page at the home, does something, and nothing may have been written to the console as an error. */
  const visit = async (settings, act) => {
    const { page, context, errors } = await open(shared.browser, shared.url, settings)
    try {
      await page.locator('.poster').first().waitFor()
      await act(page, context)
      assert.deepEqual(errors, [])
    } finally {
      await context.close()
    }
  }
  return { shared, visit }
}

/** Begins a game against bots by a poster's first button. */
export const play = (page, poster) => page.locator('.poster .primary').nth(poster).click()

/** Nothing on the page that axe finds fault with. */
export async function clean(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => {
    const some = nodes.slice(0, 3).map(node => `${node.html} (${node.failureSummary})`)
    return `${id}: ${some.join(' ')}`
  })
  assert.deepEqual(found, [], `axe on ${where}`)
}

/** No sideways scrolling. */
export async function fits(page, where) {
  const [inside, across] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(across <= inside, `${where} is ${across} px wide on a screen of ${inside}`)
}

/** Every button is large enough for a finger. */
export async function touchable(page, inside) {
  const small = await page.evaluate(
    selector =>
      [...document.querySelectorAll(`${selector} :is(button, select, a.button, a.primary, a.quiet)`)]
        .map(button => [button.getBoundingClientRect(), button.outerHTML.slice(0, 90)])
        .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 35.5))
        .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`),
    inside,
  )
  const left = small.filter(html => !html.includes('rule-link'))
  assert.deepEqual(left, [], 'too small for a finger')
}
