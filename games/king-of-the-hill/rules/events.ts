/** Everything the game can say: what happened, what it asks, why something is not possible, what counts. */
import type { Emit, Event, Seat } from '@pantheon/core'
import type { Quest, Task } from './data/index.ts'

type Told =
  | { key: 'became'; seat: Seat; hero: number }
  | { key: 'first'; seat: Seat }
  | { key: 'turn'; seat: Seat }
  | { key: 'round'; marker: number }
  | { key: 'eclipse-moved'; marker: number }
  | { key: 'upgraded' }
  | { key: 'doll'; seat: Seat }
  | { key: 'scouts'; seat: Seat; tile: number }
  | { key: 'scouted'; seat: Seat; tile: number; rune: number }
  | { key: 'moved'; seat: Seat; to: number }
  | { key: 'stayed'; seat: Seat }
  | { key: 'discovered'; seat: Seat; tile: number; rune: number }
  | { key: 'drawn'; seat: Seat; card: number }
  | { key: 'draws'; seat: Seat }
  | { key: 'found'; seat: Seat; card: number }
  | { key: 'finds'; seat: Seat }
  | { key: 'reshuffled'; deck: 'reward' | 'secret' }
  | { key: 'no-god'; deck: number }
  | { key: 'foresees'; seat: Seat; god: number }
  | { key: 'met'; seat: Seat; god: number }
  | { key: 'rolled'; seat: Seat; dice: number }
  | { key: 'added'; seat: Seat; card: number; rune: number }
  | { key: 'darkened'; seat: Seat; rune: number }
  | { key: 'extra'; seat: Seat }
  | { key: 'turned'; seat: Seat; from: number; to: number }
  | { key: 'dark-hero'; seat: Seat }
  | { key: 'quest-done'; seat: Seat; god: number; first: boolean }
  | { key: 'quest-failed'; seat: Seat; god: number }
  | { key: 'guardian-waits'; seat: Seat; god: number; tile: number }
  | { key: 'mission-taken'; seat: Seat; god: number; task: Task }
  | { key: 'mission-done'; seat: Seat; god: number }
  | { key: 'gold-shown'; seat: Seat; gold: number }
  | { key: 'gave'; seat: Seat; card: number }
  | { key: 'yielded'; seat: Seat; card: number }
  | { key: 'artifact'; seat: Seat; artifact: number }
  | { key: 'used'; seat: Seat; artifact: number; on: Seat }
  | { key: 'passive'; seat: Seat; artifact: number }
  | { key: 'power'; seat: Seat }
  | { key: 'sold'; seat: Seat; artifact: number }
  | { key: 'exchanged'; seat: Seat; given: number; taken: number }
  | { key: 'forged'; seat: Seat; artifact: number }
  | { key: 'dropped'; seat: Seat; artifact: number }
  | { key: 'built'; seat: Seat; kind: number; tile: number }
  | { key: 'destroyed'; seat: Seat; owner: Seat; kind: number; tile: number }
  | { key: 'battle'; seat: Seat; guardian: number; sideB: boolean }
  | { key: 'result'; seat: Seat; result: number }
  | { key: 'wounded'; seat: Seat; damage: number; left: number }
  | { key: 'answered'; face: number }
  | { key: 'raged'; face: number }
  | { key: 'hurt'; seat: Seat; damage: number; left: number }
  | { key: 'protected'; seat: Seat }
  | { key: 'healed'; seat: Seat; health: number }
  | { key: 'drank'; seat: Seat; potion: number }
  | { key: 'saved'; seat: Seat; health: number }
  | { key: 'died'; seat: Seat }
  | { key: 'beaten'; seat: Seat; guardian: number; sideB: boolean }
  | { key: 'defeated'; seat: Seat; guardian: number }
  | { key: 'arena'; seat: Seat; deck: number }
  | { key: 'opponent'; seat: Seat; guardian: number; slot: number }
  | { key: 'targeted'; seat: Seat; slot: number; guardian: number }
  | { key: 'struck'; slot: number; guardian: number; slain: boolean }
  | { key: 'evaded'; slot: number; guardian: number }
  | { key: 'arena-won'; seat: Seat; deck: number }
  | { key: 'arena-lost'; seat: Seat; deck: number }
  | { key: 'secret'; seat: Seat; card: number; on: Seat; tile: number }
  | { key: 'cancelled'; seat: Seat; card: number }
  | { key: 'took-effect'; seat: Seat; card: number }
  | { key: 'foiled'; seat: Seat; card: number }
  | { key: 'stole'; seat: Seat; owner: Seat; card: number }
  | { key: 'steals'; seat: Seat; owner: Seat }
  | { key: 'switched'; seat: Seat; first: number; second: number }
  | { key: 'looked-top'; seat: Seat; card: number }
  | { key: 'buried'; seat: Seat }
  | { key: 'spied'; seat: Seat; owner: Seat; hand: readonly number[] }
  | { key: 'burned'; seat: Seat; owner: Seat; card: number }
  | { key: 'swapped'; seat: Seat; owner: Seat; given: number; taken: number }
  | { key: 'path-shown'; seat: Seat; path: number }
  | { key: 'seal'; rune: number }
  | { key: 'captured'; seat: Seat }
  | { key: 'final'; seat: Seat; monster: number; health: number }
  | { key: 'monster-dead'; seat: Seat }
  | { key: 'token'; seat: Seat; monster: number }
  | { key: 'token-works'; seat: Seat; monster: number }
  | { key: 'ignited'; tile: number; monster: number }
  | { key: 'controlled'; seat: Seat; by: Seat }
  | { key: 'dethroned'; seat: Seat; by: Seat }
  | { key: 'crowned'; seat: Seat }
  | { key: 'all-lost' }

/** What happened. */
export type KingEvent = Event & Told

/** Where events go. */
export type Tell = Emit<KingEvent> | null

/** What the game asks. */
export type Prompt =
  | { key: 'ask.hero' }
  | { key: 'ask.open'; speed: number }
  | { key: 'ask.scouted'; speed: number; left: number }
  | { key: 'ask.village'; rune: number }
  | { key: 'ask.build' }
  | { key: 'ask.rest' }
  | { key: 'ask.march'; speed: number }
  | { key: 'ask.rule'; monster: boolean }
  | { key: 'ask.quest'; god: number; left: number; quest: Quest }
  | { key: 'ask.failed'; god: number; task: Task }
  | { key: 'ask.before'; health: number }
  | { key: 'ask.after' }
  | { key: 'ask.keep' }
  | { key: 'ask.target' }
  | { key: 'ask.assign' }
  | { key: 'ask.react'; seat: Seat; card: number }
  | { key: 'ask.prophet' }
  | { key: 'ask.faith' }
  | { key: 'ask.mirage' }
  | { key: 'ask.switch' }
  | { key: 'ask.horn'; card: number }
  | { key: 'ask.comb' }
  | { key: 'ask.oracle' }
  | { key: 'ask.spy'; seat: Seat }
  | { key: 'ask.barter'; seat: Seat }
  | { key: 'ask.wind'; seat: Seat }
  | { key: 'ask.brink' }
  | { key: 'ask.tablet' }
  | { key: 'ask.excess'; over: number }
  | { key: 'ask.pay'; left: number }
  | { key: 'ask.control'; seat: Seat }
  | { key: 'ask.aim'; seat: Seat }
  | { key: 'ask.disarm'; seat: Seat }

/** Why a move is not possible; the section of RULES.md comes with it. */
export type Reason =
  | { key: 'no.now' }
  | { key: 'no.chance' }
  | { key: 'no.hero-taken' }
  | { key: 'no.built' }
  | { key: 'no.card'; card: string }
  | { key: 'no.spent'; card: string }
  | { key: 'no.drought' }
  | { key: 'no.window' }
  | { key: 'no.artifact'; artifact: string }
  | { key: 'no.tired'; artifact: string }
  | { key: 'no.passive'; artifact: string }
  | { key: 'no.range'; range: number; far: number }
  | { key: 'no.camp' }
  | { key: 'no.self' }
  | { key: 'no.played' }
  | { key: 'no.hidden' }
  | { key: 'no.contender' }
  | { key: 'no.target' }
  | { key: 'no.too-far'; speed: number }
  | { key: 'no.occupied' }
  | { key: 'no.arena-busy' }
  | { key: 'no.seal' }
  | { key: 'no.toward' }
  | { key: 'no.empty-tile' }
  | { key: 'no.first-turn' }
  | { key: 'no.earned'; temples: number; artifacts: number }
  | { key: 'no.token' }
  | { key: 'no.temple-card'; kind: string }
  | { key: 'no.temple-here' }
  | { key: 'no.path'; path: number; have: number; need: number }
  | { key: 'no.scouts' }
  | { key: 'no.unseen' }
  | { key: 'no.adjacent' }
  | { key: 'no.market' }
  | { key: 'no.super' }
  | { key: 'no.not-on-market'; artifact: string }
  | { key: 'no.exchanged' }
  | { key: 'no.forge'; have: number; need: number }
  | { key: 'no.claimed' }
  | { key: 'no.mission' }
  | { key: 'no.mission-open'; god: number; task: Task }
  | { key: 'no.rolls' }
  | { key: 'no.dice' }
  | { key: 'no.dark-die' }
  | { key: 'no.full-health' }
  | { key: 'no.result' }
  | { key: 'no.ability' }
  | { key: 'no.dead-guardian' }
  | { key: 'no.runes' }
  | { key: 'no.target-first' }

/** The lines of the score sheet. */
export type Standing =
  | { key: 'score.wealth' }
  | { key: 'score.champion' }
  | { key: 'score.faith' }
  | { key: 'score.harmony' }
  | { key: 'score.hill' }
  | { key: 'score.crown' }

/** How the game can end. */
export type Ending =
  | { key: 'wealth' }
  | { key: 'champion' }
  | { key: 'faith' }
  | { key: 'harmony' }
  | { key: 'eclipse' }

/** Everything the game can say. */
export type Saying = KingEvent | Prompt | Reason | Standing | Ending
