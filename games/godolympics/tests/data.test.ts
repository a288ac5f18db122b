import { readFileSync } from 'node:fs'
import { edition, InputError } from '@pantheon/core'
import { expect, test } from 'vitest'
import { godolympics } from '../index.ts'
import { DATA, SOURCES } from '../rules/data.ts'
import { ABILITIES, BONUSES, GODS, MYTHOLOGIES } from '../rules/names.ts'

test('60 gods of five mythologies, 26 abilities, 30 Bonus cards, all of them things to be exercised', () => {
  expect([GODS.length, MYTHOLOGIES.length, ABILITIES.length, BONUSES.length]).toEqual([60, 5, 26, 30])
  expect(new Set(godolympics.things).size).toBe(116)
  expect(new Set(GODS.map(name => DATA.gods[name].ability)).size).toBe(26)
})

test('what the book says of single gods holds: Tyr, Odin, Seth, Toth, Heimdallr, Hera, love and war', () => {
  const { gods } = DATA
  expect(gods.tyr.rank).toBe(8)
  expect(gods.odin.rank).toBeGreaterThan(gods.tyr.rank)
  expect(gods.seth.rank).toBeGreaterThan(gods.toth.rank)
  expect(gods.heimdallr.power).toBeGreaterThanOrEqual(gods.hera.rank)
  expect([gods.hera.ability, gods.heimdallr.ability]).toEqual(['justice', 'ragnarok'])
  for (const name of GODS) {
    expect(gods[name].ability === 'war').toBe(gods[name].rank === 8)
    expect([8, 10, 12].includes(gods[name].power)).toBe(gods[name].rank !== 1)
  }
})

test('RULES 10: the rules list every god with the sex and ability of its card', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
  for (const name of GODS) {
    const { rank, sex, ability } = DATA.gods[name]
    const row = rules.split('\n').find(line => line.startsWith(`| ${rank} |`) && / [fm] [A-Z]{3}/.test(line))
    expect(row?.toLowerCase()).toContain(` ${name} ${sex[0]} ${ability}`)
  }
})

test('every table names its source', () => {
  expect(Object.keys(SOURCES).toSorted()).toEqual(Object.keys(DATA).toSorted())
})

test('an edition may change a god, a tile or the finish, and is refused where it makes no sense', () => {
  expect(edition(godolympics, { gods: { zeus: { ability: 'haste' } } }).gods.zeus.ability).toBe('haste')
  const wrong: readonly [string, object][] = [
    ['a second greek god of rank 12', { gods: { hera: { rank: 12 } } }],
    ['unknown ability "nap"', { gods: { hera: { ability: 'nap' } } }],
    ['expected female or male', { gods: { hera: { sex: 'any' } } }],
    ['works "later"', { abilities: { ragnarok: { timing: 'now' } } }],
    ['no play card can ask for "last"', { bonuses: { 'play-war': { condition: 'last' } } }],
    ['unknown mythology "roman"', { bonuses: { 'play-war': { mythology: 'roman' } } }],
    ['the track has no tile 99', { finish: [40, 30, 30, 99] }],
    ['START is plain', { track: [{ effect: 'star', amount: 0 }, ...DATA.track.slice(1)] }],
    ['a shortcut leads to a later tile', { track: DATA.track.with(9, { effect: 'arrow', amount: 4 }) }],
    ['hand: expected at most 6', { hand: 9 }],
  ]
  for (const [message, overrides] of wrong) {
    expect(() => edition(godolympics, overrides)).toThrow(InputError)
    expect(() => edition(godolympics, overrides)).toThrow(message)
  }
})
