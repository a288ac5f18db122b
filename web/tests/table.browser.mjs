// The table itself: the tutorial, why not, the confirmation of a turn, motion, the end, the rules and the gallery.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clickLit, turn } from '../scripts/browser.mjs'
import { clean, fits, play, suite } from './harness.mjs'

const { shared, visit } = suite()

const numberOf = page => page.locator('.table').getAttribute('data-n')

/** Does what the guide asks for, page by page, until it ends, or for so many pages; gives how many moves were made. */
async function learn(page, { most = 99, each = async () => {} } = {}) {
  let moves = 0
  for (let i = 0; i < most; i++) {
    const guide = page.locator('.guide')
    await guide.waitFor()
    await each(i)
    const next = guide.locator('.primary')
    if ((await next.count()) > 0) {
      const last = (await guide.locator('.quiet').count()) === 0
      await next.click()
      if (last) return moves
      continue
    }
    const n = await numberOf(page)
    assert.ok((await page.locator('.guide-ring').count()) === 1, 'the guide points at something')
    await page.locator('.spot.lit, .tray button').first().click()
    await page.waitForFunction(before => document.querySelector('.table')?.dataset.n !== before, n)
    moves++
  }
  return moves
}

test('the tutorial of Mytikas is a real game in which every move it asks for is made, and then goes on', () =>
  visit({ size: 'desk' }, async page => {
    await page.getByRole('button', { name: /^Learn/ }).click()
    const moves = await learn(page, {
      each: async i => {
        if (i === 12) await clean(page, `page ${i} of the tutorial`)
      },
    })
    assert.ok(moves > 12, `only ${moves} moves were made`)
    await turn(page)
    assert.equal(await page.locator('.guide').count(), 0)
    const n = await numberOf(page)
    await page.locator('.tray button', { hasText: 'End the turn' }).click()
    await page.waitForFunction(before => document.querySelector('.table')?.dataset.n !== before, n)
  }))

test('the tutorial fits a phone, speaks French, and can be left at any time', () =>
  visit({ size: 'phone', theme: 'dark', language: 'fr' }, async page => {
    await page.getByRole('button', { name: /^Apprendre/ }).click()
    await learn(page, { most: 4 })
    await page.locator('.guide').getByRole('button', { name: 'Quitter le tutoriel' }).waitFor()
    await fits(page, 'the tutorial')
    await page.locator('.guide .quiet').click()
    await turn(page)
    assert.equal(await page.locator('.guide').count(), 0)
    await page.getByRole('button', { name: /^Coups/ }).click()
    assert.ok((await page.locator('.sheet .moves button').count()) > 1, 'all moves are free again')
  }))

test('why not: resting on a thing with the mouse, coming to it by keyboard, tapping it', async () => {
  await visit({ size: 'desk' }, async page => {
    await play(page, 0)
    await turn(page)
    const unlit = page.locator('.slot.unlit').first()
    await unlit.hover()
    await page.locator('.bubble').waitFor()
    await page.mouse.move(5, 400)
    await page.locator('.bubble').waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate(() => document.activeElement?.matches('.spot.unlit') ?? false)) break
      await page.keyboard.press('Tab')
    }
    await page.locator('.bubble[role=status]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.bubble:not(.passing)').waitFor()
    await clean(page, 'a reason on the board')
    await page.keyboard.press('Escape')
    await page.locator('.bubble').waitFor({ state: 'detached' })
  })
  await visit({ size: 'phone' }, async page => {
    await play(page, 0)
    await turn(page)
    await page.locator('.slot.unlit').first().tap()
    await page.locator('.bubble .rule-link').tap()
    await page.locator('.sheet .rules-text h3').waitFor()
  })
})

test('a hint says what a bot would do, with its reason, and marks it on the board', () =>
  visit({}, async page => {
    await play(page, 0)
    await turn(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('.spot.lit.advised').waitFor()
    assert.match(await page.locator('.prompt .why').innerText(), /\d+ %/)
    const n = await numberOf(page)
    await page.getByRole('button', { name: 'Do it' }).click()
    await page.waitForFunction(before => document.querySelector('.table')?.dataset.n !== before, n)
  }))

test('a turn of several decisions is confirmed before the others go on, or taken back', () =>
  visit({ confirm: 'on' }, async page => {
    await play(page, 0)
    const confirm = page.locator('.moves button[data-move=confirm]')
    for (let i = 0; i < 300 && (await confirm.count()) === 0; i++) {
      await turn(page)
      await clickLit(page, i)
    }
    const n = await numberOf(page)
    await page.waitForTimeout(600)
    assert.equal(await numberOf(page), n, 'the bots wait')
    await page.getByRole('button', { name: 'Undo' }).click()
    await confirm.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Redo' }).click()
    await confirm.waitFor()
    const held = await numberOf(page)
    await page.keyboard.press('1')
    await page.waitForFunction(before => document.querySelector('.table')?.dataset.n !== before, held)
  }))

test('pieces travel for a moment where motion is on, and stand still where it is off', async () => {
  const moved = page =>
    page.evaluate(
      () =>
        new Promise(resolve => {
          const seen = []
          const began = performance.now()
          const look = () => {
            for (const animation of document.querySelector('.mytikas').getAnimations({ subtree: true }))
              if (!(animation instanceof CSSAnimation)) seen.push(animation.effect.getTiming().duration)
            if (performance.now() - began < 400) requestAnimationFrame(look)
            else resolve(seen)
          }
          document.querySelector('.spot.lit').click()
          look()
        }),
    )
  for (const motion of ['on', 'off'])
    await visit({ motion }, async page => {
      await play(page, 0)
      await turn(page)
      let times = []
      for (let i = 0; i < (motion === 'on' ? 12 : 4) && times.length === 0; i++) {
        if ((await page.locator('.spot.lit').count()) > 0) times = await moved(page)
        if ((await page.locator('.choices button, .tray button').count()) > 0) await clickLit(page, i)
        await turn(page)
      }
      if (motion === 'off') assert.deepEqual(times, [])
      else assert.ok(times.length > 0 && times.every(time => time >= 150 && time <= 350), `${times}`)
    })
})

test('after the game: score sheet, standing, chances and where it turned; it is saved as a file and shared by an address', () =>
  visit({ size: 'phone' }, async page => {
    await play(page, 1)
    await turn(page)
    await page.getByRole('button', { name: /^Moves/ }).click()
    await page.locator('.sheet header button').click()
    const made = await page.evaluate(async () => {
      const pause = ms => new Promise(resolve => setTimeout(resolve, ms))
      for (let i = 0; i < 900; i++) {
        if (document.querySelector('.table')?.dataset.status === 'over') return i
        document.querySelector('.tools button:not(:disabled)')?.click()
        await pause(10)
        const moves = [...document.querySelectorAll('.sheet .moves button')]
        moves[i % moves.length]?.click()
        await pause(10)
      }
      return 'not over'
    })
    assert.equal(typeof made, 'number', `${made}`)
    await page.locator('.victory').waitFor()
    await page.locator('.score-sheet tfoot .leads').first().waitFor()
    await page.locator('.how-well').waitFor({ timeout: 60_000 })
    assert.equal(await page.locator('.plot').count(), 2)
    await clean(page, 'the end with its analysis')
    await fits(page, 'the end with its analysis')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the record' }).click(),
    ])
    assert.match(file.suggestedFilename(), /^heavens-.*\.json$/)
    await page.getByRole('button', { name: 'Share' }).click()
    const link = await page.locator('.shared input').inputValue()
    await visit({}, async other => {
      await other.goto(link)
      await other.locator('.victory').waitFor()
      await other.getByRole('button', { name: 'Verify the dice' }).click()
      await other.locator('.verdict.good').waitFor()
      assert.equal(await other.locator('.winner').textContent(), await page.locator('.winner').textContent())
    })
  }))

test('what is asked and what happened is said aloud, and a player’s things open on a phone', () =>
  visit({ size: 'phone' }, async page => {
    await play(page, 0)
    await turn(page)
    assert.equal(await page.locator('.prompt-text').getAttribute('aria-live'), 'polite')
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    assert.equal(await page.locator('.sheet .story').getAttribute('aria-live'), 'polite')
    await page.locator('.sheet header button').click()
    await page.getByRole('button', { name: 'Show what Kleon has' }).click()
    await page.locator('.sheet .panel-cubes').waitFor()
    await clean(page, 'a player’s things')
  }))

test('the rules in French have real boards beside their sections', () =>
  visit({ language: 'fr' }, async page => {
    await page.goto(`${shared.url}#/rules/mytikas`)
    await page.getByRole('heading', { name: /La montagne/ }).waitFor()
    await page.waitForFunction(() => document.querySelectorAll('.rule-figure').length >= 5)
    assert.equal(await page.locator('.rules-text').getAttribute('lang'), 'fr')
    await clean(page, 'the rules with their figures')
  }))

test('the gallery shows every piece, and they work', () =>
  visit({ motion: 'on' }, async page => {
    await page.goto(`${shared.url}#/gallery`)
    await page.locator('.die').first().waitFor()
    const before = await page.locator('.die').first().getAttribute('aria-label')
    await page.getByRole('button', { name: 'Roll' }).first().click()
    assert.notEqual(await page.locator('.die').first().getAttribute('aria-label'), before)
    const lit = page.locator('.hex-spot.lit').first()
    const spot = await lit.getAttribute('data-spot')
    await lit.click()
    await page.waitForFunction(
      name => document.querySelector(`.hex-map [data-spot="${name}"] .hex-pieces`)?.children.length === 1,
      spot,
    )
  }))
