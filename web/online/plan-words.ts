import type { ClockPlan, Plan } from '@pantheon/table'
import { useText } from '../text/index.ts'
import { useDuration } from './durations.ts'

/** Says a clock in a few words. */
export function useClockWords(): (clock: ClockPlan) => string {
  const t = useText()
  const duration = useDuration()
  return clock => {
    if (clock.kind === 'none') return t('clock.none')
    const time = duration(clock.seconds * 1000)
    return clock.kind === 'days' ? t('clock.each', { time }) : t('clock.whole', { time, add: clock.add })
  }
}

/** Says what is special about a table. */
export function usePlanWords(): (plan: Plan) => string[] {
  const t = useText()
  const clock = useClockWords()
  return plan => [
    clock(plan.clock),
    t(plan.listed ? 'isListed' : 'isByLink'),
    t(plan.hints ? 'withHints' : 'noHints'),
    ...(plan.edition === undefined ? [] : [t('otherEdition')]),
  ]
}
