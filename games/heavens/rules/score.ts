import { type Eye, over, type ScoreLine, sees } from '@pantheon/core'
import { DAYS } from './data.ts'
import type { ScoreKey } from './events.ts'
import { worth } from './night.ts'
import { FROM, type HeavensState, SOURCE_NAMES, type SourceName, tallyAt } from './state.ts'

/** The section of the rules behind each source of prestige. */
export const SOURCE_RULES: Readonly<Record<SourceName, string>> = {
  regions: '5.2',
  grey: '5.3',
  orange: '5.3',
  red: '5.3',
  purple: '5.3',
  constellations: '5.4',
  best: '5.5',
  zephyrus: '4.4',
  passing: '3.6',
  tyche: '3.5',
  power: '6.1',
}

/**
 * The score sheet, night by night and source by source. While the game runs, a purse counts as it would at the
 * end, but only for eyes that may look into it. RULES 1.3
 */
export function score(s: HeavensState, eye: Eye): ScoreLine[] {
  const sheet: ScoreLine[] = []
  for (let seat = 0; seat < s.seats; seat++)
    for (const day of DAYS)
      SOURCE_NAMES.forEach((source, number) => {
        let points = s.tally[tallyAt(seat, day, number)]
        const now = day === Math.max(1, s.day)
        if (number === FROM.power && now && !over(s) && sees(eye, seat)) points += worth(s, s.power[seat])
        if (points === 0) return
        const what = `score.${day}.${source}` satisfies ScoreKey
        sheet.push({ seat, what, points, rule: SOURCE_RULES[source] })
      })
  return sheet
}
