import { type Emit, NOBODY, only, pop, push, type Seat, type Step, type Who } from '@pantheon/core'
import { EFFECTS } from './abilities.ts'
import { type Feat, fulfils, inTime, isOfKind, listUses } from './bonuses.ts'
import { type GodEvent, notNow, question, refuse } from './events.ts'
import { V } from './moves.ts'
import { ABILITIES, BONUSES } from './names.ts'
import { move as moveCounter } from './race.ts'
import { ALL_EYES, abilityOf, type Deed, type GodState, isOwn, type Personal, type Trigger } from './state.ts'

/** After a god is laid on top: its ability, the round's Play bonus, personal ones, a new card. RULES 3.7 */
export const deed: Step<GodState, Deed, GodEvent> = {
  rule: '3.7',
  next(s, frame, emit): Who {
    const { seat, card } = frame
    switch (frame.stage) {
      case 'ability':
        frame.stage = 'bonus'
        if (isOwn(s, seat, card) && (s.silencer < 0 || s.silencer === seat))
          push(s, { at: 'trigger', seat, ability: abilityOf(s, card) })
        break
      case 'bonus':
        frame.stage = 'personal'
        gainRoundBonus(s, seat, frame, 'play', emit)
        break
      case 'personal':
        frame.stage = 'draw'
        push(s, { at: 'personal', seat })
        break
      default:
        pop(s)
        push(s, { at: 'draw', seat, left: 1 })
    }
    return NOBODY
  },
}

/** A step for whoever fulfils the round's Bonus card. RULES 6.1, 6.2 */
export function gainRoundBonus(
  s: GodState,
  seat: Seat,
  feat: Feat,
  gain: 'play' | 'win',
  emit: Emit<GodEvent> | null,
): void {
  if (s.bonus < 0 || !fulfils(s, s.bonus, feat)) return
  // A bank may hold unseen gods of love and war, and the step tells of them (ruling G36).
  emit?.reveal({ key: 'bonus', seat, bonus: s.bonus, uses: BONUSES[s.bonus] })
  moveCounter(s, seat, s.data.bonusSteps, gain, emit)
}

/** The player of the god's mythology may trigger its ability; without effect it counts as unused. RULES 5.1, 5.2 */
export const trigger: Step<GodState, Trigger, GodEvent> = {
  rule: '5.1',
  next: (_s, frame) => only(frame.seat),
  moves(_s, _frame, _seat, out) {
    out.add(V.trigger())
    out.add(V.pass())
  },
  play(s, frame, seat, move, emit) {
    pop(s)
    if (V.verb(move) === 'pass') return
    const { ability } = frame
    const card = s.bank[s.crown]
    const effect = EFFECTS[ABILITIES[ability]]
    if (effect.idle(s, seat)) {
      emit?.tell({ key: 'unused', seat, card, ability })
      return
    }
    emit?.tell({ key: 'triggered', seat, card, ability, uses: ABILITIES[ability] })
    s.triggered |= 1 << s.crown
    const below = s.frames[s.frames.length - 1]
    if (below.at === 'deed') below.triggered = true
    effect.begin(s, seat, ability, emit)
  },
  ask: (s, frame, seat) =>
    question({
      key: 'ask.trigger',
      card: s.bank[s.crown],
      ability: frame.ability,
      idle: EFFECTS[ABILITIES[frame.ability]].idle(s, seat),
    }),
  whyNot: () => notNow('5.1'),
}

/** The feat in the frame below: what personal cards may be used for. */
const featOf = (s: GodState): Feat | null => {
  const below = s.frames[s.frames.length - 2]
  return below.at === 'deed' || below.at === 'tally' ? below : null
}

/**
 * A player with personal Bonus cards may use those that fit, one by one. They are asked whatever they hold, so that
 * the question tells nothing. RULES 6.3
 */
export const personal: Step<GodState, Personal, GodEvent> = {
  rule: '6.3',
  next(s, frame): Who {
    const feat = featOf(s)
    if (feat !== null && inTime(s, frame.seat, feat) !== 0) return only(frame.seat)
    pop(s)
    return NOBODY
  },
  moves(s, _frame, seat, out) {
    const feat = featOf(s)
    if (feat !== null) listUses(s, seat, feat, out)
    out.add(V.pass())
  },
  play(s, _frame, seat, move, emit) {
    if (V.verb(move) === 'pass') {
      pop(s)
      return
    }
    const bonus = V.arg(move, 0)
    s.personal[seat] &= ~(1 << bonus)
    s.fresh &= ~(1 << bonus)
    s.used |= 1 << bonus
    s.bonusSeen[bonus] = ALL_EYES
    emit?.reveal({ key: 'used', seat, bonus, uses: BONUSES[bonus] })
    moveCounter(s, seat, s.data.bonusSteps, 'personal', emit)
  },
  ask: () => question({ key: 'ask.personal' }),
  whyNot(s, _frame, seat, move) {
    const feat = featOf(s)
    if (V.verb(move) !== 'use' || feat === null) return notNow('6.3')
    const bonus = V.arg(move, 0)
    if ((s.personal[seat] & (1 << bonus)) === 0) return refuse('6.3', { key: 'no.bonus', bonus })
    if (!isOfKind(s, bonus, feat)) return refuse('6.3', { key: 'no.kind', bonus })
    if ((inTime(s, seat, feat) & (1 << bonus)) === 0) return refuse('6.3', { key: 'no.fresh', bonus })
    return refuse('6.3', { key: 'no.unfulfilled', bonus })
  },
}
