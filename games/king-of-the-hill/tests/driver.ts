import {
  CHANCE,
  Ear,
  legal,
  lowest,
  MoveList,
  only,
  type Refusal,
  type Seat,
  start,
  submit,
  top,
  whyNot,
} from '@pantheon/core'
import { expect } from 'vitest'
import { kingOfTheHill as game } from '../index.ts'
import { DICE_WORDS, diceOf } from '../rules/dice.ts'
import type { KingEvent } from '../rules/events.ts'
import type { HEROES } from '../rules/names.ts'
import { turnOf, type World } from '../rules/state.ts'

type HeroName = (typeof HEROES)[number]

const canonical = (move: string): string => {
  const [verb, word] = move.split(' ')
  return (verb === 'roll' || verb === 'keep') && word !== '-' ? `${verb} ${DICE_WORDS[diceOf(word)]}` : move
}

/** A table being played by hand: every move is checked against the list, every position against the laws. */
export class Driver {
  readonly s: World
  /** What has been told so far. */
  heard: { event: KingEvent; seen: number }[] = []

  constructor(heroes: readonly HeroName[], first: HeroName = heroes[0], options = {}) {
    this.s = start(game, { seats: heroes.length, options })
    for (const hero of heroes) this.play(`become ${hero}`)
    this.play(`destiny ${first}`)
  }

  /** Plays moves one after the other; each by whoever must act, `2: allow` by seat 2. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const refusal = this.attempt(move)
      if (refusal !== null)
        throw new Error(
          `"${move}" refused (${refusal.rule}): ${game.text.say(refusal, seat => `seat ${seat}`)}`,
        )
      game.check(this.s)
    }
    return this
  }

  private attempt(text: string): Refusal | null {
    const [, who, move] = /^(?:(\d): )?(.*)$/.exec(text) ?? []
    const seat = who === undefined ? this.actor : Number(who)
    const ear = new Ear<KingEvent>()
    const refusal = submit(game, this.s, seat, game.moves.parse(canonical(move)), ear)
    this.heard.push(...ear.heard)
    return refusal
  }

  /** Who must act: chance, or the first of the seats. */
  get actor(): Seat {
    return this.s.who === CHANCE ? CHANCE : lowest(this.s.who)
  }

  /** Everything the actor may do. */
  get moves(): string[] {
    return legal(game, this.s, this.actor, new MoveList()).toArray().map(game.moves.format)
  }

  /** The moves of a verb, without it. */
  offers(verb: string): string[] {
    return this.moves.filter(move => move.split(' ')[0] === verb).map(move => move.slice(verb.length + 1))
  }

  /** Why the actor may not do this: the key of the reason. */
  why(move: string): string | undefined {
    return whyNot(game, this.s, this.actor, game.moves.parse(canonical(move)))?.key
  }

  /** Lets cards be drawn, whichever they are. */
  drawAll(): this {
    while (top(this.s)?.at === 'draw') this.play(this.moves[0])
    return this
  }

  /** All others let a Secret card pass. */
  allow(): this {
    while (top(this.s)?.at === 'react') this.play('allow')
    return this
  }

  /** Ends the running turn as plainly as possible and goes on until `seat` may act in its own. */
  until(seat: Seat): this {
    for (let i = 0; i < 400 && !(this.s.active === seat && this.s.who === only(seat)); i++) this.idle()
    expect(this.s.active).toBe(seat)
    return this
  }

  /** One plain move: stay, end, or the first there is. */
  idle(): this {
    const { moves } = this
    const plain = ['stay', 'end', 'allow', 'decline', 'hold', 'stop', 'mission', 'done', 'fall']
    return this.play(plain.find(move => moves.includes(move)) ?? moves[0])
  }

  /** The events of a kind, latest last. */
  told<K extends KingEvent['key']>(key: K): Extract<KingEvent, { key: K }>[] {
    return this.heard
      .map(({ event }) => event)
      .filter((event): event is Extract<KingEvent, { key: K }> => event.key === key)
  }

  /** The stage of the running turn. */
  get stage(): string {
    return turnOf(this.s).stage
  }
}
