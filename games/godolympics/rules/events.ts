import type { Event, Message, Refusal, Seat } from '@pantheon/core'
import type { Card } from './cards.ts'
import type { Gain } from './names.ts'

/** What happened, as told to those who may see it. `uses` names the god, ability or Bonus card it exercised. */
export type GodEvent = Event &
  (
    | { key: 'assigned'; seat: Seat; mythology: number }
    | { key: 'third'; mythology: number }
    | { key: 'morning'; day: number }
    | { key: 'drew'; seat: Seat; card: Card }
    | { key: 'appointed'; seat: Seat; mythology: number }
    | { key: 'exchanged'; seat: Seat; count: number }
    | { key: 'shuffled' }
    | { key: 'lot'; seat: Seat; card: Card }
    | { key: 'opened'; round: number; bonus: number }
    | { key: 'no-bonus' }
    | { key: 'reshuffled' }
    | { key: 'goal-opened'; bonus: number }
    | { key: 'laid'; seat: Seat; card: Card; below: Card; uses: string }
    | { key: 'folded'; seat: Seat }
    | { key: 'folded-card'; seat: Seat; card: Card }
    | { key: 'challenged'; seat: Seat; card: Card; below: Card }
    | { key: 'life'; seat: Seat; card: Card }
    | { key: 'death'; seat: Seat; card: Card }
    | { key: 'triggered'; seat: Seat; card: Card; ability: number; uses: string }
    | { key: 'unused'; seat: Seat; card: Card; ability: number }
    | { key: 'targeted'; seat: Seat; target: Seat; ability: number }
    | { key: 'took'; seat: Seat; from: Seat }
    | { key: 'took-card'; seat: Seat; from: Seat; card: Card }
    | { key: 'gave'; seat: Seat; to: Seat }
    | { key: 'gave-card'; seat: Seat; to: Seat; card: Card }
    | { key: 'buried'; seat: Seat }
    | { key: 'buried-card'; seat: Seat; card: Card }
    | { key: 'peeked'; seat: Seat; bonus: boolean; count: number }
    | { key: 'peeked-gods'; seat: Seat; cards: readonly Card[] }
    | { key: 'peeked-bonuses'; seat: Seat; bonuses: readonly number[] }
    | { key: 'arranged'; seat: Seat; bonus: boolean }
    | { key: 'hand-cards'; seat: Seat; other: Seat; cards: readonly Card[] }
    | { key: 'envoy-card'; seat: Seat; other: Seat; mythology: number }
    | { key: 'envoys-swapped'; seat: Seat; other: Seat }
    | { key: 'exiled'; seat: Seat; from: Seat; card: Card }
    | { key: 'stole'; seat: Seat; from: Seat }
    | { key: 'stole-card'; seat: Seat; from: Seat; card: Card }
    | { key: 'swapped'; seat: Seat; other: Seat; to: number }
    | { key: 'gift'; seat: Seat }
    | { key: 'gift-card'; seat: Seat; bonus: number }
    | { key: 'no-gift'; seat: Seat }
    | { key: 'bonus'; seat: Seat; bonus: number; uses: string }
    | { key: 'used'; seat: Seat; bonus: number; uses: string }
    | { key: 'revived'; seat: Seat; card: Card }
    | { key: 'revived-card'; seat: Seat; laid: Card }
    | { key: 'won'; seat: Seat; card: Card; round: number }
    | { key: 'bank'; seat: Seat; count: number }
    | { key: 'bank-cards'; seat: Seat; cards: readonly Card[] }
    | { key: 'justice'; seat: Seat; winner: Seat }
    | { key: 'discarded'; cards: readonly Card[] }
    | { key: 'late'; seat: Seat; ability: number }
    | { key: 'moved'; seat: Seat; from: number; to: number; gain: Gain }
    | { key: 'tile'; seat: Seat; tile: number; steps: number }
    | { key: 'arrow'; seat: Seat; tile: number; to: number }
    | { key: 'evening'; day: number; early: boolean }
    | { key: 'shown'; seat: Seat; cards: readonly Card[]; mythology: number }
    | { key: 'goal'; seat: Seat; bonus: number; uses: string }
    | { key: 'diplomacy'; seat: Seat; mythology: number; count: number }
    | { key: 'finished'; seat: Seat }
    | { key: 'outlasted'; seat: Seat }
  )

/** What a player is asked. */
export type GodPrompt =
  | { key: 'ask.claim' }
  | { key: 'ask.exchange'; card: Card }
  | { key: 'ask.lead' }
  | { key: 'ask.turn'; top: Card; war: boolean }
  | { key: 'ask.petrified'; top: Card }
  | { key: 'ask.trigger'; card: Card; ability: number; idle: boolean }
  | { key: 'ask.target'; ability: number }
  | { key: 'ask.give'; taken: Card; to: Seat }
  | { key: 'ask.bury'; left: number; may: boolean }
  | { key: 'ask.order'; placed: number; count: number }
  | { key: 'ask.foretell'; placed: number; count: number }
  | { key: 'ask.insight'; other: Seat; mythology: number }
  | { key: 'ask.gift'; bonus: number; goal: boolean }
  | { key: 'ask.personal' }
  | { key: 'ask.revive'; card: Card }

/** Why something is not possible. */
export type GodRefusal =
  | { key: 'no.now' }
  | { key: 'no.claimed'; mythology: number; seat: Seat }
  | { key: 'no.card'; card: Card }
  | { key: 'no.lead' }
  | { key: 'no.petrified'; top: Card }
  | { key: 'no.rank'; card: Card; rank: number; top: Card; needs: number }
  | { key: 'no.foreign'; card: Card; top: Card }
  | { key: 'no.aegis'; card: Card; top: Card }
  | { key: 'no.power'; card: Card; power: number; top: Card; needs: number }
  | { key: 'no.love'; card: Card; top: Card }
  | { key: 'no.other-card'; card: Card; asked: Card }
  | { key: 'no.player'; mythology: number }
  | { key: 'no.self' }
  | { key: 'no.target'; target: Seat; ability: number }
  | { key: 'no.taken'; card: Card }
  | { key: 'no.unburied' }
  | { key: 'no.must-bury' }
  | { key: 'no.looked'; left: number }
  | { key: 'no.bonus'; bonus: number }
  | { key: 'no.fresh'; bonus: number }
  | { key: 'no.kind'; bonus: number }
  | { key: 'no.unfulfilled'; bonus: number }
  | { key: 'no.goal'; bonus: number }

/** The lines of the score sheet. */
export type GodScore = { [G in Gain]: { key: `score.${G}` } }[Gain]

/** Everything the game can say. */
export type GodMessage = GodEvent | GodPrompt | GodRefusal | GodScore | { key: 'finish' } | { key: 'sunset' }

/** A prompt, checked against the list of them. */
export const question = (prompt: GodPrompt): Message => prompt

/** A refusal with the section of RULES.md that says so. */
export const refuse = (rule: string, refusal: GodRefusal): Refusal => ({ ...refusal, rule })

/** The answer to a verb that belongs to another moment. */
export const notNow = (rule: string): Refusal => refuse(rule, { key: 'no.now' })
