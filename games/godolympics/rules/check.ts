import { CHANCE, only, seatsOf } from '@pantheon/core'
import { absentBonuses } from './bonus-deck.ts'
import {
  addCard,
  bits,
  type Card,
  type Cards,
  cardAt,
  countCards,
  hasCard,
  MYTHOLOGY_OF,
  noCards,
  WHOLE,
} from './cards.ts'
import { BONUSES, GODS, MYTHOLOGIES } from './names.ts'
import { checkShape, fail } from './shape.ts'
import { type GodFrame, type GodState, participants, tables } from './state.ts'
import { PETRIFIED, unpackFold, unpackTurn } from './traces.ts'

/** Throws, naming the law, if a position has a wrong shape or breaks a law of conservation. */
export function check(s: GodState): void {
  checkShape(s)
  checkMythologies(s)
  checkGods(s)
  checkKnowledge(s)
  checkTraces(s)
  checkBank(s)
  checkBonuses(s)
  checkRace(s)
  checkActors(s)
  s.frames.forEach((frame, depth) => {
    checkFrame(s, frame)
    checkBelow(s, frame, s.frames[depth - 1])
  })
}

/** The frames in which their seat decides, and those in which only chance does; in the others it may be either. */
const DECIDES: readonly GodFrame['at'][] = [
  'turn',
  'trigger',
  'target',
  'give',
  'bury',
  'insight',
  'personal',
  'revive',
]
const DRAWN: readonly GodFrame['at'][] = ['draw', 'appoint', 'lot', 'open', 'war', 'take']

/** Who must act fits what is going on. */
function checkActors(s: GodState): void {
  const frame = s.frames[s.frames.length - 1]
  if ((frame === undefined) !== (s.ended !== '')) fail('the game is over and goes on')
  if (frame === undefined) return
  for (const seat of seatsOf(s.who)) if (seat >= s.seats) fail(`seat ${seat} must act and is not there`)
  if (DECIDES.includes(frame.at) && 'seat' in frame && s.who !== only(frame.seat))
    fail(`frame "${frame.at}" is for seat ${frame.seat} to decide`)
  if (DRAWN.includes(frame.at) && s.who !== CHANCE) fail(`frame "${frame.at}" is for chance to decide`)
}

/** What lies under a frame is what it goes back to. */
function checkBelow(s: GodState, frame: GodFrame, below: GodFrame | undefined): void {
  if ((below === undefined) !== (frame.at === 'day')) fail(`frame "${frame.at}" is in the wrong place`)
  if (frame.at === 'personal' && below?.at !== 'deed' && below?.at !== 'tally')
    fail('a personal card is used for nothing')
  if (frame.at === 'trigger' && (below?.at !== 'deed' || s.crown < 0)) fail('an ability without a god on top')
  if (frame.at === 'war' && s.crown < 0) fail('a War card against nobody')
}

const isTwice = (list: readonly number[], value: number, index: number): boolean =>
  value >= 0 && list.indexOf(value) !== index

function checkMythologies(s: GodState): void {
  const taking = participants(s)
  if (taking.some((m, i) => isTwice(taking, m, i))) fail('two players have the same mythology')
  if (s.seats > 2 && s.third >= 0) fail('only a duel has a third mythology')
  if (s.day > 0 && (taking.includes(-1) || (s.seats === 2 && s.third < 0))) fail('a mythology is missing')
  if (s.envoys.some((m, i) => isTwice(s.envoys, m, i))) fail('a Diplomacy card is there twice')
  if (s.envoys.some(m => m >= 0 && !taking.includes(m)))
    fail('a Diplomacy card is of no mythology in the game')
  if (s.leader >= s.seats || s.silencer >= s.seats) fail('the leader or the silencer has no seat')
}

/** Every god card of the game is in one place. */
function checkGods(s: GodState): void {
  const found = noCards()
  for (const set of [s.deck, s.discard, ...s.hands, ...s.stacks])
    for (let m = 0; m < set.length; m++) {
      const twice = found[m] & set[m]
      if (twice !== 0) fail(`${GODS[cardAt(m, twice)]} is in two places`)
      found[m] |= set[m]
    }
  for (const list of [s.top, s.bottom, s.bank]) for (const card of list) findOnce(found, card)
  for (let m = 0; m < MYTHOLOGIES.length; m++) {
    const expected = s.day > 0 && participants(s).includes(m) ? WHOLE : 0
    const wrong = found[m] ^ expected
    if (wrong !== 0) fail(`${GODS[cardAt(m, wrong)]} is ${expected === 0 ? 'not in the game' : 'nowhere'}`)
  }
  const turn = s.frames[s.frames.length - 1]
  if (turn?.at === 'turn' && s.bank.length === 0) {
    const size = countCards(s.hands[0])
    if (s.hands.some(hand => countCards(hand) !== size)) fail('hands differ in size before a round')
  }
}

function findOnce(found: Cards, card: Card): void {
  if (hasCard(found, card)) fail(`${GODS[card]} is in two places`)
  addCard(found, card)
}

/** Everyone knows their own cards, and nobody the unseen rest of a deck. */
function checkKnowledge(s: GodState): void {
  for (let m = 0; m < MYTHOLOGIES.length; m++) {
    for (let seat = 0; seat < s.seats; seat++)
      for (let b = s.hands[seat][m] | s.stacks[seat][m]; b !== 0; b &= b - 1)
        if ((s.seen[cardAt(m, b)] & (1 << seat)) === 0)
          fail(`seat ${seat} does not know its own ${GODS[cardAt(m, b)]}`)
    for (let b = s.deck[m]; b !== 0; b &= b - 1)
      if (s.seen[cardAt(m, b)] !== 0) fail(`${GODS[cardAt(m, b)]} is in the deck and seen`)
  }
  for (let bonus = 0; bonus < BONUSES.length; bonus++)
    if ((s.pool & (1 << bonus)) !== 0 && s.bonusSeen[bonus] !== 0)
      fail(`${BONUSES[bonus]} is in the deck and seen`)
}

/** What is remembered are turns that could have been, and gods who were folded in them. */
function checkTraces(s: GodState): void {
  const isCard = (card: Card): boolean => card === -1 || participants(s).includes(MYTHOLOGY_OF[card])
  for (const { seat, top, bar, yet, bonus, laid } of s.traces.map(unpackTurn))
    if (seat >= s.seats || yet >= s.seats || bar > PETRIFIED || bonus >= BONUSES.length)
      fail('a turn is remembered that nobody could have had')
    else if (!isCard(top) || !isCard(laid)) fail('a turn is remembered with a god who takes no part')
  for (const { turn, card } of s.folds.map(unpackFold))
    if (turn >= s.traces.length || unpackTurn(s.traces[turn]).laid >= 0 || !isCard(card))
      fail('a fold is remembered that cannot have been')
}

function checkBank(s: GodState): void {
  const { length } = s.bank
  if (length > s.seats) fail(`the bank holds ${length} cards`)
  if (s.up >> length !== 0 || (s.triggered & ~s.up) !== 0)
    fail('a card of the bank is marked that is not there')
  const top = s.up === 0 ? -1 : 31 - Math.clz32(s.up)
  if (s.crown !== top) fail(`the top card is number ${top} of the bank, not ${s.crown}`)
}

/** Every Bonus card of the game is in one place. */
function checkBonuses(s: GodState): void {
  const { kinds, naming } = tables(s)
  const expected = s.day === 0 ? 0 : (kinds.play | kinds.win | kinds.goal) & ~absentBonuses(s, naming)
  const round = s.bonus < 0 ? 0 : 1 << s.bonus
  let found = 0
  let held = 0
  for (const set of [s.pool, s.used, s.goals, round, ...s.personal, ...s.foretold.map(bonus => 1 << bonus)]) {
    if ((found & set) !== 0) fail('a Bonus card is in two places')
    found |= set
  }
  for (const set of s.personal) held |= set
  if (found !== expected) fail(`${bits(found)} Bonus cards are there, not ${bits(expected)}`)
  if ((s.goals & ~kinds.goal) !== 0) fail('a card that is no Endgame card lies among them')
  if ((s.fresh & ~held) !== 0) fail('a fresh personal card is nobody’s')
}

function checkRace(s: GodState): void {
  if (s.finish !== s.data.finish[s.seats - 2]) fail(`FINISH is not tile ${s.finish}`)
  for (const [seat, tile] of s.tiles.entries()) {
    if (tile > s.finish) fail(`seat ${seat} is on tile ${tile}, past FINISH`)
    if (tile > 0 && isTwice(s.tiles, tile, seat)) fail(`two counters are on tile ${tile}`)
    let gained = 0
    for (const part of s.gains[seat]) gained += part
    if (gained !== tile) fail(`seat ${seat} gained ${gained} tiles and is on tile ${tile}`)
    const shortcut = s.shortcuts[seat]
    const { effect, amount } = s.data.track[tile]
    if (shortcut !== 0 && (effect !== 'arrow' || shortcut !== amount))
      fail(`no shortcut leads to ${shortcut}`)
    for (const [i, spent] of s.spent[seat].entries())
      if (s.data.track[spent]?.effect !== 'steps' || isTwice(s.spent[seat], spent, i))
        fail(`seat ${seat} cannot have used up tile ${spent}`)
  }
  if (s.ended === 'finish' && !s.tiles.includes(s.finish)) fail('nobody is at FINISH')
}

/** What a frame says fits the position. */
function checkFrame(s: GodState, frame: GodFrame): void {
  if ('seat' in frame && frame.at !== 'appoint' && frame.seat >= s.seats)
    fail(`frame "${frame.at}": there is no seat ${frame.seat}`)
  switch (frame.at) {
    case 'turn':
      if (countCards(s.hands[frame.seat]) === 0) fail(`seat ${frame.seat} has no card to play`)
      break
    case 'gift':
      if (frame.card >= 0 && (s.personal[frame.seat] & (1 << frame.card)) === 0)
        fail('the Bonus card drawn is not with its owner')
      break
    case 'give':
      if (!hasCard(s.hands[frame.seat], frame.taken)) fail('the card taken is not in the hand')
      break
    case 'exchange':
      for (const [seat, aside] of frame.aside.entries())
        if (aside.some((cards, m) => (cards & ~s.hands[seat][m]) !== 0))
          fail('a card is set aside that is not in the hand')
      break
    case 'revive':
      if (frame.index >= s.bank.length) fail(`the bank has no card ${frame.index}`)
      break
    case 'peek':
      if (frame.placed >= Math.max(frame.count, 1)) fail('more cards are placed than were looked at')
      break
    case 'day':
      if (frame.order.some(seat => seat >= s.seats) || frame.index > s.seats)
        fail('the evening’s order is broken')
      break
    case 'tally':
      if (frame.winner >= s.seats) fail(`there is no winner ${frame.winner}`)
  }
}
