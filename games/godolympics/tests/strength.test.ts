import { describe, expect, test } from 'vitest'
import { judgement } from '../rules/evaluate.ts'
import { LESSON } from '../rules/lesson.ts'
import { eveningChance, inHand, outlook, unseenBy } from '../rules/prospects.ts'
import type { GodState } from '../rules/state.ts'
import { BY_HAND, weighBy } from '../rules/worths.ts'
import { god, type Position, type Table, table } from './helpers.ts'

const PLAY = ['greek', 'norse', 'slavic', 'hindu'] as const
const HANDS = [['hermes', 'tyr', 'loki', 'baldr'], ['hel'], ['vesna'], ['indra']] as const

const scene = (position: Partial<Position>): Table => table({ play: PLAY, hands: HANDS, ...position })

/** How good the search finds it for the seat. */
const worth = ({ state }: Table, seat = 0): number => judgement.of(LESSON.worths, state, seat)

/** What a search may count on. */
function learnt<T>(ask: () => T): T {
  weighBy(LESSON.worths)
  return ask()
}

const evening = (position: Partial<Position>): number => learnt(() => eveningChance(scene(position).state))

const holds = (state: GodState): number =>
  learnt(() => outlook(state, 0, state.bank[0], true, unseenBy(state, 0)).holds)

describe('what the search counts', () => {
  test('a god of war in hand counts more than the gods of the next Ranks, for the Ranks are beaten and it is feared', () => {
    const { state } = scene({})
    learnt(() => {
      expect(inHand(state, 0, god('tyr'))).toBeGreaterThan(inHand(state, 0, god('heimdallr')))
      expect(inHand(state, 0, god('ares'))).toBeGreaterThan(inHand(state, 0, god('hades')))
    })
  })

  test("one's own gods count more than others' of the same Rank", () => {
    const { state } = scene({})
    learnt(() => {
      expect(inHand(state, 0, god('dionysus'))).toBeGreaterThan(inHand(state, 0, god('idunn')))
      expect(inHand(state, 0, god('zeus'))).toBeGreaterThan(inHand(state, 0, god('odin')))
    })
  })

  test('a god of war on top holds more often than one whom as many can beat: who draws DEATH has lost a card', () => {
    const led = (name: 'tyr' | 'loki') => holds(scene({}).run(`0 play ${name}`).state)
    expect(led('tyr')).toBeGreaterThan(led('loki') * 2)
  })

  test('the evening is certain on the first Day, and in doubt when somebody is near FINISH with many rounds to come', () => {
    expect(evening({ round: 1 })).toBeGreaterThan(0.99)
    expect(evening({ day: 2, round: 11, tiles: [26, 3, 4, 5] })).toBeGreaterThan(0.8)
    expect(evening({ day: 2, round: 1, tiles: [26, 3, 4, 5] })).toBeLessThan(0.3)
  })

  test('a hunted god in the Stack counts more in the last rounds than in the morning', () => {
    const gain = (round: number) => {
      const at = (stack: 'poseidon' | 'thor') => worth(scene({ round, stacks: [[stack]] }))
      return at('poseidon') - at('thor')
    }
    expect(gain(11)).toBeGreaterThan(gain(1))
    expect(gain(1)).toBeGreaterThan(0)
  })

  test('two gods of war in the Stack reach a goal: the second counts more than the first', () => {
    const at = (...stack: ('tyr' | 'svetovid' | 'thor' | 'perun')[]) =>
      worth(scene({ hands: [['hermes']], stacks: [stack] }))
    const none = at('thor', 'perun')
    const one = at('tyr', 'perun')
    expect(at('tyr', 'svetovid') - one).toBeGreaterThan(one - none)
  })

  test('to be asked last with a card that beats the top counts more than with none', () => {
    const asked = (led: 'hel' | 'odin') =>
      scene({ hands: [['hermes'], ['hel', 'odin'], ['vesna'], ['indra']], leader: 1 }).run(
        `1 play ${led}`,
        '1 pass',
        '2 fold vesna',
        '3 fold indra',
      )
    expect(worth(asked('hel'))).toBeGreaterThan(worth(asked('odin')) + 2)
  })

  test('greedy goes by none of this: a Hero plays as ever', () => {
    const { ownLove, ownWeak, ownWar, ownNine, ownStrong, war, nine, ten, eleven, twelve } = BY_HAND
    const { dusk, fade, goal, poised, willing, challenge, lastChallenge } = BY_HAND
    for (const it of [ownLove, ownWeak, ownWar, ownNine, ownStrong, war, nine, ten, eleven, twelve])
      expect(it).toBe(0)
    expect([dusk, fade, goal, poised]).toEqual([0, 0, 0, 0])
    expect([challenge, lastChallenge]).toEqual([willing, willing])
  })
})
