import { ALL_SEEING, only } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { kingOfTheHill as game } from '../index.ts'
import { attackOf, complete, speedOf } from '../rules/hero.ts'
import { HILL } from '../rules/map.ts'
import { PATH, sum } from '../rules/names.ts'
import { artifact, duel, god, rune, Table, temple, tile, trio } from './helpers.ts'

describe('exploring and quests', () => {
  test('KT1: scouting from the camp tells only the scout, and the tokens stay', () => {
    const t = duel()
    t.play('scout g2', 'reveal greek', 'scout g3', 'reveal hindu')
    expect(t.told('scouted').map(event => [event.tile, event.rune])).toEqual([
      [tile('g2'), rune('greek')],
      [tile('g3'), rune('hindu')],
    ])
    for (const { event, seen } of t.heard) if (event.key === 'scouted') expect(seen).toBe(only(0))
    const village = (eye: number, name: string) => game.view(t.s, eye).tiles[tile(name)].village
    expect([village(0, 'g2'), village(0, 'g3')]).toEqual(['greek', 'hindu'])
    expect([village(1, 'g2'), village(1, 'g3')]).toEqual(['hidden', 'hidden'])
    expect(t.offers('scout')).toEqual([])
  })

  test('KT2: a village of one’s own mythology gives 3 Reward cards, any other 1', () => {
    const own = duel().plant('g2', 'greek').play('move g2')
    expect(own.s.frames.at(-1)).toMatchObject({ at: 'draw', rewards: 3 })
    expect(own.drawAll().s.villages[0][rune('greek')]).toBe(1)
    expect(sum(own.s.hand[0])).toBe(3)
    const other = duel().plant('g3', 'hindu').play('move g3').drawAll()
    expect(sum(other.s.hand[0])).toBe(1)
  })

  const artemis = () => duel().plant('g2', 'greek').play('move g2').drawAll().play('quest', 'meet artemis')

  test('KT3: two Greek runes kept and a pair of Hindu on the third roll complete the quest of Artemis', () => {
    const t = artemis()
    const cards = sum(t.s.hand[0])
    t.play('roll GENSD', 'keep G', 'roll GENS', 'keep GG', 'roll HHE')
    expect(t.s.artifacts[0]).toEqual([artifact('silver-bow')])
    expect(t.stage).toBe('build')
    expect(sum(t.s.hand[0])).toBe(cards)
    t.play('temple attack')
    expect(t.s.temple[tile('g2')]).toBeGreaterThanOrEqual(0)
    expect(t.s.active).toBe(1)
  })

  test('KT4: the first roll and a Rune card are a first try: one more Reward card', () => {
    const t = duel().hold(0, 'rune-greek').plant('g2', 'greek').play('move g2')
    t.play('draw gold-1', 'draw gold-1', 'draw gold-1', 'quest', 'meet artemis')
    t.play('roll GHHSD', 'add rune-greek greek')
    expect(t.s.artifacts[0]).toEqual([artifact('silver-bow')])
    expect(t.s.frames.at(-1)).toMatchObject({ at: 'draw', rewards: 1 })
  })

  test('KT5: speed 3, 3, 2, 1 with 0 to 3 artifacts; Baba Yaga always 3', () => {
    const t = duel()
    const speeds: number[][] = [[], []]
    const cards = ['silver-bow', 'sistrum', 'living-water', 'vajra', 'gungnir', 'trishula']
    for (let n = 0; n <= 3; n++) {
      for (const seat of [0, 1]) speeds[seat].push(speedOf(t.s, seat))
      if (n < 3) t.own(0, cards[2 * n]).own(1, cards[2 * n + 1])
    }
    expect(speeds).toEqual([
      [3, 3, 2, 1],
      [3, 3, 3, 3],
    ])
  })
})

describe('rewards, artifacts, Paths', () => {
  test('KT22: what a quest, a Battle on either side, a Mission and an Arena give', () => {
    const gains = (t: Table) => {
      const draws = t.s.frames.flatMap(frame => (frame.at === 'draw' ? [frame.rewards, frame.secrets] : []))
      return { artifacts: t.s.artifacts[0].length, draws, builds: t.drawAll().stage === 'build' }
    }
    const quest = (roll: string[]) =>
      duel()
        .plant('g2', 'greek')
        .play('move g2')
        .drawAll()
        .play('quest', 'meet poseidon', ...roll)
    expect(gains(quest(['roll GGEEE']))).toEqual({ artifacts: 1, draws: [1, 0], builds: true })
    expect(gains(quest(['roll GEEEE', 'keep GE', 'roll GEE']))).toEqual({
      artifacts: 1,
      draws: [],
      builds: true,
    })

    const battle = (sideB: boolean) => {
      const t = duel().guard('e3', 'veles').at(0, 'e3').hide(0, 'golden-axe')
      t.s.sideB = sideB
      return t.again(0).play('cast golden-axe').allow()
    }
    expect(gains(battle(false))).toEqual({ artifacts: 1, draws: [1, 0], builds: true })
    expect(gains(battle(true))).toEqual({ artifacts: 1, draws: [2, 0], builds: true })

    const mission = duel().mission(0, 'odin').at(0, 'e3').again(0).play('complete')
    expect(gains(mission)).toEqual({ artifacts: 1, draws: [2, 2], builds: false })

    const arena = duel().at(0, 'e3')
    arena.dismiss(god('triglav'))
    Object.assign(arena.s.arenaTile, { [rune('slavic')]: tile('e3') })
    Object.assign(arena.s.arenaHero, { [rune('slavic')]: 0 })
    arena.s.arenaFoes[rune('slavic')] = [rune('hindu'), rune('hindu'), rune('hindu')]
    arena.again(0).play('target 1', 'roll GGHHE', 'smite 1', 'smite 2', 'answer miss')
    arena.play('target 3', 'roll GHEEE', 'smite 3')
    expect(gains(arena)).toEqual({ artifacts: 1, draws: [], builds: true })
    expect(arena.s.arenaOwner[rune('slavic')]).toBe(0)
  })

  test('KT23: a superartifact on its lasting side eases each Path', () => {
    const eased = () => {
      const t = duel().own(0, 'draupnir')
      t.s.sides[0][0] = 1
      return t
    }
    const wealth = eased().hold(0, 'gold-3', 'gold-3', 'gold-1')
    expect(complete(wealth.s, 0, PATH.wealth)).toBe(true)
    expect(complete(eased().champion(0, 'norse').s, 0, PATH.champion)).toBe(true)
    const faith = eased()
    for (const [i, kind] of ['attack', 'attack', 'health', 'market'].entries())
      faith.stand(0, kind, `e${i + 1}`)
    expect(complete(faith.s, 0, PATH.faith)).toBe(true)
    const harmony = eased().village(0, 'greek', 'egyptian', 'norse', 'slavic', 'dark')
    expect(complete(harmony.s, 0, PATH.harmony)).toBe(true)
    harmony.s.sides[0][0] = 0
    expect(complete(harmony.s, 0, PATH.harmony)).toBe(false)
  })

  test('KT40: with three artifacts and a fourth, building a Market keeps four; the next turn begins with a sale', () => {
    const t = duel().own(0, 'sistrum', 'living-water', 'vajra').plant('g2', 'greek')
    t.play('move g2')
      .drawAll()
      .play('quest', 'meet poseidon', 'roll GGEEE')
      .drawAll()
      .play('temple market')
      .drawAll()
    expect(t.s.artifacts[0]).toHaveLength(4)
    expect(t.s.active).toBe(1)
    t.until(0)
    expect(t.moves.every(move => move.startsWith('sell'))).toBe(true)
    expect(speedOf(t.s, 0)).toBe(1)
    t.play('sell vajra').drawAll()
    expect(t.s.artifacts[0]).toHaveLength(3)
    expect(t.stage).toBe('open')
  })
})

describe('secrets and the Eclipse', () => {
  test('KT26: a Trap leaves a hero of 9 Health with 1', () => {
    const t = duel().at(0, 'e3').at(1, 'e5').hide(0, 'trap').again(0).play('hex trap baba-yaga').allow()
    expect(t.s.health[1]).toBe(1)
  })

  test('KT27: a destroyed Temple takes its attack along, not its Health; token and card return', () => {
    const t = duel()
      .stand(1, 'attack', 'e4')
      .stand(1, 'health', 'e5')
      .at(0, 'e3')
      .hide(0, 'vandalism', 'vandalism')
    t.again(0)
    expect([attackOf(t.s, 1), t.s.vigour[1]]).toEqual([5, 12])
    t.play('raid vandalism e4').allow().play('raid vandalism e5').allow()
    expect([attackOf(t.s, 1), t.s.vigour[1], t.s.health[1]]).toEqual([3, 12, 12])
    expect([t.s.temples[1][temple('attack')], t.s.temple[tile('e4')]]).toEqual([0, -1])
  })

  const captor = () =>
    duel().champion(0, 'norse').champion(0, 'greek').at(0, 'e4').hide(0, 'golden-idol').again(0)

  test('KT28: the Hill is captured: 2 Reward cards, no artifact, no Temple, the Seal broken', () => {
    const t = captor().play('capture champion', 'reveal dark')
    expect(t.s.frames.at(-1)).toMatchObject({ at: 'battle', sideB: true, health: 14 })
    t.play('cast golden-idol').allow()
    expect(t.s.frames.at(-1)).toMatchObject({ at: 'draw', rewards: 2 })
    t.drawAll()
    expect([t.s.sealed, t.s.final, t.s.place[0], t.s.contender]).toEqual([false, true, HILL, 0])
    expect(t.s.artifacts[0]).toEqual([])
    expect(t.s.active).toBe(1)
  })

  test('KT29: round 10 ends and nobody has used a Dark rune: all lose', () => {
    const t = duel()
    t.s.marker = 10
    t.until(1).play('stay', 'end')
    expect(t.s.ended).toBe('all-lost')
    expect(game.ranks(t.s)).toEqual([2, 2])
    expect(game.score(t.s, ALL_SEEING).some(line => line.what === 'score.crown')).toBe(false)
  })

  test('KT30: a Monster has 10 Health for each player', () => {
    const heroes = ['heracles', 'imhotep', 'sigurd', 'baba-yaga', 'rama'] as const
    const health = [2, 3, 4, 5].map(n => new Table(heroes.slice(0, n)).final(0, 'hydra').s.monsterHealth)
    expect(health).toEqual([20, 30, 40, 50])
  })

  test('KT39: a Dark rune moves the marker from 4 to 5, and waiting Guardians are on side B at once', () => {
    const t = duel().guard('e3', 'veles').hold(0, 'dark-rune').plant('g2', 'greek')
    t.s.marker = 4
    t.play('move g2').drawAll().play('quest', 'meet artemis', 'roll GEEND', 'darken norse')
    expect([t.s.marker, t.s.sideB, t.s.darkHero]).toEqual([5, true, 0])
    t.play('stop', 'mission', 'end').at(1, 'e3').again(1)
    expect(t.s.frames.at(-1)).toMatchObject({ at: 'battle', sideB: true, health: 16 })
  })
})

describe('the Final battle', () => {
  test('KT34: the Monster wants an artifact and there is none: 7 damage', () => {
    const t = trio().at(1, 'e3').final(0, 'hydra').again(1)
    t.play('attack', 'roll GNNNN', 'rage disarm', 'result miss')
    expect(t.s.health[1]).toBe(2)
  })

  test('KT35: who kills the Contender takes the Hill; no counterattack; the first player stays', () => {
    const t = trio().at(1, 'e3').final(0, null)
    t.s.health[0] = 2
    t.again(1).play('attack', 'roll EHHHH', 'result hit')
    expect([t.s.contender, t.s.place[1], t.s.health[0], t.s.first]).toEqual([1, HILL, 7, 0])
    expect(t.s.place[0]).toBeGreaterThan(36)
    expect(t.s.active).toBe(2)
  })

  test('KT36: after round V the hero on the Hill is King', () => {
    const t = trio().final(0, 'hydra', 15)
    t.again(2).play(t.moves[0])
    while (t.s.ended === '') t.idle()
    expect(t.s.ended).toBe('wealth')
    expect(game.ranks(t.s)).toEqual([1, 2, 2])
  })
})
