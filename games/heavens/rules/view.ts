import { clone, type Eye, lowest, over, type Rng, type Seat, sees, top } from '@pantheon/core'
import { tableOf } from './board.ts'
import { ORBITS, type OrbitData, PHASES, PLANS, type Plan } from './data.ts'
import { guessPlan } from './likely.ts'
import { board, type Choice, type HeavensState, placed } from './state.ts'

/** What lies before one god. `power` is null where it is concealed, `plan` where it is not shown. */
export interface GodView {
  readonly prestige: number
  readonly torch: number
  readonly planets: number
  readonly allotment: number
  readonly supply: number
  readonly power: number | null
  readonly plan: Plan | null
  /** Has a Plan face down or shown in this phase. */
  readonly ready: boolean
}

/** The table as some eyes see it. `owner`, `dark` and `moved` go by the order of `spaces`. */
export interface HeavensView {
  readonly day: number
  readonly days: number
  readonly phase: string
  readonly sun: Seat
  readonly moon: Seat
  readonly gods: readonly GodView[]
  readonly spaces: readonly string[]
  readonly lines: readonly string[]
  readonly orbits: readonly OrbitData[]
  readonly owner: readonly number[]
  readonly dark: readonly boolean[]
  readonly moved: readonly boolean[]
  /** Whose turn it is, where one decides alone, and the space of a planet offered to Zephyrus. */
  readonly turn: Seat | null
  readonly offered: string | null
  readonly ended: string
}

const choiceOf = (s: HeavensState): Choice | null => {
  const frame = top(s)
  return frame?.at === 'choice' ? frame : null
}

/** All that these eyes may see: everything but the purses and the Plans face down of others. RULES 1.3 */
export function view(s: HeavensState, eye: Eye): HeavensView {
  const { names, lines } = board(s)
  const frame = top(s)
  const picks = choiceOf(s)?.picks ?? s.plans
  const shown = frame?.at === 'turn'
  return {
    day: s.day,
    days: s.data.days,
    phase: PHASES[s.phase],
    sun: s.sun,
    moon: s.moon,
    gods: s.prestige.map((prestige, seat) => ({
      prestige,
      torch: s.torch[seat],
      planets: placed(s, seat),
      allotment: s.allotment[seat],
      supply: s.supply[seat],
      power: sees(eye, seat) || over(s) ? s.power[seat] : null,
      plan: picks[seat] >= 0 && (shown || sees(eye, seat)) ? PLANS[picks[seat]] : null,
      ready: picks[seat] >= 0,
    })),
    spaces: names,
    lines,
    orbits: ORBITS.map(orbit => s.data.orbits[orbit]),
    owner: [...s.owner],
    dark: s.dark.map(dark => dark === 1),
    moved: s.moved.map(moved => moved === 1),
    turn: frame?.at === 'choice' || s.who <= 0 ? null : lowest(s.who),
    offered: frame?.at === 'turn' && frame.offered >= 0 ? names[frame.offered] : null,
    ended: s.ended,
  }
}

/**
 * What gods earn and spend on the average, for each planet, torch space, and phase with each rival: how an onlooker
 * who took no notes reckons another's purse.
 */
const RECKONING = { perErrand: 4.2, perForged: 1.8, perClimb: 1.5, perRival: 0.3, spread: 3 }

/** A sensible amount of Power for another god, from what lies open on the table alone. */
function guessPower(s: HeavensState, seat: Seat, rng: Rng): number {
  const { data } = s
  const start = tableOf(data, s.seats).power
  const errands = Math.max(0, placed(s, seat) - 2)
  const forged = data.planets - data.allotment - s.supply[seat]
  const nights = Math.max(0, s.day - 1)
  const climbed = Math.max(0, s.torch[seat] - data.torch.start + nights * data.torch.dropOther)
  const phases = nights * 3 + Math.min(s.phase, 2)
  const reckoned =
    start +
    errands * RECKONING.perErrand -
    forged * RECKONING.perForged -
    climbed * RECKONING.perClimb -
    phases * (s.seats - 1) * RECKONING.perRival
  const { spread } = RECKONING
  return Math.max(0, Math.round(Math.max(0, reckoned)) + rng.below(2 * spread + 1) - spread)
}

/**
 * Another table that `seat` cannot tell from this one. The others' purses are reckoned from the open table, their
 * Plans face down drawn from those that suit them; nothing of the draw depends on the hidden truth.
 */
export function guess(s: HeavensState, seat: Seat, rng: Rng): HeavensState {
  const twin = clone(s)
  const picks = choiceOf(twin)?.picks
  for (let other = 0; other < s.seats && !over(s); other++) {
    if (other === seat) continue
    twin.power[other] = guessPower(s, other, rng)
    if (picks !== undefined && picks[other] >= 0) picks[other] = guessPlan(s, other, rng)
  }
  return twin
}
