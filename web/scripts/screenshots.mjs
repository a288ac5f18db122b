// Takes screenshots of every page and of moments of a game, in two sizes and two themes, into web/shots (not committed).
// `node web/scripts/screenshots.mjs [name …]` takes only those whose name contains all the words.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { browse, clickLit, open, turn } from './browser.mjs'
import { serve } from './serve.mjs'

const SHOTS = fileURLToPath(new URL('../shots', import.meta.url))
const wanted = process.argv.slice(2)
const wants = name => wanted.every(word => name.includes(word))

mkdirSync(SHOTS, { recursive: true })
const site = await serve()
const browser = await browse()

for (const size of ['desk', 'phone'])
  for (const theme of ['light', 'dark']) {
    const shot = async (page, name) => {
      const file = `${name}-${size}-${theme}`
      if (wants(file)) await page.screenshot({ path: `${SHOTS}/${file}.png` })
    }
    const { page, context, errors } = await open(browser, site.url, { size, theme, name: 'Ariadne' })
    await page.locator('.poster').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    await shot(page, 'home')
    for (const [name, path] of [
      ['rules', '#/rules/mytikas/3.3'],
      ['settings', '#/settings'],
      ['gallery', '#/gallery'],
      ['setup', '#/setup/mytikas'],
    ])
      if (wants(`${name}-${size}-${theme}`)) {
        await page.goto(site.url + path)
        await page.locator('h1').first().waitFor()
        await page.waitForTimeout(150)
        await shot(page, name)
      }
    if (wants(`online-${size}-${theme}`)) await online(page, shot, { size, theme })
    if (wants(`mytikas-start-${size}-${theme}`)) await mytikas(page, shot)
    if (wants(`words-${size}-${theme}`)) await words(page, shot)
    if (errors.length > 0) process.stderr.write(`${size} ${theme}: ${errors.join('\n')}\n`)
    await context.close()
  }

await browser.close()
await site.close()

/** The pages of playing with others, and a table of two people. */
async function online(page, shot, settings) {
  const { page: other, context } = await open(browser, site.url, { ...settings, name: 'Berenike' })
  await page.goto(`${site.url}#/make/ephyran`)
  await page.locator('.make .seats li').first().waitFor()
  await shot(page, 'online-make')
  await page.getByRole('button', { name: 'Make a table' }).click()
  await page.locator('.waiting-room').waitFor()
  await page.goto(`${site.url}#/lobby`)
  await page.locator('.tables li').first().waitFor()
  await shot(page, 'online-lobby')
  await page.goto(site.url)
  await page.getByRole('button', { name: /Invite friends.*Mytikas/ }).click()
  const link = await page.locator('.invitation input').inputValue()
  await other.goto(link)
  await other.getByRole('button', { name: 'Sit here' }).first().click()
  await other.locator('.chat input').fill('A fine evening for a climb!')
  await other.getByRole('button', { name: 'Send' }).click()
  await page.locator('.seats .person', { hasText: 'Berenike' }).waitFor()
  await shot(page, 'online-waiting')
  await page.locator('.seats select').last().selectOption('hero')
  await page.locator('.primary.begin:enabled').click()
  for (let i = 0; i < 6; i++)
    for (const one of [page, other]) {
      await one.locator('.table').waitFor()
      await one.waitForTimeout(250)
      if ((await one.locator('.prompt.mine').count()) > 0) await clickLit(one, i)
    }
  await other.waitForTimeout(1500)
  await shot(page, 'online-table')
  await page.goto(`${site.url}#/profile`)
  await page.locator('.profile .tables li').first().waitFor()
  await shot(page, 'online-profile')
  await page.goto(site.url)
  await page.locator('.home .tables li').first().waitFor()
  await page.evaluate(() => document.querySelector('.shelf').scrollIntoView())
  await shot(page, 'online-home')
  await page.goto(link)
  await page.locator('.table').waitFor()
  for (let i = 0; i < 60 && (await other.locator('.prompt.mine').count()) === 0; i++) {
    if ((await page.locator('.prompt.mine').count()) > 0) await clickLit(page, i)
    await page.waitForTimeout(120)
  }
  await page.goto(site.url)
  await clickLit(other, 0)
  await page.waitForTimeout(400)
  await page.goto(link)
  if ((await turn(page, '.recap')) !== 'over') await shot(page, 'online-recap')
  await other.goto(`${site.url}#/online/nowhere`)
  await other.locator('.closed').waitFor()
  await shot(other, 'online-closed')
  await context.close()
}

/** Six moments of a game of Mytikas. */
async function mytikas(page, shot) {
  await page.goto(site.url)
  await page.locator('.poster .primary').first().click()
  const moments = new Map([
    [0, 'mytikas-1-start'],
    [4, 'mytikas-2-early'],
    [24, 'mytikas-3-middle'],
    [60, 'mytikas-4-late'],
  ])
  const last = wanted.includes('start') ? 1 : 900
  for (let i = 0; i < last; i++) {
    if ((await turn(page)) === 'over') break
    const name = moments.get(i)
    if (name) await shot(page, name)
    await clickLit(page, (i * 7919) >>> 2)
  }
  if (last === 1) return
  await page.waitForTimeout(400)
  await shot(page, 'mytikas-5-end')
  await page.locator('.sheet header button').first().click()
  await shot(page, 'mytikas-6-board-at-the-end')
}

/** Every other game through the table in words. */
async function words(page, shot) {
  for (const [i, name] of ['heavens', 'ephyran', 'godolympics', 'king'].entries()) {
    await page.goto(site.url)
    await page
      .locator('.poster .primary')
      .nth(i + 1)
      .click()
    for (let move = 0; move < 6; move++) {
      if ((await turn(page)) === 'over') break
      await page.evaluate(n => {
        const moves = [...document.querySelectorAll('.moves button')]
        if (moves.length > 0) moves[n % moves.length].click()
      }, move)
      await page.waitForTimeout(60)
    }
    await shot(page, `words-${name}`)
  }
}
