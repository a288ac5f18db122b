// The client in a real browser, as a player meets it. `npm run test:web` builds it and runs this.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import { browse, open, turn } from '../scripts/browser.mjs'
import { serve } from '../scripts/serve.mjs'
import { playInPage } from './player.mjs'

let site
let browser
before(async () => {
  site = await serve()
  browser = await browse()
})
after(async () => {
  await browser.close()
  site.close()
})

const play = (page, poster) => page.locator('.poster .primary').nth(poster).click()

const clean = async (page, where) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => node.html)
        .slice(0, 3)
        .join(' ')}`,
  )
  assert.deepEqual(found, [], `axe on ${where}`)
}

const fits = async (page, where) => {
  const [inside, across] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  assert.ok(across <= inside, `${where} is ${across} px wide on a screen of ${inside}`)
}

/** Opens a page, does something, and nothing may have been written to the console as an error. */
const visit = async (settings, act) => {
  const { page, context, errors } = await open(browser, site.url, settings)
  try {
    await page.locator('.poster').first().waitFor()
    await act(page, context)
    assert.deepEqual(errors, [])
  } finally {
    await context.close()
  }
}

test('from the home to the first own move in two clicks and three seconds', () =>
  visit({ motion: 'on', pace: 'shown' }, async page => {
    const started = Date.now()
    await play(page, 0)
    await turn(page)
    const took = Date.now() - started
    await page.locator('.spot.lit, .tray button').first().click()
    assert.ok(took < 3000, `the first question came after ${took} ms`)
  }))

for (const size of ['desk', 'phone'])
  test(`a whole game of Mytikas by clicking what lights up (${size})`, () =>
    visit({ size, theme: size === 'desk' ? 'light' : 'dark' }, async page => {
      await play(page, 0)
      await turn(page)
      await clean(page, `the table at the start (${size})`)
      await fits(page, 'the table')
      if (size === 'phone') {
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('.table button')]
            .map(button => [button.getBoundingClientRect(), button.outerHTML.slice(0, 90)])
            .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 35.5))
            .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`),
        )
        assert.deepEqual(
          small.filter(html => !html.includes('rule-link')),
          [],
        )
      }
      const made = await page.evaluate(playInPage, {
        by: 'board',
        most: 2500,
        seed: size === 'desk' ? 5 : 11,
      })
      assert.equal(typeof made, 'number', `${made}`)
      await page.locator('.victory').waitFor()
      await clean(page, `the end (${size})`)
      await fits(page, 'the end')
      await page.getByRole('button', { name: 'Verify the dice' }).click()
      await page.locator('.verdict.good').waitFor()
      await page.getByRole('button', { name: 'Replay' }).click()
      await page.locator('.prompt.past').waitFor()
      await page.locator('.prompt.past input[type=range]').press('ArrowRight')
      await page.getByRole('button', { name: 'Back to now' }).click()
      await page.locator('.victory').waitFor()
    }))

test('a whole game of the Heavens through the table in words, with the keyboard alone', () =>
  visit({ size: 'desk' }, async page => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (name.includes('Heavens') && name.startsWith('Play')) break
    }
    await page.keyboard.press('Enter')
    await turn(page)
    await clean(page, 'the table in words')
    for (let i = 0; i < 400 && (await turn(page)) !== 'over'; i++) {
      const n = await page.locator('.table').getAttribute('data-n')
      const count = await page.locator('.moves > ul button').count()
      await page.keyboard.press(`${1 + (i % Math.min(9, Math.max(1, count)))}`)
      await page.waitForFunction(before => document.querySelector('.table')?.dataset.n !== before, n)
    }
    await page.locator('.victory').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.sheet').waitFor({ state: 'detached' })
  }))

test('a game goes on after the page is loaded again', () =>
  visit({}, async page => {
    await play(page, 0)
    await turn(page)
    await page.locator('.spot.lit, .tray button').first().click()
    await page.waitForTimeout(600)
    await turn(page)
    const n = await page.locator('.table').getAttribute('data-n')
    await page.waitForTimeout(400)
    await page.reload()
    await turn(page)
    assert.equal(await page.locator('.table').getAttribute('data-n'), n)
  }))

test('what cannot be done says why, with its rule', () =>
  visit({}, async page => {
    await play(page, 0)
    await turn(page)
    await page.locator('.slot.unlit').first().click()
    await page.locator('.why').waitFor()
    await page.locator('.why .rule-link').click()
    await page.locator('.sheet .rules-text h3').waitFor()
    await clean(page, 'a rule beside the table')
  }))

test('hot seat: a curtain stands between two people', () =>
  visit({}, async page => {
    await page.goto(`${site.url}#/setup/mytikas`)
    await page.locator('.chairs').waitFor()
    await clean(page, 'setting up a table')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('.curtain').waitFor()
    assert.equal(await page.locator('.table').count(), 0)
    await clean(page, 'the curtain')
    await page.locator('.curtain button').click()
    await turn(page)
    await page.locator('.spot.lit').first().click()
    await page.locator('.curtain').waitFor()
  }))

test('every page in both themes and in French, without a fault that axe finds', () =>
  visit({ theme: 'dark', language: 'fr' }, async page => {
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
    await page.getByRole('heading', { name: 'Cinq jeux des dieux à une même table' }).waitFor()
    for (const path of ['', '#/rules/mytikas', '#/settings', '#/gallery', '#/nowhere'])
      for (const theme of ['light', 'dark']) {
        await page.goto(site.url + path)
        await page.evaluate(value => {
          document.documentElement.dataset.theme = value
        }, theme)
        await page.locator('h1').first().waitFor()
        await clean(page, `${path || 'home'} (${theme})`)
      }
  }))

test('the page starts without a network once it was visited', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.locator('.poster .primary').first().click()
  await turn(page)
  await context.close()
})
