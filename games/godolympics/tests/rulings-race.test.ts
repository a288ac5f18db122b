import { CHANCE, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { godolympics } from '../index.ts'
import { move, raceOrder } from '../rules/race.ts'
import { myth, Table, table } from './helpers.ts'

const PLAY = ['greek', 'egyptian', 'norse'] as const

/** Three players with weak hands and a leader who wins whatever they lead. */
const race = (tiles: readonly number[], more: object = {}) =>
  table({
    play: PLAY,
    hands: [
      ['zeus', 'poseidon'],
      ['toth', 'ptah'],
      ['baldr', 'idunn'],
    ],
    tiles,
    rest: 'discard',
    ...more,
  })

test('G16: pushed back onto an occupied tile a counter goes on backwards; START holds several', () => {
  const t = race([0, 10, 9]).run('0 play zeus', '0 trigger', '0 target egyptian')
  expect(t.tiles).toEqual([0, 8, 9])
  const start = race([0, 1, 0]).run('0 play zeus', '0 trigger')
  expect(start.tiles).toEqual([0, 0, 0])
})

test('G17: a plus or minus tile works once for each counter; chains are allowed', () => {
  const t = race([0, 0, 0])
  move(t.state, 0, 14, 'wins', null)
  expect(t.tiles[0]).toBe(12)
  move(t.state, 0, 2, 'wins', null)
  expect(t.tiles[0]).toBe(14)
  expect(t.state.spent[0]).toEqual([14])
  move(t.state, 1, 7, 'wins', null)
  expect(t.tiles[1]).toBe(6)
  move(t.state, 1, 5, 'wins', null)
  expect(t.tiles[1]).toBe(13)
  expect(t.state.spent[1]).toEqual([7, 11])
  const chain = race([13, 0, 0])
  move(chain.state, 2, 11, 'wins', null)
  expect(chain.tiles[2]).toBe(12)
  expect(chain.state.spent[2]).toEqual([11, 14])
})

test('G18: a shortcut is lost if its counter is moved back, and not used by a movement backwards', () => {
  const t = race([0, 0, 0])
  move(t.state, 1, 9, 'wins', null)
  expect(t.state.shortcuts[1]).toBe(12)
  t.run('0 play zeus', '0 trigger')
  expect([t.tiles[1], t.state.shortcuts[1]]).toEqual([8, 0])
  move(t.state, 1, 1, 'wins', null)
  move(t.state, 1, 2, 'wins', null)
  expect(t.tiles[1]).toBe(13)
})

test('G19: the winner’s step and the bonus step are two movements, each with its end tile', () => {
  const t = race([2, 0, 0], { bonus: 'win-first' }).run(
    '0 play zeus',
    '0 pass',
    '1 fold toth',
    '2 fold baldr',
  )
  expect(t.heard('moved')).toEqual([{ key: 'moved', seat: 0, from: 2, to: 3, gain: 'wins' }])
  t.chance('open play-war')
  expect(t.tiles[0]).toBe(4)
  expect(t.state.personal[0]).not.toBe(0)
})

/** The last round of a Day, won by the Greek player. */
const lastRound = (tiles: readonly number[], more: object = {}) =>
  race(tiles, { hands: [['zeus'], ['toth'], ['baldr']], ...more })
const endRound = ['0 play zeus', '0 pass', '1 fold toth', '2 fold baldr'] as const

test('G20: on one tile the winner of the last round goes first in the evening, then clockwise', () => {
  const t = race([0, 0, 0], { leader: 1 })
  expect(raceOrder(t.state)).toEqual([1, 2, 0])
  t.state.tiles[2] = 3
  expect(raceOrder(t.state)).toEqual([2, 1, 0])
})

test('G21: the order for diplomacy is read again after the Endgame steps', () => {
  const stacks = [[], ['ares', 'sekhmet', 'hathor', 'freja', 'odin'], []] as const
  const t = lastRound([6, 6 + 4, 12], { stacks, envoys: ['greek', 'norse', 'egyptian'] }).run(...endRound)
  const order = t.heard('diplomacy').map(event => 'seat' in event && event.seat)
  expect(t.heard('goal').map(event => 'seat' in event && event.seat)).toEqual([1, 1, 1])
  expect(order).toEqual([1, 2, 0])
})

test('G22: the winner of the last round leads the first round of the next Day', () => {
  const t = lastRound([0, 0, 0]).run(...endRound)
  expect([t.state.day, t.state.leader]).toEqual([2, 0])
  t.run('- appoint norse', '- appoint greek', '- appoint egyptian', '- open win-last')
  expect(t.state.who).toBe(1 << 0)
})

test('G23: of several who could finish in the evening the first in order wins, and the game is over', () => {
  const stacks = [[], ['odin', 'thor', 'frigg', 'tyr'], ['ra', 'isis', 'horus']] as const
  const t = lastRound([0, 27, 28], { stacks, envoys: ['greek', 'norse', 'egyptian'] }).run(...endRound)
  expect([t.at, t.state.ended]).toEqual(['over', 'finish'])
  expect(godolympics.ranks(t.state)).toEqual([3, 2, 1])
})

test('G24: the final Bonus cards are the Endgame cards: in Classic they score every evening', () => {
  const t = lastRound([0, 0, 0], { stacks: [[], ['ares', 'tyr'], []] }).run(...endRound)
  expect(t.heard('goal')).toContainEqual(expect.objectContaining({ seat: 1, uses: 'goal-war' }))
})

test('G25: all who tie for the most cards score that goal', () => {
  const t = lastRound([0, 0, 0], { stacks: [[], ['odin', 'thor', 'frigg'], []] }).run(...endRound)
  const most = t.heard('goal').filter(event => event.uses === 'goal-most')
  expect(most.map(event => 'seat' in event && event.seat)).toEqual([0, 1])
})

test('G28: the third mythology of a duel names no first player', () => {
  const t = new Table(start(godolympics, { seats: 2 })).run(
    '- assign greek',
    '- assign slavic',
    '- assign hindu',
  )
  t.run('- appoint hindu', '- appoint greek')
  expect(t.at).toBe('lot')
  expect(t.moves(CHANCE).filter(name => /kama|shiva|vishnu|kali|indra|brahma|parvati/.test(name))).toEqual([])
  t.chance('lot perun')
  expect(t.state.leader).toBe(1)
})

test('G29: a Diplomacy card may name its owner’s mythology', () => {
  const t = new Table(start(godolympics, { seats: 3 })).run(...PLAY.map(name => `- assign ${name}`))
  expect(t.moves(CHANCE)).toContain('appoint greek')
  t.chance('appoint greek')
  expect(t.state.envoys[0]).toBe(myth('greek'))
})

test('G33: the exchange: all decide unseen, draw from the deck as it is, then what was set aside is shuffled in', () => {
  const t = new Table(start(godolympics, { seats: 3, options: { exchange: true } })).run(
    ...PLAY.map(name => `- assign ${name}`),
    ...PLAY.map(name => `- appoint ${name}`),
  )
  expect(t.state.who).toBe(0b111)
  const [first, second] = t.hand(0)
  const before = t.hand(0)
  t.draws = false
  t.run(`0 exchange ${first}`, `0 exchange ${second}`, '0 keep', '0 keep')
  expect(t.view(0).players[0].aside).toEqual([first, second])
  expect(t.view(1).players[0].aside).toEqual([])
  for (const seat of [1, 2]) t.run(...Array.from({ length: 4 }, () => `${seat} keep`))
  expect(t.heard('exchanged')).toContainEqual({ key: 'exchanged', seat: 0, count: 2 })
  expect(t.moves(CHANCE)).not.toContain(`draw ${first}`)
  t.chance(t.moves(CHANCE)[0]).chance(t.moves(CHANCE)[0])
  expect(t.hand(0).filter(name => before.includes(name))).toEqual(before.slice(2))
  expect(t.at).toBe('lot')
  expect([...t.state.bottom]).toEqual([])
  expect(t.view(0).gods.size).toBe(24)
})

test('G37: on START several may lead: nobody is behind, so the bonus for winning from behind is not gained', () => {
  const t = race([0, 0, 0], { bonus: 'win-behind' }).run(
    '0 play zeus',
    '0 pass',
    '1 fold toth',
    '2 fold baldr',
  )
  expect(t.heard('bonus')).toEqual([])
  const behind = race([0, 0, 3], { bonus: 'win-behind' }).run(
    '0 play zeus',
    '0 pass',
    '1 fold toth',
    '2 fold baldr',
  )
  expect(behind.heard('bonus')).toHaveLength(1)
})

test('G40: a star reached in the evening gives no card', () => {
  const t = lastRound([0, 2, 0], {
    stacks: [[], ['odin', 'thor', 'frigg', 'loki'], []],
    envoys: ['norse', 'greek', 'egyptian'],
  })
  t.run(...endRound)
  expect(t.heard('moved')).toContainEqual({ key: 'moved', seat: 1, from: 2, to: 3, gain: 'goals' })
  expect(t.heard('gift')).toEqual([])
})

test('G41: the order of a stage stays as it was when the stage began, even if one passes another in it', () => {
  const stacks = [[], ['odin', 'thor', 'frigg', 'loki'], ['ra']] as const
  const t = lastRound([0, 8, 13], { stacks, envoys: ['greek', 'norse', 'egyptian'] }).run(...endRound)
  expect(t.heard('diplomacy').map(event => 'seat' in event && event.seat)).toEqual([2, 1, 0])
  expect(t.tiles.slice(1)).toEqual([15, 12])
})

test('G44: the winner is first, the others rank by tile, and those on START share a place', () => {
  const t = race([29, 0, 0]).run('0 play zeus', '0 pass', '1 fold toth', '2 fold baldr')
  expect(t.state.ended).toBe('finish')
  expect(godolympics.ranks(t.state)).toEqual([1, 2, 2])
})

test('G45: after the last Day the leader of the race wins; with all on START the winner of the last round', () => {
  const t = lastRound([0, 12, 0], { day: 6 }).run(...endRound)
  expect([t.at, t.state.ended]).toEqual(['over', 'sunset'])
  expect(godolympics.ranks(t.state)[1]).toBe(1)
  const still = race([0, 0, 0], { leader: 2 })
  still.state.ended = 'sunset'
  expect(godolympics.ranks(still.state)).toEqual([2, 2, 1])
})
