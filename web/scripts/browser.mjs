// A browser for screenshots and tests, and how a player who clicks what lights up plays.
import { chromium } from 'playwright-core'
import { chromiumPath } from './chromium.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Starts the system's Chromium. */
export const browse = () =>
  chromium.launch({
    executablePath: chromiumPath() ?? 'chromium',
    headless: true,
    args: FLAGS,
  })

/** A page of its own, with settings as a person would have made them. */
export async function open(browser, url, { size = 'desk', ...settings } = {}) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    value => {
      if (!localStorage.getItem('pantheon/settings')) localStorage.setItem('pantheon/settings', value)
    },
    JSON.stringify({
      theme: 'light',
      motion: 'off',
      pace: 'once',
      confirm: 'off',
      language: 'en',
      ...settings,
    }),
  )
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const errors = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', error => errors.push(`${error}`))
  await page.goto(url)
  return { page, context, errors }
}

/** Waits until the person must decide (or sees something else) or the game is over; gives the status. */
export async function turn(page, other = '.prompt.mine') {
  await page.waitForFunction(
    what => document.querySelector(`.prompt.mine, ${what}, .table[data-status="over"]`),
    other,
    { timeout: 20_000 },
  )
  return page.locator('.table').getAttribute('data-status')
}

/** One decision by what lights up: things on the board first, then what stands beside the prompt. */
export const clickLit = (page, pick) =>
  page.evaluate(async seed => {
    const before = document.querySelector('.table')?.getAttribute('data-n')
    const choices = [...document.querySelectorAll('.choices button')]
    const lit = choices.length > 0 ? choices : [...document.querySelectorAll('.spot.lit')]
    const tray = choices.length > 0 ? [] : [...document.querySelectorAll('.tray button')]
    const all = [...lit, ...tray]
    if (all.length === 0) return 'nothing'
    all[seed % all.length].click()
    await new Promise(resolve => setTimeout(resolve, 30))
    return document.querySelector('.table')?.getAttribute('data-n') === before ? 'same' : 'moved'
  }, pick)
