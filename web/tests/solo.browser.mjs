// Whole games against bots, as a player meets them: by what lights up, in words, by keyboard.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turn } from '../scripts/browser.mjs'
import { clean, fits, play, suite, touchable } from './harness.mjs'
import { playInPage } from './player.mjs'

const { shared, visit } = suite()

test('from the home to the first own move in two clicks and three seconds', t =>
  visit({ motion: 'on', pace: 'shown' }, async page => {
    const started = Date.now()
    await play(page, 0)
    await turn(page)
    const took = Date.now() - started
    await page.locator('.spot.lit, .tray button').first().click()
    t.diagnostic(`the first question came after ${took} ms`)
    assert.ok(took < 3000, `the first question came after ${took} ms`)
  }))

for (const size of ['desk', 'phone'])
  test(`a whole game of Mytikas by clicking what lights up (${size})`, () =>
    visit({ size, theme: size === 'desk' ? 'light' : 'dark' }, async page => {
      await play(page, 0)
      await turn(page)
      await clean(page, `the table at the start (${size})`)
      await fits(page, 'the table')
      if (size === 'phone') await touchable(page, '.table')
      const seed = size === 'desk' ? 5 : 11
      const made = await page.evaluate(playInPage, { by: 'board', most: 2500, seed })
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

/** Moves that are many of a kind are folded: they are reached with the tabulator. */
async function pressFolded(page) {
  const at = selector => page.evaluate(what => document.activeElement?.matches(what), selector)
  for (let i = 0; i < 80 && !(await at('.moves li button')); i++) {
    if (await at('.moves details:not([open]) > summary')) await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

test('a whole game of the Heavens through the table in words, with the keyboard alone', () =>
  visit({ size: 'desk' }, async page => {
    for (let i = 0; i < 60; i++) {
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
      if (count > 0) await page.keyboard.press(`${1 + (i % Math.min(9, count))}`)
      else await pressFolded(page)
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
    await page.goto(`${shared.url}#/setup/mytikas`)
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
