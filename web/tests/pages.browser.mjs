// Every page: without a fault that axe finds, in French, still for those who want it still, and without a network.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIZES, turn } from '../scripts/browser.mjs'
import { clean, fits, play, suite, touchable } from './harness.mjs'
import { playInPage } from './player.mjs'

const { shared, visit } = suite()

const PAGES = [
  '',
  '#/lobby',
  '#/make/king-of-the-hill',
  '#/profile',
  '#/rules/mytikas',
  '#/settings',
  '#/gallery',
  '#/setup/mytikas',
  '#/nowhere',
]

const shown = async (page, path) => {
  await page.goto(shared.url + path)
  await page.locator('h1').first().waitFor()
}

test('every page in both themes, without a fault that axe finds', () =>
  visit({}, async page => {
    for (const path of PAGES)
      for (const theme of ['light', 'dark']) {
        await shown(page, path)
        await page.evaluate(value => {
          document.documentElement.dataset.theme = value
        }, theme)
        await clean(page, `${path || 'home'} (${theme})`)
      }
  }))

test('every page fits a phone, with targets for a finger', () =>
  visit({ size: 'phone' }, async page => {
    for (const path of PAGES) {
      await shown(page, path)
      await page.evaluate(() => document.fonts.ready)
      await fits(page, path || 'home')
      if (path !== '#/gallery') await touchable(page, 'main')
    }
  }))

test('every page fits a phone in the letters that stand in while its fonts are on their way', () =>
  visit({ size: 'phone' }, async page => {
    await page.route(/\.woff2?$/, route => route.fulfill({ body: '' }))
    await page.reload()
    for (const path of PAGES) {
      await shown(page, path)
      assert.equal(await page.evaluate(() => document.fonts.check('17px "Alegreya Sans"')), false)
      await fits(page, path || 'home')
    }
  }))

/** Words that every longer English text has, and no French one. */
const ENGLISH =
  /(?<!\p{L})(the|and|with|from|your|you|are|has|have|gets|takes|goes|moves|builds|build|turn|which|not|this|what|who|when|nobody|wins|choose|pay|take|make|need|needs|level|levels|give|draws)(?!\p{L})/iu

/** Everything a page says: its text, and what it says to those who do not see it. */
const saidOn = page =>
  page.evaluate(() => {
    const lines = document.body.innerText.split('\n')
    for (const thing of document.querySelectorAll('[aria-label], [placeholder], [title], [alt], .hidden'))
      for (const word of ['aria-label', 'placeholder', 'title', 'alt'])
        lines.push(thing.getAttribute(word) ?? '')
    for (const hidden of document.querySelectorAll('.hidden')) lines.push(hidden.textContent ?? '')
    return lines.map(line => line.trim()).filter(line => line !== '')
  })

const inFrench = async (page, where) => {
  const english = (await saidOn(page)).filter(line => ENGLISH.test(line))
  assert.deepEqual(english, [], `English on ${where}`)
}

const GAMES = ['mytikas', 'heavens', 'ephyran', 'godolympics', 'king-of-the-hill']

test('in French no English sentence is left, on any page', () =>
  visit({ language: 'fr', name: 'Léa' }, async page => {
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
    await page.getByRole('heading', { name: 'Cinq jeux des dieux à une même table' }).waitFor()
    for (const path of PAGES.filter(path => path !== '#/gallery')) {
      await shown(page, path)
      await inFrench(page, path || 'home')
    }
    for (const game of GAMES) {
      await shown(page, `#/make/${game}`)
      await page.locator('.make .seats li').first().waitFor()
      await inFrench(page, `a table for ${game}`)
    }
    await shown(page, '')
    await page.getByRole('button', { name: /Inviter des amis.*Mytikas/ }).click()
    await page.locator('.seats .person').waitFor()
    await inFrench(page, 'the waiting room')
    await page.getByRole('button', { name: 'Donner les places libres à des robots' }).click()
    await page.locator('.primary.begin:enabled').click()
    await turn(page)
    await inFrench(page, 'the online table')
  }))

for (const [i, game] of GAMES.entries())
  test(`in French: twenty decisions of ${game}`, () =>
    visit({ language: 'fr', name: 'Léa' }, async page => {
      await play(page, i)
      for (let made = 0; made < 20 && (await turn(page)) !== 'over'; made++) {
        if (made % 5 === 0) await inFrench(page, `a table of ${game} after ${made} decisions`)
        const n = await page.locator('.table').getAttribute('data-n')
        await page.evaluate(pick => {
          const moves = [...document.querySelectorAll('.moves button')]
          moves[pick % moves.length].click()
        }, made * 7)
        await page.waitForFunction(before => document.querySelector('.table')?.dataset.n !== before, n)
      }
      await inFrench(page, `a table of ${game}`)
    }))

test('who wants it still has it still: nothing moves by itself', async () => {
  const running = async reducedMotion => {
    const context = await shared.browser.newContext({ reducedMotion, viewport: SIZES.desk })
    const page = await context.newPage()
    await page.goto(shared.url)
    await play(page, 0)
    await turn(page)
    await page.locator('.spot.lit').first().waitFor()
    const count = await page.evaluate(() => document.getAnimations().length)
    await context.close()
    return count
  }
  assert.ok((await running('no-preference')) > 0, 'otherwise what is lit pulses')
  assert.equal(await running('reduce'), 0)
})

test('without a network the page starts, plays against bots, and says kindly what needs a server', async () => {
  const context = await shared.browser.newContext({ viewport: SIZES.desk })
  const page = await context.newPage()
  await page.goto(shared.url)
  await page.evaluate(() =>
    localStorage.setItem('pantheon/settings', '{"confirm":"off","motion":"off","language":"en"}'),
  )
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await play(page, 0)
  await turn(page)
  assert.equal(page.workers().length, 1, 'a Hero needs no thread of its own')
  await page.goto(`${shared.url}#/setup/mytikas`)
  await page.locator('.chairs li').nth(1).getByRole('button').click()
  await page.getByLabel('Demigod').check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await turn(page)
  assert.match(await page.evaluate(playInPage, { by: 'board', most: 6, seed: 7 }), /^not over after 6/)
  assert.ok(page.workers().length > 1, 'who searches has threads to think in')
  await page.goto(`${shared.url}#/lobby`)
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await clean(page, 'the lobby without a network')
  await page.goto(`${shared.url}#/profile`)
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.goto(shared.url)
  await page.getByRole('button', { name: /Invite friends.*Mytikas/ }).click()
  await page.locator('.trouble').waitFor()
  await context.setOffline(false)
  await page.goto(`${shared.url}#/lobby`)
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  await context.close()
})

test('a call to one’s turn becomes a notification in the language that is set', async () => {
  const context = await shared.browser.newContext({ permissions: ['notifications'] })
  const page = await context.newPage()
  await page.goto(shared.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.evaluate(async () => {
    const words = { title: 'À vous', body: '{game} : les autres vous attendent.' }
    await (await caches.open('pantheon-words')).put('./words.json', Response.json(words))
  })
  const devices = await context.newCDPSession(page)
  const registered = new Promise(resolve =>
    devices.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      resolve(registrations[0].registrationId),
    ),
  )
  await devices.send('ServiceWorker.enable')
  await devices.send('ServiceWorker.deliverPushMessage', {
    origin: shared.url,
    registrationId: await registered,
    data: JSON.stringify({ kind: 'turn', table: 'a-table', game: 'Mytikas' }),
  })
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const [call] = await registration.getNotifications()
    return call?.title === 'À vous' && call.body === 'Mytikas : les autres vous attendent.'
  })
  await context.close()
})
