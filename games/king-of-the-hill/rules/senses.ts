import { only, over, Places, type Seat, type Senses, stair } from '@pantheon/core'
import { apart, attackOf, distance, eased, goldOf, needOf, progress, safe, speedOf } from './hero.ts'
import { HILL } from './map.ts'
import { fulfilled } from './missions.ts'
import { empty } from './movement.ts'
import { DARK, HEROES, KINDS, PATH, PATHS, REWARD, REWARDS, SECRETS, sum, TEMPLE, TEMPLES } from './names.ts'
import * as ahead from './prospects.ts'
import { points, SCENE_SENSES, senseScene } from './scene-senses.ts'
import { finalStanding, foes, prowess } from './siege.ts'
import { GONE, heroOf, type World } from './state.ts'
import { kingships } from './throne.ts'
import { REWARD_WORTH, worths } from './worth.ts'

/** What lies on a hero for a while, and what was done in a turn. */
const LASTING = ['cursed', 'fogged', 'dolls', 'hiding', 'aegis', 'token'] as const
const DONE = ['again', 'built', 'shown', 'oracle', 'farPath', 'fallen', 'exchanged'] as const

/** As many seats as a table has. */
const MOST = HEROES.length
/** Values from which on another number stands. */
const HEALTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17]
const ATTACKS = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 18]
const MONSTERS = [0, 1, 5, 9, 13, 17, 21, 26, 31, 41]
const STROKES = [0, 1, 2, 3, 4, 6, 8]
const ODDS = [0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
/** So many different distances, rounds, steps on a Path, Temples of a kind. */
const WAYS = 8
const ROUNDS = 15
const STEPS = 6
const ALIKE = 3
/** Artifacts and superartifacts. */
const RELICS = KINDS * KINDS + KINDS

const places = new Places()

/** Of every seat: plain numbers, flags, and what is told by one number of many. */
const PLAIN = 8
const PLAINS = places.row(MOST * PLAIN)
const FLAG = 3 + LASTING.length
const FLAGS = places.row(MOST * FLAG)
const HERO = places.row(MOST * HEROES.length)
const HEALTH = places.row(MOST * HEALTHS.length)
const ATTACK = places.row(MOST * ATTACKS.length)
const STANDING = places.row(MOST * TEMPLES.length * ALIKE)
const SPECIAL = places.row(MOST * 4)
const PATH_STEP = places.row(MOST * PATHS.length * STEPS)
const DARKS = places.row(MOST * 5)
const CARRIED = places.row(MOST * 5)
const HILL_WAY = places.row(MOST * WAYS)
const RIVAL_WAY = places.row(MOST * WAYS)
const SPEED = places.row(MOST * 6)
const TASKS = places.row(MOST * 4)
const LEFT = places.row(MOST * 7)
const RIVAL_RELIC = places.row(RELICS)
const ROUND = places.row(ROUNDS)
const ACTIVE = places.row(MOST)
const FIRST = places.row(MOST)
const TURN = places.row(2 + DONE.length)
/** The Adventures. */
const WORLD = places.row(9)
const DARK_HERO = places.row(2 * (MOST + 1))
const DARK_MISSING = places.row(2 * 5)
const HILL_GUARDIAN = places.row(KINDS)
const SOUGHT = places.row(WAYS)
const KIN = places.row(WAYS)
const GROUND = places.row(3)
const MYTHOLOGIES = places.row(KINDS * 2)
/** The Final battle. */
const CONTENDER = places.row(MOST)
const SEAL = places.row(PATHS.length + 1)
const MONSTER = places.row(KINDS)
const MONSTER_LEFT = places.row(2 * MONSTERS.length)
const HOLDER = places.row(4 * HEALTHS.length)
const STROKES_LEFT = places.row(STROKES.length)
const KING = places.row(ODDS.length)
const KINGSHIP = places.row(6)
/** What the seat has. */
const RELIC = places.row(2 * RELICS)
const GOLD = places.row(11)
const REWARDS_HELD = places.row(3 * REWARDS.length)
const SECRETS_HELD = places.row(2 * SECRETS.length)
const HAND = places.row(1)
const TOP_CARD = places.row(REWARDS.length)
const TASK = places.row(2 * KINDS * KINDS)
const TASK_DONE = places.row(1)
/** What is going on. */
const UNDER_WAY = places.row(SCENE_SENSES)
const TABLE = places.row(4)

/** How many numbers a position is told by. */
export const SENSES: number = places.count

/** The seats in the order of their turns, the one that looks first: so they are numbered here. */
const order: Seat[] = []

/** Tells a position as `seat` sees it. The parts of the evaluation that are worked out here go by the worths in use. */
export function sense(s: World, seat: Seat, out: Senses): void {
  out.add(TABLE + s.seats - 2)
  if (s.hero[seat] < 0 || over(s)) return
  order.length = 0
  for (let i = 0; i < HEROES.length; i++) {
    const other = s.seatOf[(s.hero[seat] + i) % HEROES.length]
    if (other < 0) continue
    out.add(HERO + order.length * HEROES.length + s.hero[other])
    order.push(other)
  }
  if (s.active < 0) return
  for (let i = 0; i < order.length; i++) {
    hero(s, order[i], i, out)
    if (!s.final) paths(s, order[i], i, out)
    if (i > 0) rival(s, seat, order[i], i, out)
  }
  time(s, seat, out)
  belongings(s, seat, out)
  if (s.final) throne(s, seat, out)
  else {
    eclipse(s, seat, out)
    surroundings(s, seat, out)
  }
  for (const frame of s.frames) senseScene(s, frame, seat, UNDER_WAY, out)
}

/** What all can see of a hero. */
function hero(s: World, seat: Seat, i: number, out: Senses): void {
  const temples = s.temples[seat]
  const relics = s.artifacts[seat].length
  const plain = PLAINS + i * PLAIN
  out.add(plain, s.health[seat] / 10)
  out.add(plain + 1, s.vigour[seat] / 10)
  out.add(plain + 2, prowess(s, seat))
  out.add(plain + 3, (relics - sum(s.sides[seat])) / 3)
  out.add(plain + 4, Math.min(4, sum(s.hand[seat]) / 8))
  out.add(plain + 5, Math.min(4, sum(s.hidden[seat]) / 4))
  const flag = FLAGS + i * FLAG
  if (safe(s, seat)) out.add(flag)
  if (eased(s, seat)) out.add(flag + 1)
  for (let k = 0; k < LASTING.length; k++) if (s[LASTING[k]][seat]) out.add(flag + 3 + k)
  out.add(HEALTH + i * HEALTHS.length + stair(HEALTHS, s.health[seat]))
  out.add(ATTACK + i * ATTACKS.length + stair(ATTACKS, attackOf(s, seat)))
  for (let kind = 0; kind < TEMPLES.length; kind++)
    if (temples[kind] > 0)
      out.add(STANDING + (i * TEMPLES.length + kind) * ALIKE + Math.min(temples[kind], ALIKE) - 1)
  out.add(SPECIAL + 4 * i + Math.min(3, temples[TEMPLE[heroOf(s, seat).needs as keyof typeof TEMPLE]]))
  out.add(DARKS + 5 * i + Math.min(4, s.dark[seat]))
  out.add(CARRIED + 5 * i + Math.min(4, relics))
  out.add(HILL_WAY + i * WAYS + Math.min(WAYS - 1, distance(s, s.place[seat], HILL)))
  out.add(SPEED + 6 * i + Math.min(5, speedOf(s, seat)))
}

/** How far a hero has come on the Paths, and how many Missions he has; gold only the seat's own. */
function paths(s: World, seat: Seat, i: number, out: Senses): void {
  let best = i === 0 ? goldOf(s, seat) / needOf(s, seat, PATH.wealth) : 0
  for (let path = PATH.champion; path < PATHS.length; path++) {
    const steps = progress(s, seat, path)
    best = Math.max(best, steps / needOf(s, seat, path))
    out.add(PATH_STEP + (i * PATHS.length + path) * STEPS + Math.min(STEPS - 1, steps))
  }
  out.add(PLAINS + i * PLAIN + 6, Math.min(1, best))
  out.add(PLAINS + i * PLAIN + 7, points(i === 0 ? ahead.pathWorth(s, seat) : ahead.openPathWorth(s, seat)))
  if (best >= 1) out.add(FLAGS + i * FLAG + 2)
  out.add(TASKS + 4 * i + Math.min(3, s.missions[seat].length))
}

function rival(s: World, seat: Seat, other: Seat, i: number, out: Senses): void {
  out.add(RIVAL_WAY + i * WAYS + Math.min(WAYS - 1, apart(s, seat, other)))
  for (const relic of s.artifacts[other]) out.add(RIVAL_RELIC + relic)
}

/** The round, whose turn it is, how many each has left in the Final battle, and what the seat did in its own. */
function time(s: World, seat: Seat, out: Senses): void {
  const { lastRound, finalRounds } = s.data.numbers
  const first = order.indexOf(s.first)
  const active = order.indexOf(s.active)
  out.add(ROUND + Math.min(ROUNDS, s.marker) - 1)
  out.add(ACTIVE + active)
  out.add(FIRST + first)
  const gone = (active - first + s.seats) % s.seats
  for (let i = 0; i < s.seats; i++) {
    const yet = (i - first + s.seats) % s.seats > gone ? 1 : 0
    if (s.final) out.add(LEFT + 7 * i + Math.min(5, lastRound + finalRounds - s.marker + yet))
    else if (yet === 1) out.add(LEFT + 7 * i + 6)
  }
  if (s.active !== seat) return
  out.add(TURN, s.strength / 3)
  out.add(TURN + 1, s.haste / 2)
  for (let k = 0; k < DONE.length; k++) if (s[DONE[k]]) out.add(TURN + 2 + k)
}

/** Cards, artifacts and Missions of one's own. */
function belongings(s: World, seat: Seat, out: Senses): void {
  const hand = s.hand[seat]
  const hidden = s.hidden[seat]
  let worth = worths.secret * sum(hidden)
  for (let card = 0; card < REWARDS.length; card++) {
    if (hand[card] === 0) continue
    worth += hand[card] * REWARD_WORTH[card]
    out.add(REWARDS_HELD + 3 * card + Math.min(3, hand[card]) - 1)
  }
  for (let card = 0; card < SECRETS.length; card++)
    if (hidden[card] > 0) out.add(SECRETS_HELD + 2 * card + Math.min(2, hidden[card]) - 1)
  out.add(GOLD + Math.min(10, goldOf(s, seat)))
  out.add(HAND, points(worth))
  if (s.rewardTop.length > 0 && (s.rewardTopBy[0] & only(seat)) !== 0) out.add(TOP_CARD + s.rewardTop[0])
  const relics = s.artifacts[seat]
  for (let slot = 0; slot < relics.length; slot++) out.add(RELIC + 2 * relics[slot] + s.sides[seat][slot])
  const missions = s.missions[seat]
  for (let i = 0; i < missions.length; i++) out.add(TASK + 2 * missions[i] + (i === 0 ? 0 : 1))
  if (fulfilled(s, seat)) out.add(TASK_DONE)
}

/** The Final battle: who holds the Hill, what stands before him, and the odds of who will in the end. */
function throne(s: World, seat: Seat, out: Senses): void {
  const { contender, monsterHealth } = s
  const below = contender === seat ? 0 : 1
  const guarded = s.monster >= 0 && monsterHealth > 0
  out.add(CONTENDER + order.indexOf(contender))
  out.add(SEAL + s.path)
  if (s.monster >= 0) out.add(MONSTER + s.monster)
  out.add(MONSTER_LEFT + below * MONSTERS.length + stair(MONSTERS, monsterHealth))
  out.add(HOLDER + (2 * below + (guarded ? 1 : 0)) * HEALTHS.length + stair(HEALTHS, s.health[contender]))
  const left = guarded ? monsterHealth : s.health[contender]
  if (below === 1) out.add(STROKES_LEFT + stair(STROKES, Math.ceil(left / attackOf(s, seat))))
  const kings = kingships(s)
  const odds = kings[seat]
  out.add(KING + stair(ODDS, odds))
  out.add(KINGSHIP, odds)
  out.add(KINGSHIP + 1, Math.log(odds) / 3)
  if (below === 1 && s.seats > 2) out.add(KINGSHIP + 2, kings[contender])
  out.add(KINGSHIP + 3, points(finalStanding(s, seat), 200))
  out.add(KINGSHIP + 4 + below, monsterHealth / (s.data.numbers.monsterHealth * s.seats))
}

/** The Adventures: the Dark Hero card, what the Eclipse will bring, the Hill's Guardian. */
function eclipse(s: World, seat: Seat, out: Senses): void {
  const { darkHero } = s
  const late = (s.marker / s.data.numbers.lastRound) ** 2
  const holder = darkHero < 0 ? MOST : order.indexOf(darkHero)
  out.add(DARK_HERO + 2 * holder)
  out.add(DARK_HERO + 2 * holder + 1, late)
  if (s.sideB) out.add(WORLD)
  if (s.hillGuardian >= 0) out.add(HILL_GUARDIAN + s.hillGuardian)
  out.add(WORLD + 1, ahead.hillChances(s, seat))
  if (darkHero === seat) {
    out.add(WORLD + 2, points(late * (worths.darkHero - worths.darkArms * foes(s, seat))))
    return
  }
  const missing = (darkHero < 0 ? 0 : s.dark[darkHero]) + 1 - s.dark[seat]
  const able = s.hand[seat][REWARD.dark] >= missing
  out.add(DARK_MISSING + 2 * Math.min(4, missing) + (able ? 1 : 0))
  const fate = darkHero < 0 ? -worths.noDarkHero : worths.darkArms * prowess(s, seat) - worths.darkRival
  out.add(WORLD + 2, points(late * (fate + (able ? worths.darkRunes / missing : 0))))
}

/** What waits where the hero stands and within his reach, and what he knows of the villages around. */
function surroundings(s: World, seat: Seat, out: Senses): void {
  const own = s.villages[seat]
  const here = s.place[seat]
  const speed = speedOf(s, seat)
  let near = 0
  let sought = WAYS
  let kin = WAYS
  let ground = 0
  for (let tile = 0; tile < s.village.length; tile++) {
    if (tile === HILL) continue
    const way = distance(s, here, tile)
    if (s.guardian[tile] >= 0 && way <= speed) out.add(way === 0 ? WORLD + 3 : WORLD + 4)
    const rune = s.village[tile]
    if (rune === GONE) {
      if (ground < 2 && way > 0 && way <= speed && empty(s, tile)) ground++
      continue
    }
    if (way <= 3) near += 1 / Math.max(1, way)
    if ((s.seen[tile] & only(seat)) === 0) continue
    if (rune < DARK && own[rune] === 0 && way < sought) sought = way
    if (rune === s.hero[seat] && way < kin) kin = way
  }
  if (sought < WAYS) out.add(SOUGHT + sought)
  if (kin < WAYS) out.add(KIN + kin)
  out.add(GROUND + ground)
  out.add(WORLD + 5, Math.min(near, 4) / 4)
  out.add(WORLD + 6, points(ahead.waiting(s, seat), 40))
  for (let rune = 0; rune < KINDS; rune++) {
    if (own[rune] > 0) out.add(MYTHOLOGIES + 2 * rune + (own[rune] > 1 ? 1 : 0))
    const arena = s.arenaTile[rune]
    if (s.arenaHero[rune] === seat) out.add(WORLD + 7, points(ahead.arenaAhead(s, seat), 40))
    else if (arena >= 0 && s.arenaHero[rune] < 0 && distance(s, here, arena) <= speed) out.add(WORLD + 8)
  }
}
