import type { Move, Seat } from '@pantheon/core'
import { canPay, followable, holderOf, sideOpen } from './areas.ts'
import { BURN, FOLLOW_BY_ANY_FAVOR, FOLLOW_BY_OFFERING, REFINE, SMELT, works } from './cards.ts'
import { costOf, isTemple } from './effects.ts'
import type { No } from './events.ts'
import { V } from './moves.ts'
import { BY_OFFERING, cell, godOf, MARBLE, PIECE_OF, RESOURCES, STONE, TOP } from './names.ts'
import { ASIDE, type Frame, type State, UNSEEN } from './state.ts'
import { cubesOf, leastOffering, mostOffering } from './table.ts'

type Verb = keyof typeof V.domains

/** Why the move is not in the list: what it breaks or what is missing, with the section of RULES.md. */
export function whyNot(state: State, frame: Frame, seat: Seat, move: Move): No {
  const reason = REASONS[V.verb(move)]?.(state, frame, seat, V.arg(move, 0), V.arg(move, 1), V.arg(move, 2))
  return reason ?? { key: 'no.now', rule: NOW[frame.at] ?? '3.3' }
}

/** Where a move of another moment is sent to: the section of what is going on. */
const NOW: Partial<Record<Frame['at'], string>> = {
  keep: '2.2',
  patron: '2.5',
  depart: '3.2',
  burn: '5.3',
  follow: '3.5',
  cities: '4.1',
  produce: '4.4',
  extra: '5.5',
  build: '4.2',
  take: '4.6',
  favor: '4.5',
  buy: '5.5',
  lift: '4.7',
  shift: '4.7',
  offer: '4.8',
  place: '4.8',
}

type Reason = (state: State, frame: Frame, seat: Seat, a: number, b: number, c: number) => No | null

/** What stands against each verb, at any moment; null where it simply is not the moment for it. */
const REASONS: Partial<Record<Verb, Reason>> = {
  keep: (_s, frame, _seat, card) => (frame.at === 'keep' ? { key: 'no.card-held', card, rule: '2.2' } : null),

  smelt(state, frame, seat, made, level) {
    if (frame.at !== 'depart') return null
    if (!works(state, seat, SMELT)) return { key: 'no.card-works', card: SMELT, rule: '5.1' }
    if (frame.smelted) return { key: 'no.card-once', card: SMELT, rule: '5.3' }
    return lacks(state, seat, STONE, level, state.data.smelt[made], '5.3')
  },

  burn(state, frame, seat, pyre) {
    if (frame.at !== 'depart') return null
    if (!works(state, seat, BURN)) return { key: 'no.card-works', card: BURN, rule: '5.1' }
    if (frame.burnt) return { key: 'no.card-once', card: BURN, rule: '5.3' }
    return {
      key: 'no.cubes-in-all',
      need: state.data.pyre[pyre].give,
      have: cubesOf(state, seat),
      rule: '5.3',
    }
  },

  give: (state, frame, seat, resource, level) =>
    frame.at === 'burn' ? lacks(state, seat, resource, level, 1, '5.3') : null,

  go(state, frame, seat, area) {
    if (frame.at !== 'depart') return null
    const holder = holderOf(state, area)
    if (holder === seat)
      return state.seats === 2
        ? { key: 'no.own-god', god: godOf(area), rule: '7.1' }
        : { key: 'no.own-area', rule: '3.2' }
    if (holder >= 0) return { key: 'no.occupied', seat: holder, rule: state.seats === 2 ? '7.1' : '3.2' }
    return { key: 'no.effect', area, rule: '3.2' }
  },

  down(state, frame, seat, resource, from, to) {
    if (seat !== state.active || frame.at === 'keep' || frame.at === 'patron') return null
    if (to >= from) return { key: 'no.downward', rule: '3.4' }
    return lacks(state, seat, resource, from, 1, '3.4') ?? { key: 'no.strands', rule: '3.3' }
  },

  follow(state, frame, seat, payment, side) {
    if (frame.at !== 'follow') return null
    if (!sideOpen(state, frame.area, side)) return { key: 'no.same-action', rule: '3.5' }
    if (!canPay(state, seat, frame.area, payment)) {
      const card = payment === BY_OFFERING ? FOLLOW_BY_OFFERING : FOLLOW_BY_ANY_FAVOR
      const byCard = payment === BY_OFFERING || payment !== godOf(frame.area)
      if (byCard && !works(state, seat, card)) return { key: 'no.card-works', card, rule: '5.2' }
      return { key: 'no.payment', payment, rule: '3.5' }
    }
    return followable(state, seat, frame.area, payment, side) ? null : { key: 'no.follow-idle', rule: '3.5' }
  },

  add: (_state, frame, _seat, resource) =>
    frame.at === 'extra' ? { key: 'no.not-produced', resource, rule: '5.5' } : null,

  build(state, frame, seat, slot, level) {
    const piece = PIECE_OF[slot]
    if (frame.at === 'build' && isTemple(piece) !== frame.temples)
      return { key: 'no.wrong-piece', temples: frame.temples, rule: '4.2' }
    if (state.slots[seat][slot] > 0) return { key: 'no.slot-built', slot, rule: '4.2' }
    if (state.tokens[level - 1] === 0) return { key: 'no.level-token', level, rule: '4.2' }
    for (let r = 0; r < RESOURCES.length; r++) {
      const lack = lacks(state, seat, r, level, costOf(state, seat, piece, r), '4.2')
      if (lack !== null) return lack
    }
    return null
  },

  up: (state, frame, seat, resource, level) =>
    frame.at === 'lift' ? cannotLift(state, seat, resource, level) : null,

  refine(state, frame, seat, resource, level) {
    if (frame.at !== 'lift') return null
    const once = works(state, seat, REFINE) && frame.main
    if (!frame.refine)
      return once
        ? { key: 'no.card-once', card: REFINE, rule: '5.6' }
        : { key: 'no.card-works', card: REFINE, rule: '5.6' }
    return cannotLift(state, seat, resource, level)
  },

  move(state, frame, seat, resource, from, to) {
    if (frame.at !== 'shift') return null
    return from === to ? { key: 'no.same-level', rule: '4.7' } : lacks(state, seat, resource, from, 1, '4.7')
  },

  favor(state, frame, _seat, god) {
    if (frame.at === 'patron') return { key: 'no.favor-taken', god, rule: '2.5' }
    return frame.at === 'favor' && state.pile[god] === 0 ? { key: 'no.pile-empty', god, rule: '4.5' } : null
  },

  rob(state, frame, _seat, god, victim) {
    if (frame.at !== 'favor') return null
    if (state.pile[god] > 0) return { key: 'no.pile-full', god, rule: '4.5' }
    return { key: 'no.victim', god, seat: victim, rule: '4.5' }
  },

  buy: (state, frame, seat, level) =>
    frame.at === 'buy' ? lacks(state, seat, MARBLE, level, 1, '5.5') : null,

  offer(state, frame, seat, card) {
    if (state.place[card] === UNSEEN || state.place[card] === ASIDE)
      return { key: 'no.card-hidden', card, rule: '4.8' }
    if (state.lock[card] > 0) return { key: 'no.card-locked', card, rule: '4.9' }
    const [need, have] = [leastOffering(state, seat, card), state.reserve[seat]]
    return frame.at === 'offer' || have < need ? { key: 'no.reserve', need, have, rule: '4.8' } : null
  },

  place(state, frame, seat, n) {
    if (frame.at !== 'place') return null
    const least = leastOffering(state, seat, frame.card)
    if (n < least) return { key: 'no.too-few', least, rule: '4.8' }
    if (n > state.reserve[seat]) return { key: 'no.reserve', need: n, have: state.reserve[seat], rule: '4.8' }
    return { key: 'no.too-many', most: mostOffering(state, seat, frame.card), rule: '4.9' }
  },

  skip: mustAct,
  done: mustAct,
}

function mustAct(_state: State, frame: Frame): No | null {
  return 'must' in frame && frame.must ? { key: 'no.must-act', rule: '3.3' } : null
}

function lacks(
  state: State,
  seat: Seat,
  resource: number,
  level: number,
  need: number,
  rule: string,
): No | null {
  const have = state.cubes[seat][cell(resource, level)]
  return have < need ? { key: 'no.cubes', resource, level, need, have, rule } : null
}

const cannotLift = (state: State, seat: Seat, resource: number, level: number): No | null =>
  level === TOP ? { key: 'no.summit', rule: '4.7' } : lacks(state, seat, resource, level, 1, '4.7')
