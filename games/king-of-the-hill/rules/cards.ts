/** Taking and spending Reward and Secret cards. RULES 7 */
import { CHANCE, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import type { KingEvent, Tell } from './events.ts'
import { parched } from './hero.ts'
import { V } from './moves.ts'
import { REWARD, REWARDS, SECRETS, sum } from './names.ts'
import type { Draw, World } from './state.ts'

/** So many cards are to be taken, before anything else happens. */
export function take(s: World, seat: Seat, rewards: number, secrets = 0): void {
  if (rewards + secrets > 0) s.frames.push({ at: 'draw', seat, rewards, secrets })
}

/** Are there Reward cards to take? An empty deck is made of the discards again. RULES 7.1 */
export function refillRewards(s: World, emit: Tell): boolean {
  if (s.rewardTop.length + s.rewardUnder.length > 0 || sum(s.rewards) > 0) return true
  if (sum(s.rewardsUsed) === 0) return false
  for (let card = 0; card < REWARDS.length; card++) {
    s.rewards[card] = s.rewardsUsed[card]
    s.rewardsUsed[card] = 0
  }
  emit?.tell({ key: 'reshuffled', deck: 'reward' })
  return true
}

function refillSecrets(s: World, emit: Tell): boolean {
  if (sum(s.secrets) > 0) return true
  if (sum(s.secretsUsed) === 0) return false
  for (let card = 0; card < SECRETS.length; card++) {
    s.secrets[card] = s.secretsUsed[card]
    s.secretsUsed[card] = 0
  }
  emit?.tell({ key: 'reshuffled', deck: 'secret' })
  return true
}

/** What the top Reward card can be: a known one, any of the deck, or at last those put under it. */
export function listTop(s: World, out: { add(move: number, weight?: number): void }): void {
  if (s.rewardTop.length > 0) {
    out.add(V.draw(s.rewardTop[0]))
    return
  }
  let none = true
  for (let card = 0; card < REWARDS.length; card++)
    if (s.rewards[card] > 0) {
      out.add(V.draw(card), s.rewards[card])
      none = false
    }
  if (none) out.add(V.draw(s.rewardUnder[0]))
}

/** The top Reward card leaves the deck. */
export function takeTop(s: World, card: number): void {
  if (s.rewardTop.length > 0) {
    s.rewardTop.shift()
    s.rewardTopBy.shift()
  } else if (s.rewards[card] > 0) s.rewards[card]--
  else {
    s.rewardUnder.shift()
    s.rewardUnderBy.shift()
  }
}

/** Cards are taken one by one; who takes them sees them, the others count them. RULES 7.1 */
export const draw: Step<World, Draw, KingEvent> = {
  rule: '7.1',
  next(s, frame, emit) {
    if (frame.rewards > 0 && refillRewards(s, emit)) return CHANCE
    frame.rewards = 0
    if (frame.secrets > 0 && refillSecrets(s, emit)) return CHANCE
    pop(s)
    return NOBODY
  },
  moves(s, frame, _seat, out) {
    if (frame.rewards > 0) listTop(s, out)
    else for (let c = 0; c < SECRETS.length; c++) if (s.secrets[c] > 0) out.add(V.find(c), s.secrets[c])
  },
  play(s, frame, _seat, move, emit) {
    const card = V.arg(move, 0)
    const { seat } = frame
    if (frame.rewards > 0) {
      frame.rewards--
      takeTop(s, card)
      s.hand[seat][card]++
      emit?.reveal({ key: 'drawn', seat, card }, only(seat))
      emit?.tell({ key: 'draws', seat })
    } else {
      frame.secrets--
      s.secrets[card]--
      s.hidden[seat][card]++
      emit?.reveal({ key: 'found', seat, card }, only(seat))
      emit?.tell({ key: 'finds', seat })
    }
  },
}

/** May this kind of Reward card be used now: held, not yet used this turn, no Temple built, no Drought. RULES 7.2 */
export const maySpend = (s: World, seat: Seat, card: number): boolean =>
  s.hand[seat][card] > 0 && (s.spent & (1 << card)) === 0 && !s.built && !parched(s, seat)

/** Uses a Reward card up; a Dark rune stays in front of its owner instead. */
export function spend(s: World, seat: Seat, card: number): void {
  s.hand[seat][card]--
  s.spent |= 1 << card
  if (card === REWARD.dark) s.dark[seat]++
  else s.rewardsUsed[card]++
}

/** Puts a Reward card from a hand onto the discards. */
export function discardReward(s: World, seat: Seat, card: number): void {
  s.hand[seat][card]--
  s.rewardsUsed[card]++
}

/** Puts a Secret card from a hand onto the discards. */
export function discardSecret(s: World, seat: Seat, card: number): void {
  s.hidden[seat][card]--
  s.secretsUsed[card]++
}
