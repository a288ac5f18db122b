import { describe, expect, test } from 'vitest'
import { SLOTS } from '../rules/names.ts'
import { act, asked, cubesAt, offered, points, refused, table } from './helpers.ts'

describe('pieces', () => {
  test('ruling 2: every player has two small temples among seven pieces to build', () => {
    expect(SLOTS.filter(slot => slot.startsWith('small-temple'))).toHaveLength(2)
    expect(SLOTS).toHaveLength(7)
  })

  test('4.2: a piece or a card pointed at before the Builder moves says what is missing for it', () => {
    const state = table(3, {
      cubes: [{ 3: '1 stone, 1 marble' }],
      cards: { athena: { by: 1, offerings: 2 } },
    })
    expect(refused(state, 0, 'build small-temple-1 3')).toMatchObject({ key: 'no.cubes', need: 1, have: 0 })
    expect(refused(state, 0, 'offer athena')).toMatchObject({ key: 'no.reserve', need: 3, have: 0 })
    state.reserve[0] = 3
    expect(refused(state, 0, 'offer athena')).toMatchObject({ key: 'no.now' })
  })

  test('ruling 3: the starting city takes no token, scores as level 1, produces, and counts for Artemis', () => {
    const state = table(4, { cards: { artemis: { by: 0 } } })
    expect(state.tokens).toEqual([5, 6, 4, 2])
    expect(points(state, 0, 'minor-city')).toBe(1)
    expect(points(state, 0, 'artemis')).toBe(2)
    act(state, 0, 'go zeus-day', 'produce 1')
    expect(cubesAt(state, 0, 1)).toEqual([3, 0, 0])
  })

  test('ruling 4: the seventh piece ends the game', () => {
    const state = table(4, {
      built: [
        {
          'minor-city-1': 1,
          'minor-city-2': 1,
          'small-temple-1': 2,
          'small-temple-2': 2,
          'major-city-1': 3,
          'major-city-2': 3,
        },
      ],
      cubes: [{ 2: '1 stone, 2 marble, 2 gold' }],
    })
    act(state, 0, 'go zeus-night', 'build large-temple 2')
    expect(state.ending).toBe('built')
    act(state, 0, 'favor zeus', 'favor hades')
    expect(state.ended).toBe('built')
  })

  test('ruling 12: a follower gets what stands under the slot, and may decline it', () => {
    const state = table(3, { favors: [[], ['demeter'], []], cubes: [{}, { 1: '3 stone, 2 marble' }, {}] })
    act(state, 0, 'go demeter-day', 'produce 1')
    expect(refused(state, 1, 'follow demeter night')).toMatchObject({ key: 'no.same-action', rule: '3.5' })
    act(state, 1, 'pass', 'go demeter-night', 'build minor-city-1 1')
    expect(offered(state, 1)).toContain('done')
    act(state, 1, 'move stone 1 3', 'done')
    expect(cubesAt(state, 1, 3)).toEqual([1, 0, 0])

    const follower = table(3, {
      favors: [[], ['demeter'], []],
      cubes: [{ 1: '2 stone, 1 marble' }, { 2: '2 stone, 1 marble' }],
    })
    act(follower, 0, 'go demeter-night', 'build minor-city-1 1')
    act(follower, 1, 'follow demeter night', 'build minor-city-2 2')
    expect(offered(follower, 1)).toEqual([
      'favor zeus',
      'favor demeter',
      'favor poseidon',
      'favor hades',
      'skip',
    ])
    act(follower, 1, 'skip')
    expect(follower.favors[1]).toEqual([0, 0, 0, 0])
  })

  test('ruling 12: the two favors of the large temple are two picks, the two cubes of a minor city go where each likes', () => {
    const state = table(3, { cubes: [{ 4: '1 stone, 2 marble, 2 gold' }] })
    act(state, 0, 'go zeus-night', 'build large-temple 4', 'favor hades', 'favor zeus')
    expect(state.favors[0]).toEqual([1, 0, 0, 1])

    const movers = table(3, { cubes: [{ 1: '4 stone, 1 marble' }] })
    act(movers, 0, 'go demeter-night', 'build minor-city-1 1', 'move stone 1 4', 'move stone 1 2')
    expect(cubesAt(movers, 0, 4)).toEqual([1, 0, 0])
    expect(cubesAt(movers, 0, 2)).toEqual([1, 0, 0])
  })
})

describe('moving cubes', () => {
  test('ruling 5: an arrow is one level, one cube may use several, none goes above level 4, the rest may be left', () => {
    const state = table(3, { cubes: [{ 1: '1 stone', 4: '1 gold' }] })
    act(state, 0, 'go hades-day')
    expect(offered(state, 0)).toEqual(['up stone 1'])
    expect(refused(state, 0, 'up gold 4')).toMatchObject({ key: 'no.summit', rule: '4.7' })
    expect(refused(state, 0, 'done')).toMatchObject({ key: 'no.must-act', rule: '3.3' })
    act(state, 0, 'up stone 1', 'up stone 2', 'done')
    expect(cubesAt(state, 0, 3)).toEqual([1, 0, 0])
  })

  test('ruling 6: the active player moves cubes down at any moment of the own turn', () => {
    const state = table(3, { cubes: [{ 3: '2 stone' }], favors: [['hades'], ['hades'], []] })
    act(state, 0, 'down stone 3 1', 'go hades-day', 'down stone 3 2', 'up stone 1', 'done')
    act(state, 0, 'down stone 2 1', 'move stone 1 4', 'down stone 4 2', 'end')
    expect(cubesAt(state, 0, 2)).toEqual([2, 0, 0])
    expect(asked(state)).toBe(1)
    expect(refused(state, 0, 'down stone 2 1')).toMatchObject({ key: 'kernel.not-acting' })
  })

  test('ruling 6: a follower has no free moves down and needs the cubes on the very level', () => {
    const state = table(3, {
      favors: [[], ['zeus'], ['zeus']],
      cubes: [
        { 1: '1 stone, 1 marble, 1 gold' },
        { 2: '1 stone, 1 marble', 3: '1 gold' },
        { 2: '1 stone, 1 marble, 1 gold' },
      ],
    })
    act(state, 0, 'go zeus-night', 'build small-temple-1 1')
    expect(asked(state)).toBe(2)
    act(state, 2, 'follow zeus night')
    expect(offered(state, 2, true)).toEqual(['build small-temple-1 2', 'build small-temple-2 2'])
  })

  test('ruling 6: a player who must build may not bring the cubes out of reach', () => {
    const state = table(3, { cubes: [{ 3: '1 stone, 1 marble, 1 gold' }], tokens: [0, 5, 3, 2] })
    act(state, 0, 'go zeus-night')
    expect(refused(state, 0, 'down gold 3 1')).toMatchObject({ key: 'no.strands', rule: '3.3' })
    act(state, 0, 'down gold 3 2')
    expect(refused(state, 0, 'down gold 2 1')).toMatchObject({ key: 'no.strands' })
    expect(refused(state, 0, 'down stone 3 3')).toMatchObject({ key: 'no.downward', rule: '3.4' })
  })
})

describe('the Builder', () => {
  test('ruling 20: the first move is free, and a place must offer something that changes something', () => {
    const state = table(3)
    expect(offered(state, 0)).toEqual([
      'go zeus-day',
      'go demeter-day',
      'go poseidon-day',
      'go poseidon-night',
      'go hades-night',
    ])
    expect(refused(state, 0, 'go zeus-night')).toMatchObject({ key: 'no.effect', rule: '3.2' })
    expect(refused(state, 0, 'go hades-day')).toMatchObject({ key: 'no.effect' })
  })

  test('ruling 20: the ribbon alone is reason enough to go, if it changes something', () => {
    const state = table(3, { favors: [['zeus']] })
    act(state, 0, 'go zeus-night')
    expect(state.reserve[0]).toBe(1)
    expect(state.active).toBe(1)
    const demeter = table(3, { favors: [['demeter']] })
    expect(refused(demeter, 0, 'go demeter-night')).toMatchObject({ key: 'no.effect' })
  })

  test('ruling 20: a Builder leaves its area and keeps out of those of the others', () => {
    const state = table(3, { builders: ['zeus-day', 'demeter-day', null] })
    expect(refused(state, 0, 'go zeus-day')).toMatchObject({ key: 'no.own-area', rule: '3.2' })
    expect(refused(state, 0, 'go demeter-day')).toMatchObject({ key: 'no.occupied', seat: 1, rule: '3.2' })
  })

  test('ruling 20: a player who could do nothing anywhere loses the turn', () => {
    const state = table(2, {
      favors: [
        [
          'zeus',
          'zeus',
          'zeus',
          'demeter',
          'demeter',
          'demeter',
          'poseidon',
          'poseidon',
          'poseidon',
          'hades',
          'hades',
          'hades',
        ],
      ],
      builders: ['demeter-day', 'poseidon-day'],
    })
    expect(offered(state, 0)).not.toContain('pass')
    const main = state.data.main.map(effect =>
      effect.do === 'favor' ? effect : { do: 'temple' as const, n: 1 },
    )
    const ribbon = state.data.ribbon.map(() => ({ do: 'temple' as const, n: 1 }))
    const barren = { ...state, data: { ...state.data, main, ribbon } }
    expect(offered(barren, 0)).toEqual(['pass'])
    act(barren, 0, 'pass')
    expect(barren.active).toBe(1)
  })

  test('ruling 23: with two players the second picks a favor first, and the own god must be left', () => {
    const state = table(2, { builders: ['zeus-day', null] })
    expect(refused(state, 0, 'go zeus-night')).toMatchObject({ key: 'no.own-god', rule: '7.1' })
  })
})

describe('following', () => {
  test('ruling 11: the followers pay and act one after the other, clockwise, each once', () => {
    const state = table(4, { active: 1, favors: [['zeus'], [], ['zeus', 'zeus'], ['zeus']] })
    act(state, 1, 'go zeus-day', 'produce 1')
    expect(asked(state)).toBe(2)
    act(state, 2, 'follow zeus day', 'produce 1')
    expect(asked(state)).toBe(3)
    act(state, 3, 'pass')
    expect(asked(state)).toBe(0)
    act(state, 0, 'follow zeus day', 'produce 3')
    expect(state.active).toBe(2)
  })

  test('ruling 11: where only the ribbon was done there is nothing to follow', () => {
    const state = table(3, { favors: [['poseidon'], ['poseidon'], []], reserve: [1, 0, 0], line: ['pan'] })
    act(state, 0, 'go poseidon-day', 'skip', 'offer pan', 'place 1')
    expect(state.active).toBe(1)
    expect(state.favors[1]).toEqual([0, 0, 1, 0])
  })

  test('ruling 11: Zeus follows by an offering, Poseidon by any favor, which goes to its own pile', () => {
    const state = table(3, {
      cards: { zeus: { by: 1 }, poseidon: { by: 2 } },
      reserve: [0, 1, 0],
      favors: [[], [], ['hades']],
    })
    act(state, 0, 'go demeter-day', 'produce 1')
    expect(offered(state, 1)).toEqual(['follow offering day', 'pass'])
    act(state, 1, 'follow offering day', 'produce 1')
    expect(state.reserve[1]).toBe(0)
    expect(offered(state, 2)).toEqual(['follow hades day', 'pass'])
    act(state, 2, 'follow hades day', 'produce 1')
    expect(state.pile).toEqual([3, 3, 3, 3])
  })

  test('ruling 11: who could not do the action is not asked', () => {
    const state = table(3, { favors: [[], ['hades'], []], cubes: [{ 1: '1 stone' }] })
    act(state, 0, 'go hades-day', 'up stone 1', 'done', 'end')
    expect(state.active).toBe(1)
  })

  test('ruling 15: a robbed player may lack the favor to follow with', () => {
    const state = table(2, {
      favors: [['poseidon', 'poseidon'], ['poseidon']],
      builders: [null, null],
    })
    act(state, 0, 'go poseidon-night')
    expect(refused(state, 0, 'favor poseidon')).toMatchObject({ key: 'no.pile-empty', rule: '4.5' })
    expect(refused(state, 0, 'rob zeus 1')).toMatchObject({ key: 'no.pile-full' })
    act(state, 0, 'rob poseidon 1')
    expect(state.favors[1]).toEqual([0, 0, 0, 0])
    expect(state.active).toBe(1)
  })

  test('ruling 15: a god all of whose favors one holds cannot be picked', () => {
    const state = table(2, { favors: [['zeus', 'zeus', 'zeus'], []] })
    act(state, 0, 'go poseidon-night')
    expect(offered(state, 0)).toEqual(['favor demeter', 'favor poseidon', 'favor hades'])
    expect(refused(state, 0, 'rob zeus 1')).toMatchObject({ key: 'no.victim', rule: '4.5' })
  })

  test('ruling 19: an end brought by a follower lets the remaining followers act, and no one gets an extra turn', () => {
    const state = table(3, {
      favors: [[], ['demeter'], ['demeter']],
      cubes: [{ 2: '2 stone, 1 marble' }, { 2: '2 stone, 1 marble' }, { 3: '2 stone, 1 marble' }],
      tokens: [0, 2, 3, 0],
    })
    act(state, 0, 'go demeter-night', 'build minor-city-2 2', 'skip')
    act(state, 1, 'follow demeter night', 'build minor-city-2 2', 'skip')
    expect(state.ending).toBe('levels')
    act(state, 2, 'follow demeter night', 'build minor-city-2 3', 'favor zeus')
    expect(state.ended).toBe('levels')
    expect(state.slots[2][1]).toBe(3)
  })
})
