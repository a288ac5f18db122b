import type { Move, Seat, Steps } from '@pantheon/core'
import { arena } from './arena.ts'
import { excess } from './artifacts.ts'
import { barter, brink, comb, glove, horn, mirage, spy, wind } from './asides.ts'
import { battle } from './battle.ts'
import { draw } from './cards.ts'
import { tablet } from './eclipse.ts'
import type { KingEvent } from './events.ts'
import { meet, reveal } from './explore.ts'
import { control, disarm } from './final.ts'
import { pay } from './missions.ts'
import { quest } from './quest.ts'
import { react } from './secrets.ts'
import type { World } from './state.ts'
import { faith, prophet } from './temples.ts'
import { turn } from './turn.ts'
import { first, pick, turns } from './turns.ts'
import { explain } from './whynot.ts'

const explained = {
  whyNot: (s: World, _frame: unknown, seat: Seat, move: Move) => explain(s, seat, move),
}

/** What each frame means. */
export const steps: Steps<World, KingEvent> = {
  pick: { ...pick, ...explained },
  first: { ...first, ...explained },
  turns: { ...turns, ...explained },
  turn: { ...turn, ...explained },
  draw: { ...draw, ...explained },
  reveal: { ...reveal, ...explained },
  meet: { ...meet, ...explained },
  quest: { ...quest, ...explained },
  battle: { ...battle, ...explained },
  arena: { ...arena, ...explained },
  react: { ...react, ...explained },
  prophet: { ...prophet, ...explained },
  faith: { ...faith, ...explained },
  mirage: { ...mirage, ...explained },
  horn: { ...horn, ...explained },
  comb: { ...comb, ...explained },
  spy: { ...spy, ...explained },
  barter: { ...barter, ...explained },
  wind: { ...wind, ...explained },
  glove: { ...glove, ...explained },
  brink: { ...brink, ...explained },
  tablet: { ...tablet, ...explained },
  excess: { ...excess, ...explained },
  pay: { ...pay, ...explained },
  control: { ...control, ...explained },
  disarm: { ...disarm, ...explained },
}
