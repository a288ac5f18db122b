import { NOBODY, push, type Step, type Steps } from '@pantheon/core'
import { choice } from './choice.ts'
import { EVENING, NIGHT, PHASES } from './data.ts'
import { eve, first } from './eve.ts'
import type { HeavensEvent } from './events.ts'
import { darken, dawn, finish, scoreNight } from './night.ts'
import { type Course, type HeavensState, leftOf } from './state.ts'
import { turn } from './turn.ts'

/** Days of three plan phases and a night; the Moon goes on within the day, the Sun after it. RULES 3.1 */
const course: Step<HeavensState, Course, HeavensEvent> = {
  rule: '3.1',
  next(s, _frame, emit) {
    if (s.phase === EVENING) {
      s.phase = NIGHT
      emit?.tell({ key: 'night', day: s.day })
      push(s, { at: 'darken', seat: s.moon, left: s.seats })
      return NOBODY
    }
    if (s.phase === NIGHT) {
      if (s.day > 0) {
        scoreNight(s, emit)
        if (s.day === s.data.days) {
          finish(s, emit)
          return NOBODY
        }
        dawn(s, emit)
      }
      s.day++
      s.phase = 0
    } else {
      s.phase++
      s.moon = leftOf(s, s.moon)
    }
    emit?.tell({ key: 'phase', day: s.day, phase: PHASES[s.phase], moon: s.moon })
    push(s, { at: 'choice', picks: s.prestige.map(() => -1) })
    return NOBODY
  },
}

/** The step table of the game. */
export const steps: Steps<HeavensState, HeavensEvent> = { course, first, eve, choice, turn, darken }
