// A player in the page: decides by what it sees there, until the game is over. Runs inside the browser.

/** Plays to the end; gives how many decisions it made, or says where it got stuck. */
export const playInPage = async ({ by, most, seed, patience = 16_000 }) => {
  const pause = ms => new Promise(resolve => setTimeout(resolve, ms))
  let state = seed
  const random = n => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % n
  }
  const table = () => document.querySelector('.table')
  const over = () => table()?.dataset.status === 'over'
  const mine = () => document.querySelector('.prompt.mine') !== null
  let made = 0
  let idle = 0
  let vain = 0
  while (!over() && made < most) {
    if (!mine()) {
      await pause(4)
      if (++idle > patience / 4) return `nobody decides after ${made}`
      continue
    }
    idle = 0
    const find = selector => [...document.querySelectorAll(selector)]
    const open = find('.choices button')
    const things =
      open.length > 0 ? open : by === 'board' ? find('.spot.lit, .tray button') : find('.moves button')
    if (things.length === 0) {
      if (++vain > 500)
        return `nothing lights up after ${made}: ${document.querySelector('.prompt')?.textContent}`
      await pause(8)
      continue
    }
    const before = table().dataset.n
    const thing = things[random(things.length)]
    thing.click()
    await pause(4)
    for (let i = 0; i < 50 && table()?.dataset.n === before && find('.choices button').length === 0; i++)
      await pause(4)
    if (table().dataset.n !== before) {
      made++
      vain = 0
    } else if (++vain > 20) return `clicking does nothing after ${made}: ${thing.outerHTML.slice(0, 200)}`
  }
  return over() ? made : `not over after ${made} decisions`
}
