/** The standing on each Path, rounds on the Hill, who is King. RULES 12 */
import { type Eye, over, type ScoreLine, sees } from '@pantheon/core'
import { progress } from './hero.ts'
import { PATH, PATHS } from './names.ts'
import type { World } from './state.ts'

/** What the crown counts on the sheet: more than all standings together. */
export const CROWN = 100

/** The sheet: gold counts only for eyes that may see the hand. RULES 12.1 */
export function score(s: World, eye: Eye): ScoreLine[] {
  const sheet: ScoreLine[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.hero[seat] < 0) continue
    PATHS.forEach((name, path) => {
      const known = path !== PATH.wealth || sees(eye, seat)
      sheet.push({ seat, what: `score.${name}`, points: known ? progress(s, seat, path) : 0, rule: '9.4' })
    })
    sheet.push({ seat, what: 'score.hill', points: s.hillRounds[seat], rule: '11.8' })
    if (kingOf(s) === seat) sheet.push({ seat, what: 'score.crown', points: CROWN, rule: '12.1' })
  }
  return sheet
}

/** The King of the Hill once the game is over; -1 if there is none. */
const kingOf = (s: World): number => (over(s) && s.ended !== 'all-lost' ? s.contender : -1)

/** The King is first, all others second; if all lose, nobody is first. RULES 12.1 */
export const ranks = (s: World): number[] =>
  Array.from({ length: s.seats }, (_, seat) => (seat === kingOf(s) ? 1 : 2))
