import { ALL_SEEING, CHANCE, SPECTATOR, start } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { mytikas } from '../index.ts'
import { CARDS } from '../rules/names.ts'
import { act, asked, card, cubesAt, offered, points, refused, table } from './helpers.ts'

describe('offerings and locks', () => {
  test('ruling 7: an offering never goes past the first lock; reaching it takes it at once', () => {
    const state = table(3, { cards: { pan: { by: 0, offerings: 3 } }, reserve: [9, 0, 0] })
    act(state, 0, 'go hades-night', 'offer pan')
    expect(offered(state, 0)).toEqual(['place 1'])
    act(state, 0, 'place 1')
    expect(state.lock[card('pan')]).toBe(4)
    expect(state.locksTaken).toBe(1)
  })

  test('ruling 8: an offering needs at least one token, an unlocked card, and one that is face up', () => {
    const poor = table(3, { line: ['pan'] })
    act(poor, 0, 'go hades-night')
    expect(offered(poor, 0)).toEqual(['take'])
    expect(refused(poor, 0, 'offer pan')).toMatchObject({ key: 'no.reserve', need: 1, have: 0, rule: '4.8' })

    const state = table(3, { reserve: [3, 0, 0], cards: { hera: { by: 0, lock: 4 } }, locksTaken: 1 })
    act(state, 0, 'go hades-night')
    expect(refused(state, 0, 'offer hera')).toMatchObject({ key: 'no.card-locked', rule: '4.9' })
    expect(refused(state, 0, 'offer ares')).toMatchObject({ key: 'no.card-hidden', rule: '4.8' })
    expect(offered(state, 0)).toEqual(['take'])
  })

  test('ruling 8: the line is not refilled', () => {
    const state = table(3, { line: ['pan'], reserve: [1, 0, 0] })
    act(state, 0, 'go hades-night', 'offer pan', 'place 1')
    expect(mytikas.view(state, 0).deities.filter(deity => deity.holder < 0)).toEqual([])
    expect(asked(state)).toBe(1)
  })

  test('ruling 9: an unlocked card stays face down through the follow-ups, and the deck reveals none', () => {
    const state = table(3, {
      cards: { pan: { by: 0, offerings: 3 } },
      reserve: [1, 5, 0],
      favors: [[], ['hades'], []],
    })
    act(state, 0, 'go hades-night', 'offer pan', 'place 1')
    expect(state.toFlip).toBe(1)
    act(state, 1, 'follow hades night')
    expect(offered(state, 1)).toEqual(['take'])
    act(state, 1, 'take')
    act(state, CHANCE, 'flip hera')
    expect(state.place[card('hera')]).toBeLessThan(0)

    const last = table(2, { cards: { pan: { by: 0, offerings: 5 } }, reserve: [1, 0], locksTaken: 3 })
    act(last, 0, 'go hades-night', 'offer pan', 'place 1')
    expect(last.toFlip).toBe(0)
    expect(last.ended).toBe('locks')
  })

  test('ruling 24: offerings are plain numbers', () => {
    const state = table(3, { reserve: [40, 0, 0] })
    act(state, 0, 'go poseidon-day')
    expect(state.reserve[0]).toBe(42)
  })
})

describe('when cards work', () => {
  test('ruling 10: a card works from the next turn on, and no longer for whoever lost it', () => {
    const state = table(3, { line: ['zeus'], reserve: [4, 2, 0], favors: [['hades'], ['hades'], []] })
    act(state, 0, 'go hades-night', 'offer zeus', 'place 1', 'skip')
    act(state, 1, 'pass', 'go demeter-day', 'produce 1')
    expect(offered(state, 0)).toContain('follow offering day')
    act(state, 0, 'pass')
    act(state, 2, 'go zeus-day', 'produce 1')
    act(state, 0, 'pass', 'go poseidon-day')
    act(state, 1, 'go hades-night', 'offer zeus', 'place 2', 'skip')
    expect(state.place[card('zeus')]).toBe(1)
    expect(asked(state)).toBe(0)
    expect(refused(state, 0, 'follow offering night')).toMatchObject({ key: 'no.card-works', rule: '5.2' })
  })

  test('ruling 10: a card received this turn does not work yet', () => {
    const state = table(3, { cards: { athena: { by: 0, fresh: true } }, cubes: [{ 1: '1 stone, 1 marble' }] })
    expect(refused(state, 0, 'go zeus-night')).toMatchObject({ key: 'no.effect' })
  })

  test('ruling 13: Hera stands in for the favor, also for the ribbon alone, and never gives a second ribbon', () => {
    const state = table(3, { cards: { hera: { by: 0 } } })
    act(state, 0, 'go zeus-night')
    expect(state.reserve[0]).toBe(1)
    const both = table(3, { cards: { hera: { by: 0 } }, favors: [['zeus']] })
    act(both, 0, 'go zeus-night')
    expect(both.reserve[0]).toBe(1)
    expect(both.active).toBe(1)
  })

  test('ruling 14: a favor gained by the building opens the ribbon at once', () => {
    const state = table(3, { cubes: [{ 2: '1 stone, 2 marble, 2 gold' }] })
    act(state, 0, 'go zeus-night', 'build large-temple 2', 'favor demeter', 'favor zeus')
    expect(state.reserve[0]).toBe(1)
  })

  test('ruling 17: Demeter and Hades work before the Builder moves, once each, in either order', () => {
    const state = table(3, {
      cards: { demeter: { by: 0 }, hades: { by: 0 } },
      cubes: [{ 1: '9 stone', 2: '2 stone' }],
    })
    act(state, 0, 'smelt gold 1')
    expect(cubesAt(state, 0, 1)).toEqual([6, 0, 1])
    expect(refused(state, 0, 'smelt marble 1')).toMatchObject({ key: 'no.card-once', rule: '5.3' })
    act(state, 0, 'down stone 2 1', 'burn few', 'give stone 1', 'give stone 2', 'give gold 1')
    expect(state.reserve[0]).toBe(1)
    expect(refused(state, 0, 'burn few')).toMatchObject({ key: 'no.card-once' })
    act(state, 0, 'go demeter-day')
    expect(refused(state, 0, 'smelt marble 1')).toMatchObject({ key: 'no.now' })
  })

  test('ruling 17: Demeter needs the stone on one level', () => {
    const state = table(3, { cards: { demeter: { by: 0 } }, cubes: [{ 1: '1 stone', 2: '1 stone' }] })
    expect(refused(state, 0, 'smelt marble 1')).toMatchObject({ key: 'no.cubes', need: 2, have: 1, level: 1 })
    act(state, 0, 'down stone 2 1', 'smelt marble 1')
    expect(cubesAt(state, 0, 1)).toEqual([0, 1, 0])
  })

  test('ruling 1: Hades gives 3 offerings for 7 cubes', () => {
    const state = table(3, { cards: { hades: { by: 0 } }, cubes: [{ 1: '7 stone' }] })
    act(state, 0, 'burn many', ...new Array<string>(7).fill('give stone 1'))
    expect(state.reserve[0]).toBe(3)
    expect(cubesAt(state, 0, 1)).toEqual([0, 0, 0])
  })
})

describe('ruling 16: what cards add to an action', () => {
  test('ruling 16: Apollo lifts after the production, also for a follower', () => {
    const state = table(3, { cards: { apollo: { by: 1 } }, favors: [[], ['zeus'], []] })
    act(state, 0, 'go zeus-day', 'produce 1')
    act(state, 1, 'follow zeus day', 'produce 3', 'up gold 1', 'up gold 2')
    expect(cubesAt(state, 1, 3)).toEqual([0, 0, 1])
  })

  test('ruling 16: Pan adds a cube of a kind in the chosen combination', () => {
    const state = table(3, { cards: { pan: { by: 0 } } })
    act(state, 0, 'go demeter-day', 'produce 3')
    expect(offered(state, 0)).toEqual(['add stone', 'add gold', 'skip'])
    expect(refused(state, 0, 'add marble')).toMatchObject({ key: 'no.not-produced', rule: '5.5' })
    act(state, 0, 'add gold')
    expect(cubesAt(state, 0, 1)).toEqual([1, 0, 2])
  })

  test('ruling 16: Artemis takes one marble off a city, Athena one gold off a temple, no more', () => {
    const city = table(3, { cards: { artemis: { by: 0 } }, cubes: [{ 1: '3 stone, 1 marble' }] })
    act(city, 0, 'go demeter-night', 'build major-city-1 1')
    expect(cubesAt(city, 0, 1)).toEqual([0, 0, 1])
    const temple = table(3, { cards: { athena: { by: 0 } }, cubes: [{ 1: '1 stone, 2 marble, 1 gold' }] })
    act(temple, 0, 'go zeus-night', 'build large-temple 1')
    expect(cubesAt(temple, 0, 1)).toEqual([0, 0, 0])
    const never = table(3, { cards: { artemis: { by: 0 } }, cubes: [{ 1: '2 stone' }] })
    act(never, 0, 'go demeter-night', 'build minor-city-2 1')
    expect(cubesAt(never, 0, 1)).toEqual([0, 0, 0])
  })

  test('ruling 16: Hermes adds an offering at Poseidon by day, also for a follower', () => {
    const state = table(3, { cards: { hermes: { by: 1 } }, favors: [[], ['poseidon'], []] })
    act(state, 0, 'go poseidon-day')
    act(state, 1, 'follow poseidon day')
    expect(state.reserve).toEqual([2, 3, 0])
  })

  test('ruling 16: Hephaestus buys one more favor with a marble from any level', () => {
    const state = table(3, { cards: { hephaestus: { by: 0 } }, cubes: [{ 3: '1 marble' }] })
    act(state, 0, 'go poseidon-night', 'favor zeus', 'buy 3', 'favor hades')
    expect(state.favors[0]).toEqual([1, 0, 0, 1])
    expect(cubesAt(state, 0, 3)).toEqual([0, 0, 0])
  })

  test('ruling 16: Hestia changes one cube that moves up at Hades by day', () => {
    const state = table(3, { cards: { hestia: { by: 0 } }, cubes: [{ 1: '2 stone' }] })
    act(state, 0, 'go hades-day', 'refine stone 1')
    expect(cubesAt(state, 0, 2)).toEqual([0, 1, 0])
    expect(refused(state, 0, 'refine stone 1')).toMatchObject({ key: 'no.card-once', rule: '5.6' })
  })

  test('ruling 16: with Ares the offering is taken first, then one is made', () => {
    const state = table(3, { cards: { ares: { by: 0 } }, line: ['pan'] })
    act(state, 0, 'go hades-night', 'take', 'offer pan', 'place 1')
    expect(state.place[card('pan')]).toBe(0)
    expect(state.reserve[0]).toBe(0)
  })
})

describe('scoring', () => {
  test('ruling 18: Zeus wants two favors of one god, Poseidon of two gods', () => {
    const cards = { zeus: { by: 0 }, poseidon: { by: 0 } } as const
    const twins = table(4, { cards, favors: [['hades', 'hades']] })
    expect([points(twins, 0, 'zeus'), points(twins, 0, 'poseidon')]).toEqual([7, 3])
    const different = table(4, { cards, favors: [['hades', 'zeus']] })
    expect([points(different, 0, 'zeus'), points(different, 0, 'poseidon')]).toEqual([3, 7])
  })

  test('RULES 6.3: the counting cards give 2, 5 or 7', () => {
    const tiers = (scenes: Parameters<typeof table>[1][], name: (typeof CARDS)[number]) =>
      scenes.map(scene =>
        points(table(4, { ...scene, cards: { ...scene?.cards, [name]: { by: 0 } } }), 0, name),
      )
    const cubes = (level: number, ...goods: string[]) => goods.map(words => ({ cubes: [{ [level]: words }] }))
    expect(tiers(cubes(2, '2 stone', '3 stone', '6 stone', '7 stone'), 'demeter')).toEqual([2, 5, 5, 7])
    expect(tiers(cubes(2, '1 marble', '2 marble', '3 marble', '4 marble'), 'pan')).toEqual([2, 5, 5, 7])
    expect(tiers(cubes(2, '0 gold', '1 gold', '2 gold'), 'apollo')).toEqual([2, 5, 7])
    expect(tiers(cubes(4, '9 gold', '1 gold, 1 stone', '1 gold, 1 stone, 1 marble'), 'hestia')).toEqual([
      2, 5, 7,
    ])
    expect(tiers([{ reserve: [1] }, { reserve: [2] }, { reserve: [5] }], 'hermes')).toEqual([2, 5, 7])
    expect(
      tiers(
        [
          { favors: [['zeus']] },
          { favors: [['zeus', 'zeus']] },
          { favors: [['zeus', 'hades', 'zeus', 'hades']] },
        ],
        'hephaestus',
      ),
    ).toEqual([2, 5, 7])
    const locked = (n: number) => ({
      locksTaken: n,
      cards: Object.fromEntries(['hera', 'pan'].slice(0, n).map(name => [name, { by: 0, lock: 4 }])),
    })
    expect(tiers([locked(0), locked(1), locked(2)], 'hades')).toEqual([2, 5, 7])
    const others = (n: number) => ({
      cards: Object.fromEntries(['hera', 'pan', 'hades'].slice(0, n).map(name => [name, { by: 0 }])),
    })
    expect(tiers([others(0), others(1), others(2), others(3)], 'ares')).toEqual([2, 5, 5, 7])
  })

  test('RULES 6.3: Athena counts temples, Artemis cities', () => {
    const state = table(4, {
      built: [{ 'small-temple-1': 1, 'large-temple': 2, 'major-city-2': 1 }],
      cards: { athena: { by: 0 }, artemis: { by: 0 } },
    })
    expect([points(state, 0, 'athena'), points(state, 0, 'artemis')]).toEqual([6, 4])
  })

  test('ruling 21: ties go to the higher large temple, then to more cubes, then are shared', () => {
    // 4 points each: a large temple on level 1, or two small ones.
    const temple = table(3, {
      built: [{ 'small-temple-1': 1, 'small-temple-2': 1 }, { 'large-temple': 1 }, {}],
    })
    expect(mytikas.ranks(temple)).toEqual([2, 1, 3])
    const cubes = table(3, { cubes: [{ 1: '1 stone' }, { 4: '1 gold, 1 stone' }, {}] })
    expect(mytikas.ranks(cubes)).toEqual([2, 1, 3])
    expect(mytikas.ranks(table(3))).toEqual([1, 1, 1])
  })

  test('ruling 22: the sheet adds up to the grand total', () => {
    const state = table(3, { built: [{ 'large-temple': 4 }] })
    const lines = mytikas.score(state, ALL_SEEING).filter(line => line.seat === 0)
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(17)
  })
})

describe('what is hidden', () => {
  test('ruling 25: everything is open but the faces of face-down cards', () => {
    const state = table(3, { cards: { hera: { by: 1, offerings: 2 } }, reserve: [1, 2, 3], line: ['pan'] })
    expect(mytikas.view(state, SPECTATOR)).toEqual(mytikas.view(state, 1))
    const shown = mytikas.view(state, SPECTATOR).deities.map(deity => CARDS[deity.card])
    expect(shown).toEqual(['hera', 'pan'])
  })

  test('ruling 26: of two cards each keeps one, all at once, seeing only the own; the other leaves the game', () => {
    const state = start(mytikas, { seats: 2, options: { deal: 'two' } })
    act(state, CHANCE, 'first 0', 'deal hera', 'deal pan', 'deal ares', 'deal zeus')
    expect(state.who).toBe(3)
    expect(mytikas.view(state, 0).hands).toEqual([[card('hera'), card('ares')], null])
    expect(mytikas.view(state, SPECTATOR).hands).toEqual([null, null])
    expect(refused(state, 0, 'keep pan')).toMatchObject({ key: 'no.card-held', rule: '2.2' })
    act(state, 0, 'keep ares')
    expect(mytikas.view(state, 1).kept).toEqual([-1, -1])
    expect(mytikas.view(state, 1).deities).toEqual([])
    act(state, 1, 'keep pan')
    expect(mytikas.view(state, 1).deities.map(deity => CARDS[deity.card])).toEqual(['pan', 'ares'])
    expect(mytikas.view(state, 1).putBack).toEqual([-1, card('zeus')])
    expect(offered(state, CHANCE)).toHaveLength(12)
    expect(offered(state, CHANCE)).not.toContain('flip hera')
  })
})
