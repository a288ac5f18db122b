/** Small questions that cards and artifacts ask in the middle of something else. */
import { CHANCE, NOBODY, only, pop, type Step } from '@pantheon/core'
import { gain, lose, wear } from './artifacts.ts'
import { discardReward, listTop, refillRewards, takeTop } from './cards.ts'
import type { KingEvent } from './events.ts'
import { look } from './explore.ts'
import { gateOf, mapOf } from './hero.ts'
import { HILL, TILES } from './map.ts'
import { V } from './moves.ts'
import { REWARDS } from './names.ts'
import { freeTile } from './relics.ts'
import {
  type Barter,
  type Brink,
  type Comb,
  FIRST_SUPER,
  type Glove,
  GONE,
  type Horn,
  type Mirage,
  type Spy,
  type Wind,
  type World,
} from './state.ts'

/** Mirage: two face-down villages are looked at, then switched or left. RULES 7.4 */
export const mirage: Step<World, Mirage, KingEvent> = {
  rule: '7.4',
  next: (_s, frame) => only(frame.seat),
  moves(s, frame, _seat, out) {
    if (frame.second >= 0) {
      out.add(V.switch())
      out.add(V.decline())
      return
    }
    for (let tile = 0; tile < TILES; tile++)
      if (s.village[tile] !== GONE && tile !== HILL && tile !== frame.first) out.add(V.look(tile))
  },
  play(s, frame, seat, move, emit) {
    const { first, second } = frame
    if (V.verb(move) === 'look') {
      const tile = V.arg(move, 0)
      if (first < 0) frame.first = tile
      else frame.second = tile
      look(s, seat, tile, emit)
      return
    }
    pop(s)
    if (V.verb(move) === 'decline') return
    const rune = s.village[first]
    const seen = s.seen[first]
    s.village[first] = s.village[second]
    s.seen[first] = s.seen[second]
    s.village[second] = rune
    s.seen[second] = seen
    emit?.tell({ key: 'switched', seat, first, second })
  },
  ask: (_s, frame) => ({ key: frame.second < 0 ? 'ask.mirage' : 'ask.switch' }),
}

/** Gjallarhorn: the top Reward card is looked at and may be put under the deck. RULES 8.3 */
export const horn: Step<World, Horn, KingEvent> = {
  rule: '8.3',
  next(s, frame, emit) {
    if (frame.card >= 0) return only(frame.seat)
    if (!refillRewards(s, emit)) {
      pop(s)
      return NOBODY
    }
    return CHANCE
  },
  moves(s, frame, _seat, out) {
    if (frame.card < 0) listTop(s, out)
    else {
      out.add(V.bury())
      out.add(V.decline())
    }
  },
  play(s, frame, seat, move, emit) {
    if (frame.card < 0) {
      frame.card = V.arg(move, 0)
      const known = s.rewardTop.length > 0 ? s.rewardTopBy[0] : 0
      takeTop(s, frame.card)
      s.rewardTop.unshift(frame.card)
      s.rewardTopBy.unshift(known | only(frame.seat))
      const artifact = s.artifacts[frame.seat].find(held => s.data.artifacts[held].effect === 'horn') ?? 0
      emit?.tell({ key: 'passive', seat: frame.seat, artifact, uses: s.data.artifacts[artifact].name })
      emit?.reveal({ key: 'looked-top', seat: frame.seat, card: frame.card }, only(frame.seat))
      return
    }
    pop(s)
    if (V.verb(move) === 'decline') return
    s.rewardUnder.push(frame.card)
    s.rewardUnderBy.push(s.rewardTopBy[0])
    s.rewardTop.shift()
    s.rewardTopBy.shift()
    emit?.tell({ key: 'buried', seat })
  },
  ask: (_s, frame) => ({ key: 'ask.horn', card: frame.card }),
}

/** Comb of Sedna: some Reward cards are looked at, one is taken, the others go under the deck. RULES 8.3 */
export const comb: Step<World, Comb, KingEvent> = {
  rule: '8.3',
  next(s, frame, emit) {
    if (frame.cards.length < frame.want && refillRewards(s, emit)) return CHANCE
    frame.want = frame.cards.length
    if (frame.want > 0) return only(frame.seat)
    pop(s)
    return NOBODY
  },
  moves(s, frame, seat, out) {
    if (seat === CHANCE) listTop(s, out)
    else
      for (let card = 0; card < REWARDS.length; card++) if (frame.cards.includes(card)) out.add(V.pick(card))
  },
  play(s, frame, seat, move, emit) {
    const card = V.arg(move, 0)
    if (seat === CHANCE) {
      takeTop(s, card)
      frame.cards.push(card)
      emit?.reveal({ key: 'looked-top', seat: frame.seat, card }, only(frame.seat))
      return
    }
    pop(s)
    frame.cards.splice(frame.cards.indexOf(card), 1)
    for (const other of frame.cards) {
      s.rewardUnder.push(other)
      s.rewardUnderBy.push(only(seat))
    }
    s.hand[seat][card]++
    emit?.tell({ key: 'drawn', seat, card }, only(seat))
    emit?.tell({ key: 'draws', seat })
  },
  ask: () => ({ key: 'ask.comb' }),
}

/** Spy: one Reward card of an open hand is discarded. RULES 7.4 */
export const spy: Step<World, Spy, KingEvent> = {
  rule: '7.4',
  next: (_s, frame) => only(frame.seat),
  moves(s, frame, _seat, out) {
    for (let card = 0; card < REWARDS.length; card++) if (s.hand[frame.owner][card] > 0) out.add(V.burn(card))
  },
  play(s, frame, seat, move, emit) {
    const card = V.arg(move, 0)
    pop(s)
    discardReward(s, frame.owner, card)
    emit?.reveal({ key: 'burned', seat, owner: frame.owner, card })
  },
  ask: (_s, frame) => ({ key: 'ask.spy', seat: frame.owner }),
}

/** Thief's Glove and Gusli: a random Reward card, seen by the two concerned. RULES 7.4 */
export const glove: Step<World, Glove, KingEvent> = {
  rule: '7.4',
  next: () => CHANCE,
  moves(s, frame, _seat, out) {
    const hand = s.hand[frame.owner]
    for (let card = 0; card < REWARDS.length; card++) if (hand[card] > 0) out.add(V.snatch(card), hand[card])
  },
  play(s, frame, _seat, move, emit) {
    const card = V.arg(move, 0)
    const { seat, owner } = frame
    pop(s)
    s.hand[owner][card]--
    s.hand[seat][card]++
    emit?.reveal({ key: 'stole', seat, owner, card }, only(seat) | only(owner))
    emit?.tell({ key: 'steals', seat, owner })
  },
}

/** Barter: an artifact for an artifact, both as new. RULES 7.4 */
export const barter: Step<World, Barter, KingEvent> = {
  rule: '7.4',
  next: (_s, frame) => only(frame.seat),
  moves(s, frame, seat, out) {
    for (const mine of s.artifacts[seat])
      for (const theirs of s.artifacts[frame.owner])
        if (mine < FIRST_SUPER && theirs < FIRST_SUPER) out.add(V.swap(mine, theirs))
  },
  play(s, frame, seat, move, emit) {
    const { owner } = frame
    const given = V.arg(move, 0)
    const taken = V.arg(move, 1)
    pop(s)
    lose(s, seat, given)
    lose(s, owner, taken)
    emit?.tell({ key: 'swapped', seat, owner, given, taken })
    gain(s, seat, taken, emit)
    gain(s, owner, given, emit)
  },
  ask: (_s, frame) => ({ key: 'ask.barter', seat: frame.owner }),
}

/** Bag of Winds: the hero is blown to a free tile beside his own. RULES 8.3 */
export const wind: Step<World, Wind, KingEvent> = {
  rule: '8.3',
  next: (_s, frame) => only(frame.seat),
  moves(s, frame, _seat, out) {
    for (const tile of mapOf(s).near[s.place[frame.blown]]) if (freeTile(s, tile)) out.add(V.push(tile))
  },
  play(s, frame, _seat, move, emit) {
    pop(s)
    s.place[frame.blown] = V.arg(move, 0)
    emit?.tell({ key: 'moved', seat: frame.blown, to: s.place[frame.blown] })
  },
  ask: (_s, frame) => ({ key: 'ask.wind', seat: frame.blown }),
}

/** Health is at 0: the Gate of Helheim keeps the hero alive, if he wants. RULES 2.7 */
export const brink: Step<World, Brink, KingEvent> = {
  rule: '2.7',
  next: (_s, frame) => only(frame.seat),
  moves(_s, _frame, _seat, out) {
    out.add(V.survive())
    out.add(V.fall())
  },
  play(s, _frame, seat, move, emit) {
    pop(s)
    if (V.verb(move) === 'fall') return
    const gate = s.artifacts[seat][gateOf(s, seat)]
    wear(s, seat, gate, -1, emit)
    s.health[seat] = s.data.artifacts[gate].amount
    emit?.tell({ key: 'saved', seat, health: s.health[seat] })
  },
  ask: () => ({ key: 'ask.brink' }),
}
