/** The rune quest of a god: three rolls, kept dice, cards that help. RULES 4.2 */
import { CHANCE, type Move, type MoveList, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { gain, wear } from './artifacts.ts'
import { listKeeps, listRolls } from './blows.ts'
import { maySpend, spend, take } from './cards.ts'
import type { Quest } from './data/index.ts'
import { join, NO_DICE, oneDie, SHOWS, SIZES, without } from './dice.ts'
import { countDark } from './eclipse.ts'
import type { KingEvent, Tell } from './events.ts'
import { hasAbility, parched, passive } from './hero.ts'
import { accept, deed, taskOf } from './missions.ts'
import { V } from './moves.ts'
import { DARK, KINDS, REWARD, REWARDS } from './names.ts'
import { ready } from './relics.ts'
import { deckOf, heroOf, type QuestFrame, turnOf, type World } from './state.ts'
import { listWindow, playWindow } from './window.ts'
import { WINDOW } from './windows.ts'

const left = new Int8Array(KINDS)

/** Do these runes complete the quest? Groups are equal runes on dice not used otherwise. RULES 4.2 */
export function fits(quest: Quest, shows: ArrayLike<number>, added: ArrayLike<number>): boolean {
  for (let rune = 0; rune < KINDS; rune++) {
    left[rune] = shows[rune] + added[rune] - quest.runes[rune]
    if (left[rune] < 0) return false
  }
  return groupsFit(quest.groups, 0)
}

function groupsFit(groups: readonly number[], from: number): boolean {
  if (from === groups.length) return true
  for (let rune = 0; rune < KINDS; rune++)
    if (left[rune] >= groups[from]) {
      left[rune] -= groups[from]
      const fit = groupsFit(groups, from + 1)
      left[rune] += groups[from]
      if (fit) return true
    }
  return false
}

/** How many rolls a seat has. */
export function rollsOf(s: World, seat: Seat, emit: Tell): number {
  const eye = passive(s, seat, 'rolls')
  if (eye < 0) return s.data.numbers.rolls
  emit?.tell({ key: 'passive', seat, artifact: eye, uses: s.data.artifacts[eye].name })
  return s.data.numbers.rolls + s.data.artifacts[eye].amount
}

const nudgers = ['nudge', 'reader-of-runes'] as const

/** How often a single die may still be rolled again by one of the `nudgers`: so often per quest as the card says. */
function nudgesBy(s: World, { seat, nudged }: QuestFrame, which: number): number {
  if (which === 1) return hasAbility(s, seat, nudgers[1]) ? heroOf(s, seat).amount - nudged[1] : 0
  const tusk = passive(s, seat, nudgers[0])
  return tusk < 0 ? 0 : s.data.artifacts[tusk].amount - nudged[0]
}

/** How often a single die may still be rolled again after the last roll. RULES 4.3 */
export const nudgesLeft = (s: World, frame: QuestFrame): number =>
  nudgesBy(s, frame, 0) + nudgesBy(s, frame, 1)

/** The slot of a Book of Toth ready to use; -1 for none. */
function bookOf(s: World, seat: Seat): number {
  if (parched(s, seat)) return -1
  return s.artifacts[seat].findIndex(
    (held, slot) => s.data.artifacts[held].effect === 'turn-die' && ready(s, seat, slot),
  )
}

/** Lists what may be used after a roll: runes, Dark rune, re-rolls, the Book of Toth. RULES 4.3 */
export function listQuestCards(s: World, seat: Seat, out: MoveList): void {
  const frame = s.frames[s.frames.length - 1]
  if (frame.at !== 'quest') return
  for (let rune = 0; rune < DARK; rune++)
    if (maySpend(s, seat, REWARD.firstRune + rune)) out.add(V.add(REWARD.firstRune + rune, rune))
  if (maySpend(s, seat, REWARD.any)) for (let rune = 0; rune < DARK; rune++) out.add(V.add(REWARD.any, rune))
  if (maySpend(s, seat, REWARD.two)) for (let rune = 0; rune < KINDS; rune++) out.add(V.add(REWARD.two, rune))
  const shows = SHOWS[frame.dice]
  if (shows[DARK] > 0 && maySpend(s, seat, REWARD.dark))
    for (let rune = 0; rune < DARK; rune++) out.add(V.darken(rune))
  if (maySpend(s, seat, REWARD.reroll)) out.add(V.extra())
  if (bookOf(s, seat) >= 0)
    for (let from = 0; from < KINDS; from++)
      if (shows[from] > 0) for (let to = 0; to < KINDS; to++) if (to !== from) out.add(V.turn(from, to))
  for (let which = 0; which < nudgers.length; which++)
    if (frame.left === 0 && nudgesBy(s, frame, which) > 0)
      for (let rune = 0; rune < KINDS; rune++) if (shows[rune] > 0) out.add(V.nudge(which, rune))
}

/** Plays what `listQuestCards` lists. */
export function playQuestCard(s: World, frame: QuestFrame, seat: Seat, move: Move, emit: Tell): void {
  const first = V.arg(move, 0)
  switch (V.verb(move)) {
    case 'add': {
      const rune = V.arg(move, 1)
      spend(s, seat, first)
      frame.added[rune] += s.data.rewards[first].amount
      emit?.reveal({ key: 'added', seat, card: first, rune, uses: REWARDS[first] })
      return
    }
    case 'darken':
      spend(s, seat, REWARD.dark)
      frame.dice = join(without(frame.dice, oneDie(DARK)), oneDie(first))
      emit?.reveal({ key: 'darkened', seat, rune: first, uses: REWARDS[REWARD.dark] })
      countDark(s, seat, emit)
      return
    case 'extra':
      spend(s, seat, REWARD.reroll)
      frame.left++
      emit?.reveal({ key: 'extra', seat, uses: REWARDS[REWARD.reroll] })
      return
    case 'turn': {
      const to = V.arg(move, 1)
      wear(s, seat, s.artifacts[seat][bookOf(s, seat)], -1, emit)
      frame.dice = join(without(frame.dice, oneDie(first)), oneDie(to))
      emit?.tell({ key: 'turned', seat, from: first, to })
      return
    }
    case 'nudge':
      frame.nudged[first]++
      frame.kept = without(frame.dice, oneDie(V.arg(move, 1)))
      frame.stage = 'nudge'
      tellNudge(s, seat, first, emit)
  }
}

function tellNudge(s: World, seat: Seat, which: number, emit: Tell): void {
  if (which === 1) {
    emit?.tell({ key: 'power', seat, uses: heroOf(s, seat).ability })
    return
  }
  const tusk = passive(s, seat, nudgers[0])
  emit?.tell({ key: 'passive', seat, artifact: tusk, uses: s.data.artifacts[tusk].name })
}

/** Success: the artifact, a Reward card if it was the first roll, a Temple. RULES 4.4 */
function succeed(s: World, frame: QuestFrame, emit: Tell): void {
  const { seat, god } = frame
  const first = frame.made === 1
  pop(s)
  s.godsGone[deckOf(god)] |= 1 << (god % KINDS)
  emit?.tell({ key: 'quest-done', seat, god, first })
  deed(s, seat, 'deed-quest')
  gain(s, seat, god, emit)
  turnOf(s).stage = 'build'
  if (first) take(s, seat, s.data.numbers.firstTry)
}

/** A rune quest. */
export const quest: Step<World, QuestFrame, KingEvent> = {
  rule: '4.2',
  next(s, frame, emit) {
    if (frame.stage === 'roll' || frame.stage === 'nudge') return CHANCE
    if (frame.stage === 'ask' && fits(s.data.gods[frame.god].quest, SHOWS[frame.dice], frame.added)) {
      succeed(s, frame, emit)
      return NOBODY
    }
    return only(frame.seat)
  },
  moves(s, frame, seat, out) {
    if (frame.stage === 'roll' || frame.stage === 'nudge')
      listRolls(s.data.numbers.dice - SIZES[frame.kept], out)
    else if (frame.stage === 'choose') {
      out.add(V.fight())
      out.add(V.mission())
    } else {
      listWindow(s, seat, WINDOW.quest, out)
      if (frame.left > 0) listKeeps(frame.dice, out)
      out.add(V.stop())
    }
  },
  play(s, frame, seat, move, emit) {
    switch (V.verb(move)) {
      case 'roll':
        if (frame.stage === 'roll') {
          frame.made++
          frame.left--
        }
        frame.dice = join(frame.kept, V.arg(move, 0))
        frame.kept = NO_DICE
        frame.stage = 'ask'
        emit?.tell({ key: 'rolled', seat: frame.seat, dice: frame.dice })
        return
      case 'keep':
        frame.kept = V.arg(move, 0)
        frame.stage = 'roll'
        return
      case 'stop':
        frame.stage = 'choose'
        emit?.tell({ key: 'quest-failed', seat, god: frame.god })
        return
      case 'fight':
        pop(s)
        s.guardian[s.place[seat]] = frame.god
        turnOf(s).stage = 'rest'
        emit?.tell({ key: 'guardian-waits', seat, god: frame.god, tile: s.place[seat] })
        return
      case 'mission':
        pop(s)
        accept(s, seat, frame.god, emit)
        turnOf(s).stage = 'rest'
        return
      default:
        playWindow(s, seat, move, emit)
    }
  },
  ask: (s, frame) =>
    frame.stage === 'choose'
      ? { key: 'ask.failed', god: frame.god, task: taskOf(s, frame.god) }
      : { key: 'ask.quest', god: frame.god, left: frame.left, quest: s.data.gods[frame.god].quest },
}
