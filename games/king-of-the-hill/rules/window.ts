/** What a player may use at a moment: cards, artifacts, abilities, trade, Missions. RULES 3.3 */
import { type Move, type MoveList, type Seat, top } from '@pantheon/core'
import { dropArtifact, exchange, forge, listTrade, sell, wear } from './artifacts.ts'
import { wound } from './blows.ts'
import { discardSecret, maySpend, spend } from './cards.ts'
import { moveMoon } from './eclipse.ts'
import type { Tell } from './events.ts'
import { hasAbility, hasSpecial, heal, POWER, parched, passive, specialAmount } from './hero.ts'
import { completeMission, fulfilled } from './missions.ts'
import { V } from './moves.ts'
import { REWARD, SECRETS } from './names.ts'
import { listQuestCards, playQuestCard } from './quest.ts'
import { listRelics, RELICS } from './relics.ts'
import { announce, listSecrets } from './secrets.ts'
import { heroOf, type World } from './state.ts'
import { WINDOW, type Windows } from './windows.ts'

/** Has this seat used a power this turn? */
const used = (s: World, seat: Seat, power: number): boolean => (s.powers & (power << (4 * seat))) !== 0

/** Lists everything the seat may use in these windows. */
export function listWindow(s: World, seat: Seat, windows: Windows, out: MoveList): void {
  const window = s.built ? windows & ~(WINDOW.free | WINDOW.early | WINDOW.mission) : windows
  if (!s.built) listSecrets(s, seat, window, out)
  if ((window & WINDOW.quest) !== 0) listQuestCards(s, seat, out)
  if (!parched(s, seat)) listRelics(s, seat, window, out, V.use, V.wield)
  if ((window & (WINDOW.free | WINDOW.before)) !== 0) listDrinks(s, seat, window, out)
  if ((window & WINDOW.free) !== 0) {
    listTrade(s, seat, out)
    listMoon(s, seat, out)
  }
  if ((window & WINDOW.before) !== 0) {
    const frame = top(s)
    if (frame.at === 'battle' && !frame.mightyUsed && hasAbility(s, seat, 'mighty-blow')) out.add(V.blow())
  }
  if ((window & WINDOW.after) !== 0) {
    if (maySpend(s, seat, REWARD.reroll)) out.add(V.extra())
    if (hasAbility(s, seat, 'true-aim') && s.aims < heroOf(s, seat).amount) out.add(V.aim())
  }
  if ((window & WINDOW.mission) !== 0 && fulfilled(s, seat)) out.add(V.complete())
}

/** Potions, and the Cauldron. RULES 7.2 */
function listDrinks(s: World, seat: Seat, window: Windows, out: MoveList): void {
  const wounded = s.health[seat] < s.vigour[seat]
  if (wounded && maySpend(s, seat, REWARD.healing)) out.add(V.drink(0))
  if (maySpend(s, seat, REWARD.strength)) out.add(V.drink(1))
  if (s.built || !hasSpecial(s, seat, 'cauldron') || used(s, seat, POWER.cauldron)) return
  for (let card = 0; card < SECRETS.length; card++) {
    if (s.hidden[seat][card] === 0) continue
    if ((window & WINDOW.before) !== 0) out.add(V.brew(card, 0))
    if (wounded) out.add(V.brew(card, 1))
  }
}

/** The slots the Necronomicon could move the marker to. RULES 8.3 */
function listMoon(s: World, seat: Seat, out: MoveList): void {
  if (s.final || parched(s, seat)) return
  const held = s.artifacts[seat]
  for (let slot = 0; slot < held.length; slot++) {
    const card = s.data.artifacts[held[slot]]
    if (card.effect !== 'moon' || s.sides[seat][slot] === 1) continue
    for (let to = s.marker - card.amount; to <= s.marker + card.amount; to++)
      if (to >= 1 && to <= s.data.numbers.lastRound && to !== s.marker) out.add(V.moon(to))
  }
}

/** Plays what `listWindow` lists. */
export function playWindow(s: World, seat: Seat, move: Move, emit: Tell): void {
  const first = V.arg(move, 0)
  switch (V.verb(move)) {
    case 'cast':
      announce(s, seat, first, -1, emit)
      return
    case 'hex':
      announce(s, seat, first, s.seatOf[V.arg(move, 1)], emit)
      return
    case 'raid':
      announce(s, seat, first, V.arg(move, 1), emit)
      return
    case 'use':
    case 'wield': {
      const on = V.verb(move) === 'wield' ? s.seatOf[V.arg(move, 1)] : -1
      const card = s.data.artifacts[first]
      wear(s, seat, first, on, emit)
      RELICS[card.effect].act(s, seat, card, on, emit)
      return
    }
    case 'moon': {
      const book = s.artifacts[seat].find(held => s.data.artifacts[held].effect === 'moon')
      if (book !== undefined) wear(s, seat, book, -1, emit)
      moveMoon(s, first, emit)
      return
    }
    case 'drink':
      drink(s, seat, first, emit)
      return
    case 'brew':
      brew(s, seat, first, V.arg(move, 1), emit)
      return
    case 'blow': {
      const frame = top(s)
      if (frame.at !== 'battle') return
      frame.mighty = true
      frame.mightyUsed = true
      return
    }
    case 'aim':
      s.aims++
      emit?.tell({ key: 'power', seat, uses: heroOf(s, seat).ability })
      rollAgain(s)
      return
    case 'extra': {
      const frame = top(s)
      if (frame.at === 'quest') {
        playQuestCard(s, frame, seat, move, emit)
        return
      }
      spend(s, seat, REWARD.reroll)
      emit?.reveal({ key: 'extra', seat, uses: 're-roll' })
      rollAgain(s)
      return
    }
    case 'sell':
      sell(s, seat, first, emit)
      return
    case 'exchange':
      exchange(s, seat, first, V.arg(move, 1), emit)
      return
    case 'forge':
      forge(s, seat, first, emit)
      return
    case 'drop':
      dropArtifact(s, seat, first, emit)
      return
    case 'complete':
      completeMission(s, seat, emit)
      return
    default: {
      const frame = top(s)
      if (frame.at === 'quest') playQuestCard(s, frame, seat, move, emit)
    }
  }
}

function rollAgain(s: World): void {
  const frame = top(s)
  if (frame.at === 'battle') frame.stage = 'keep'
}

/** A potion: Health, or attack for this turn. */
export function drink(s: World, seat: Seat, potion: number, emit: Tell, arena = false): void {
  const card = potion === 0 ? REWARD.healing : REWARD.strength
  spend(s, seat, card)
  emit?.reveal({ key: 'drank', seat, potion, uses: s.data.rewards[card].name })
  const { amount } = s.data.rewards[card]
  if (potion === 1) {
    s.strength += amount
    return
  }
  const chalice = arena ? -1 : passive(s, seat, 'brew')
  if (chalice >= 0)
    emit?.tell({ key: 'passive', seat, artifact: chalice, uses: s.data.artifacts[chalice].name })
  heal(s, seat, chalice >= 0 ? s.data.artifacts[chalice].amount : amount, emit)
}

/** The Cauldron turns a Secret card into damage or Health. */
function brew(s: World, seat: Seat, secret: number, what: number, emit: Tell): void {
  discardSecret(s, seat, secret)
  s.powers |= POWER.cauldron << (4 * seat)
  emit?.reveal({ key: 'yielded', seat, card: secret, uses: heroOf(s, seat).special })
  const frame = top(s)
  if (what === 1) heal(s, seat, specialAmount(s, seat), emit)
  else if (frame.at === 'battle') wound(s, frame, specialAmount(s, seat), emit)
}
