import type { Event, Refusal, Seat } from '@pantheon/core'
import type { Card, GodName, MagicName, SupportName, TerritoryName } from './names.ts'
import type { Ending } from './state.ts'

/** An area of a city as a sentence names it. */
interface Place {
  readonly territory: TerritoryName
  readonly area: number
}

/** A card as a message carries it: its number and what its halves show; Dionysus and cards of no deck have none. */
export interface CardFace {
  readonly card: Card
  readonly halves: readonly string[]
}

/** The cards a question is about. */
interface Hand {
  readonly hand: readonly CardFace[]
}

/** What happens in Ephyran. `what` is a creature or Dionysus, as the edition names them. */
export type EphyranEvent = Event &
  (
    | { key: 'first'; seat: Seat }
    | { key: 'god'; seat: Seat; god: GodName; uses: GodName }
    | { key: 'draws'; seat: Seat }
    | { key: 'drew'; seat: Seat; card: CardFace }
    | { key: 'picks'; seat: Seat; card: CardFace }
    | ({ key: 'built'; seat: Seat; card: CardFace; what: string; uses: string } & Place)
    | ({ key: 'changed'; seat: Seat; card: CardFace; what: string; old: CardFace; uses: string } & Place)
    | { key: 'discarded'; seat: Seat; card: CardFace }
    | ({ key: 'took'; seat: Seat; victim: Seat; card: CardFace; uses: string } & Place)
    | ({ key: 'settled'; seat: Seat; uses: string } & Place)
    | { key: 'invoked'; seat: Seat; card: CardFace; support: string; uses: SupportName }
    | { key: 'keeps'; seat: Seat }
    | { key: 'kept'; seat: Seat; card: CardFace }
    | { key: 'laid'; seat: Seat; card: CardFace }
    | ({ key: 'aimed.theft'; seat: Seat; victim: Seat } & Place)
    | ({ key: 'aimed.trade'; seat: Seat; victim: Seat } & Place)
    | { key: 'aimed.strike'; seat: Seat; victim: Seat }
    | { key: 'blocked'; seat: Seat; card: CardFace; support: string; uses: string }
    | { key: 'allowed'; seat: Seat }
    | { key: 'token.drawn'; seat: Seat }
    | ({ key: 'token.stolen'; seat: Seat; victim: Seat } & Place)
    | { key: 'token.seen'; seat: Seat; kind: MagicName; uses: MagicName }
    | ({ key: 'token.placed'; seat: Seat } & Place)
    | ({ key: 'token.lost'; seat: Seat } & Place)
    | ({ key: 'traded'; seat: Seat; victim: Seat; gives: CardFace; gets: CardFace; uses: string } & Place)
    | ({ key: 'destroyed'; seat: Seat; what: string } & Place)
    | { key: 'locked'; seat: Seat; territory: TerritoryName; card: CardFace }
    | { key: 'unlocked'; seat: Seat; owner: Seat; territory: TerritoryName }
    | { key: 'finished'; seat: Seat; last: boolean }
    | { key: 'emptied' }
    | { key: 'skipped'; seat: Seat }
    | { key: 'uncovered'; seat: Seat; kinds: readonly MagicName[] }
  )

/** What a player is asked. */
export type EphyranPrompt =
  | { key: 'ask.god' }
  | ({ key: 'ask.act' } & Hand)
  | ({ key: 'ask.again' } & Hand)
  | { key: 'ask.draw'; draws: number; pile: number }
  | { key: 'ask.settle' }
  | { key: 'ask.theft' }
  | ({ key: 'ask.exchange' } & Hand)
  | { key: 'ask.destroy' }
  | { key: 'ask.lock' }
  | { key: 'ask.unlock' }
  | { key: 'ask.block'; seat: Seat; support: string; defence: string }
  | { key: 'ask.yield'; seat: Seat; support: string; defence: string }
  | { key: 'ask.place'; kind: MagicName }
  | ({ key: 'ask.keep' } & Hand)
  | ({ key: 'ask.lay' } & Hand)

/** Why something cannot be done, without its rule. */
export type EphyranRefusal =
  | { key: 'no.now'; verb: string }
  | { key: 'no.god'; god: GodName; seat: Seat }
  | { key: 'no.card'; card: CardFace }
  | { key: 'no.half'; card: CardFace; territory: TerritoryName }
  | { key: 'no.support'; card: CardFace; support: string }
  | { key: 'no.order'; territory: TerritoryName; area: number; next: number }
  | { key: 'no.copy'; territory: TerritoryName; area: number }
  | { key: 'no.full'; territory: TerritoryName }
  | { key: 'no.fit'; territory: TerritoryName; area: number; offered: number }
  | { key: 'no.covered'; territory: TerritoryName; area: number; last: number }
  | { key: 'no.area'; seat: Seat; territory: TerritoryName; area: number; built: number }
  | { key: 'no.locked'; seat: Seat; territory: TerritoryName }
  | { key: 'no.shield'; seat: Seat; territory: TerritoryName }
  | { key: 'no.empty'; seat: Seat; territory: TerritoryName }
  | { key: 'no.again' }
  | { key: 'no.opponent'; seat: Seat }
  | { key: 'no.dionysus'; seat: Seat; territory: TerritoryName; area: number }
  | { key: 'no.slot' }
  | { key: 'no.supply' }
  | { key: 'no.room' }
  | { key: 'no.token'; seat: Seat; territory: TerritoryName; area: number }
  | { key: 'no.taken'; territory: TerritoryName; area: number }
  | { key: 'no.loot' }
  | { key: 'no.partner' }
  | { key: 'no.prey' }
  | { key: 'no.victim'; seat: Seat }
  | { key: 'no.own' }
  | { key: 'no.locks' }
  | { key: 'no.pile' }
  | { key: 'no.discard' }
  | { key: 'no.closed' }
  | { key: 'no.more' }
  | { key: 'no.defence'; card: CardFace; defence: string }
  | { key: 'no.undefended'; support: string }
  | { key: 'no.choice' }
  | { key: 'no.among'; card: CardFace }
  | { key: 'no.must' }

/** The lines of the score sheet, territory by territory. */
export type ScoreKey =
  | `score.${'creatures' | 'bonus' | 'printed' | 'tokens'}.${TerritoryName}`
  | 'score.dionysus'
  | 'score.own'
  | 'score.city.first'
  | 'score.city.same'

/** Everything Ephyran can say. */
export type Saying = EphyranEvent | EphyranPrompt | EphyranRefusal | { key: ScoreKey } | { key: Ending }

/** A refusal with the section of RULES.md that says so. */
export const no = (rule: string, refusal: EphyranRefusal): Refusal => ({ ...refusal, rule })
