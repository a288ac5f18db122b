// Playing with others, each in a browser of their own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, turn } from '../scripts/browser.mjs'
import { clean, fits, suite, touchable } from './harness.mjs'
import { playInPage } from './player.mjs'

const { shared, visit } = suite()

/** Someone with a browser of their own. */
async function person(name, settings = {}) {
  const { page, context, errors } = await open(shared.browser, shared.url, { name, ...settings })
  await page.locator('.poster').first().waitFor()
  return { page, context, errors }
}

/** Ann invites to a table of Mytikas, Ben comes by the link, a bot takes the third seat, Ann begins. */
async function twoAtATable(settings = {}) {
  const ann = await person('Ann', settings)
  await ann.page.getByRole('button', { name: /Invite friends.*Mytikas/ }).click()
  await ann.page.locator('.seats .person', { hasText: 'Ann' }).waitFor()
  const link = await ann.page.locator('.invitation input').inputValue()
  const ben = await person('Ben')
  await ben.page.goto(link)
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click()
  await ann.page.locator('.seats .person', { hasText: 'Ben' }).waitFor()
  await ann.page.locator('.seats select').last().selectOption('mortal')
  await ann.page.locator('.primary.begin:enabled').click()
  await Promise.all([ann, ben].map(({ page }) => page.locator('.table').waitFor()))
  return { ann, ben, link }
}

/** Whoever must decide. */
const acting = people =>
  Promise.race(
    people.map(async one => {
      await one.page.locator('.prompt.mine').waitFor()
      return one
    }),
  )

const leave = async people => {
  for (const { context, errors } of people) {
    await context.close()
    assert.deepEqual(errors, [])
  }
}

test('two browsers play a whole game by invitation link, then a rematch', async () => {
  const { ann, ben } = await twoAtATable({ size: 'phone' })
  await touchable(ann.page, '.table')
  await fits(ann.page, 'the online table')
  await clean(ann.page, 'the online table (phone)')
  await clean(ben.page, 'the online table (desk)')
  const made = await Promise.all(
    [ann, ben].map(({ page }, i) =>
      page.evaluate(playInPage, { by: 'board', most: 2500, seed: 3 + i, patience: 60_000 }),
    ),
  )
  for (const count of made) assert.equal(typeof count, 'number', `${count}`)
  await Promise.all([ann, ben].map(({ page }) => page.locator('.victory').waitFor()))
  await ben.page.getByRole('button', { name: 'Verify the dice' }).click()
  await ben.page.locator('.verdict.good').waitFor()
  await ben.page.getByRole('button', { name: 'Replay' }).click()
  await ben.page.locator('.prompt.past input[type=range]').press('ArrowRight')
  await ben.page.getByRole('button', { name: 'Back to now' }).click()
  await ben.page.locator('.victory').waitFor()
  await ben.page.getByRole('button', { name: 'Play again' }).click()
  await ben.page.locator('.waiting-room').waitFor()
  await ann.page.keyboard.press('Escape')
  await ann.page.getByRole('link', { name: 'Go there' }).click()
  await ann.page.getByRole('button', { name: 'Sit here' }).first().click()
  await ben.page.locator('.seats .person', { hasText: 'Ann' }).waitFor()
  await leave([ann, ben])
})

test('the home says where it is one’s turn; a page loaded again and a line lost in mid-move lose nothing', async () => {
  const { ann, ben } = await twoAtATable()
  const { page, context } = await acting([ann, ben])
  const table = page.url()
  await page.goto(shared.url)
  await page.locator('.tables .badge').waitFor()
  await page.waitForFunction(() => document.title.startsWith('(1)'))
  await page.goto(table)
  await page.reload()
  await turn(page)
  const before = await page.locator('.table').getAttribute('data-n')
  await context.setOffline(true)
  await page.locator('.moves button').first().click()
  await page.locator('.banner').waitFor()
  assert.equal(
    await page.locator('.table').getAttribute('data-n'),
    before,
    'without a line nothing has moved',
  )
  await context.setOffline(false)
  await page.waitForFunction(n => document.querySelector('.table')?.dataset.n !== n, before)
  await page.locator('.banner').waitFor({ state: 'detached' })
  await leave([ann, ben])
})

test('who comes back is shown what the others did, step by step', async () => {
  const { ann, ben, link } = await twoAtATable()
  const act = async ({ page }) => {
    const n = await page.locator('.table').getAttribute('data-n')
    await page.evaluate(() => document.querySelector('.moves button').click())
    await page.waitForFunction(before => document.querySelector('.table')?.dataset.n !== before, n)
  }
  for (let i = 0; i < 60 && (await acting([ann, ben])) !== ben; i++) await act(ann)
  // What was looked at is told to the server a moment later.
  await ann.page.waitForTimeout(1200)
  await ann.page.goto(`${shared.url}#/settings`)
  await act(ben)
  await ann.page.goto(link)
  await ann.page.locator('.recap').waitFor()
  assert.match(await ann.page.locator('.recap').innerText(), /Ben/)
  await clean(ann.page, 'the recap')
  await ann.page.locator('.recap .button').click()
  await ann.page.locator('.recap').waitFor({ state: 'detached' })
  await leave([ann, ben])
})

test('the lobby: someone makes a table, another finds it, a third watches', async () => {
  const [ann, ben, cleo] = await Promise.all(['Ann', 'Ben', 'Cleo'].map(name => person(name)))
  await ann.page.goto(`${shared.url}#/make/ephyran`)
  await ann.page.locator('.make .seats li').first().waitFor()
  await clean(ann.page, 'making a table')
  await ann.page.locator('.make label', { hasText: '2' }).first().click()
  await ann.page.getByLabel('10 minutes each').check()
  await ann.page.getByRole('button', { name: 'Make a table' }).click()
  await ann.page.locator('.waiting-room').waitFor()
  await clean(ann.page, 'the waiting room')
  await ben.page.goto(`${shared.url}#/lobby/ephyran`)
  await ben.page
    .getByRole('link', { name: /Sit down.*Ephyran/ })
    .first()
    .click()
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click()
  await ben.page.getByLabel('Your name').fill('Benno')
  await ben.page.getByRole('button', { name: 'Take this name' }).click()
  await ann.page.locator('.seats .person', { hasText: 'Benno' }).waitFor()
  await ben.page.locator('.chat input').fill('Well met')
  await ben.page.getByRole('button', { name: 'Send' }).click()
  await ann.page.locator('.bubbles', { hasText: 'Well met' }).waitFor()
  await ann.page.locator('.dice summary').click()
  await ann.page.locator('.dice input').fill('owls to Athens')
  await ann.page.getByRole('button', { name: 'Add it' }).click()
  await ann.page.locator('.dice q').waitFor()
  await ann.page.locator('.primary.begin:enabled').click()
  await ann.page.locator('.table').waitFor()
  await cleo.page.goto(`${shared.url}#/lobby`)
  await cleo.page
    .getByRole('link', { name: /Watch.*Ephyran/ })
    .first()
    .click()
  await cleo.page.locator('.table.in-words').waitFor()
  assert.equal(await cleo.page.locator('.moves button').count(), 0, 'who watches has no moves')
  assert.match(await cleo.page.locator('.clock.running').first().innerText(), /\d+:\d\d/)
  await ann.page.locator('.table-menu', { hasText: '1 person watches' }).waitFor()
  await ann.page.getByRole('button', { name: 'Leave for now' }).click()
  await ann.page.locator('.sheet .primary').click()
  await ann.page.locator('.banner').waitFor()
  await ann.page.getByRole('button', { name: 'Take your seat back' }).click()
  await ann.page.locator('.banner').waitFor({ state: 'detached' })
  await leave([ann, ben, cleo])
})

test('a name is kept by a password and by a passkey, and opens on another device', async () => {
  const ann = await person('Ann')
  const name = `Ann ${Date.now()}`
  await ann.page.goto(`${shared.url}#/profile`)
  await ann.page.getByLabel('Name', { exact: true }).fill(name)
  await ann.page.getByLabel(/Password/).fill('correct horse battery')
  await ann.page.getByRole('button', { name: 'With a password' }).click()
  await ann.page.getByText('This name is yours alone.').waitFor()
  await clean(ann.page, 'the profile')
  const other = await person('', { size: 'phone' })
  await other.page.goto(`${shared.url}#/profile`)
  await other.page.getByLabel('I have one').check()
  await other.page.getByLabel('Name', { exact: true }).fill(name)
  await other.page.getByLabel(/Password/).fill('correct horse battery')
  await other.page.getByRole('button', { name: 'Sign in' }).click()
  await other.page.getByRole('heading', { name }).waitFor()
  await fits(other.page, 'the profile')
  const ben = await person('Ben')
  const devices = await ben.context.newCDPSession(ben.page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await ben.page.goto(`${shared.url}#/profile`)
  await ben.page.getByLabel('Name', { exact: true }).fill(`Ben ${Date.now()}`)
  await ben.page.getByRole('button', { name: 'With a passkey' }).click()
  await ben.page.getByText('This name is yours alone.').waitFor()
  await ben.page.getByRole('button', { name: 'Sign out' }).click()
  await ben.page.getByLabel('I have one').check()
  await ben.page.getByRole('button', { name: 'With a passkey' }).click()
  await ben.page.getByText('This name is yours alone.').waitFor()
  await leave([ann, other, ben])
})

test('a table that is not there, or not for everyone, says so kindly', () =>
  visit({}, async page => {
    await page.goto(`${shared.url}#/online/nowhere`)
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor()
    await clean(page, 'no such table')
  }))
