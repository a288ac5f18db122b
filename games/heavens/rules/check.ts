import { CHANCE, everyone, NOBODY, only, top } from '@pantheon/core'
import { DAYS, LEAST_SEATS, MOST_SEATS, NIGHT, PLANS } from './data.ts'
import { eveSeat } from './eve.ts'
import { ENDINGS } from './events.ts'
import {
  board,
  type Darken,
  type HeavensFrame,
  type HeavensState,
  placed,
  SOURCE_NAMES,
  type Turn,
  tallyAt,
} from './state.ts'

/** Says which law is broken. */
function fail(law: string): never {
  throw new Error(`heavens: ${law}`)
}

const fits = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

/** A whole number within bounds. */
function whole(what: string, value: unknown, min: number, max: number): void {
  if (!fits(value, min, max))
    fail(`${what}: expected a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`)
}

/** A list of that length of whole numbers within bounds. */
function wholes(what: string, value: unknown, length: number, min: number, max: number): void {
  if (!Array.isArray(value) || value.length !== length) fail(`${what}: expected a list of ${length}`)
  for (let i = 0; i < length; i++) if (!fits(value[i], min, max)) whole(`${what}[${i}]`, value[i], min, max)
}

const ANY = 1_000_000

/** Throws, naming the law, if a position is malformed or breaks a conservation law. */
export function check(s: HeavensState): void {
  shape(s)
  stack(s)
  planets(s)
  prestige(s)
}

/** Every field there and within its bounds. */
function shape(s: HeavensState): void {
  const { data, seats } = s
  whole('seats', seats, LEAST_SEATS, MOST_SEATS)
  const { size } = board(s)
  whole('day', s.day, 0, data.days)
  whole('phase', s.phase, 0, NIGHT)
  if (s.day === 0 && s.phase !== NIGHT) fail('day 0 has only a night')
  whole('sun', s.sun, -1, seats - 1)
  whole('moon', s.moon, -1, seats - 1)
  wholes('prestige', s.prestige, seats, -ANY, ANY)
  wholes('power', s.power, seats, 0, ANY)
  wholes('torch', s.torch, seats, data.torch.bottom, data.torch.top)
  wholes('allotment', s.allotment, seats, 0, data.allotment)
  wholes('supply', s.supply, seats, 0, data.planets)
  wholes('owner', s.owner, size, -1, seats - 1)
  wholes('dark', s.dark, size, 0, 1)
  wholes('moved', s.moved, size, 0, 1)
  wholes('plans', s.plans, seats, -1, PLANS.length - 1)
  wholes('tally', s.tally, seats * DAYS.length * SOURCE_NAMES.length, -ANY, ANY)
}

/** Each god's planets are all somewhere; only planets are dark or moved, and only when they may be. */
function planets(s: HeavensState): void {
  const running = top(s)?.at
  const inHeavens = s.prestige.map(() => 0)
  for (let space = 0; space < s.owner.length; space++) {
    const [owner, dark, moved] = [s.owner[space], s.dark[space] === 1, s.moved[space] === 1]
    if (owner >= 0) inHeavens[owner]++
    else if (dark || moved) fail(`${board(s).names[space]}: no planet, yet dark or moved`)
    if (dark && s.phase !== NIGHT) fail(`${board(s).names[space]}: a dark planet by day`)
    if (moved && running !== 'turn') fail(`${board(s).names[space]}: moved outside the turns of a phase`)
  }
  for (let seat = 0; seat < s.seats; seat++)
    if (inHeavens[seat] !== placed(s, seat))
      fail(`seat ${seat}: ${inHeavens[seat]} planets in the heavens, not ${placed(s, seat)}`)
}

/** All prestige has a source. */
function prestige(s: HeavensState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let sum = 0
    for (const day of DAYS)
      for (let source = 0; source < SOURCE_NAMES.length; source++) sum += s.tally[tallyAt(seat, day, source)]
    if (sum !== s.prestige[seat])
      fail(`seat ${seat}: prestige ${s.prestige[seat]}, but its sources give ${sum}`)
  }
}

/** The stacks that play can reach. */
const STACKS = ['course eve first', 'course eve', 'course choice', 'course turn', 'course darken']

/** The stack is one that play can reach, and those who act are those the running frame asks. */
function stack(s: HeavensState): void {
  if (!Array.isArray(s.frames)) fail('frames: expected a list')
  if (s.frames.length === 0) {
    if (!ENDINGS.some(ending => ending === s.ended)) fail(`ended: expected one of ${ENDINGS.join(', ')}`)
    if (s.who !== NOBODY) fail('who: nobody acts when the game is over')
    return
  }
  if (s.ended !== '') fail('ended: empty while the game runs')
  const running = s.frames.map(frame => frame?.at).join(' ')
  if (!STACKS.includes(running)) fail(`frames: "${running}" cannot be`)
  const held = s.sun >= 0 && s.moon >= 0
  if (held === (running === STACKS[0])) fail('sun and moon: held from the first lot on, not before')
  if ((s.day === 0) !== running.startsWith(STACKS[1])) fail(`day ${s.day} does not fit "${running}"`)
  const shown = running === 'course turn'
  if (s.plans.some(plan => plan >= 0 !== shown)) fail('plans: shown in turns, and only then')
  const who = actorsOf(s, top(s))
  if (s.who !== who) fail(`who: ${JSON.stringify(s.who)}, but the running frame asks ${who}`)
}

/** Checks the running frame's fields; gives the seats that it asks. */
function actorsOf(s: HeavensState, frame: HeavensFrame): number {
  const { seats } = s
  switch (frame.at) {
    case 'eve': {
      whole('eve.placed', frame.placed, 0, 2 * seats - 1)
      const inHeavens = s.owner.filter(owner => owner >= 0).length
      if (inHeavens !== frame.placed) fail(`eve.placed: ${frame.placed}, but ${inHeavens} are in the heavens`)
      return only(eveSeat(s, frame))
    }
    case 'choice':
      wholes('choice.picks', frame.picks, seats, -1, PLANS.length - 1)
      if (s.phase === NIGHT) fail('choice: not at night')
      return frame.picks.reduce((who, pick, seat) => (pick < 0 ? who : who & ~only(seat)), everyone(seats))
    case 'turn':
      inOrder(s, frame)
      whole('turn.ratio', frame.ratio, 1, ANY)
      whole('turn.offered', frame.offered, -1, s.owner.length - 1)
      if (frame.offered >= 0 && (s.owner[frame.offered] !== frame.seat || s.moved[frame.offered] === 1))
        fail('turn.offered: expected an own planet, not moved in this phase')
      if (s.phase === NIGHT) fail('turn: not at night')
      return only(frame.seat)
    case 'darken':
      inOrder(s, frame)
      if (s.phase !== NIGHT) fail('darken: at night only')
      return only(frame.seat)
    default:
      return CHANCE
  }
}

/** Turns and darkening go clockwise from the Moon's holder. */
function inOrder(s: HeavensState, frame: Turn | Darken): void {
  whole(`${frame.at}.seat`, frame.seat, 0, s.seats - 1)
  whole(`${frame.at}.left`, frame.left, 1, s.seats)
  if (frame.seat !== (s.moon + s.seats - frame.left) % s.seats)
    fail(`${frame.at}.seat: expected clockwise from the Moon's holder`)
}
