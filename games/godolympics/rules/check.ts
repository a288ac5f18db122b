import { seatsOf } from '@pantheon/core'
import { absentBonuses } from './bonus-deck.ts'
import { bits, countCards, listCards } from './cards.ts'
import { BONUSES, GODS, MYTHOLOGIES } from './names.ts'
import { checkShape, demand } from './shape.ts'
import { type GodState, participants, tables } from './state.ts'
import { listBonuses } from './view.ts'

/** Throws, naming the law, if a position has a wrong shape or breaks a law of conservation. */
export function check(s: GodState): void {
  checkShape(s)
  checkMythologies(s)
  checkGods(s)
  checkKnowledge(s)
  checkBank(s)
  checkBonuses(s)
  checkRace(s)
  checkPending(s)
}

function checkMythologies(s: GodState): void {
  const taking = participants(s).filter(m => m >= 0)
  demand(new Set(taking).size === taking.length, 'two players have the same mythology')
  demand(s.seats === 2 || s.third < 0, 'only a duel has a third mythology')
  if (s.day > 0) demand(taking.length === (s.seats === 2 ? 3 : s.seats), 'a mythology is missing')
  const envoys = s.envoys.filter(m => m >= 0)
  demand(new Set(envoys).size === envoys.length, 'a Diplomacy card is there twice')
  demand(
    envoys.every(m => taking.includes(m)),
    'a Diplomacy card is of no mythology in the game',
  )
  demand(s.leader < s.seats && s.silencer < s.seats, 'the leader or silencer has no seat')
}

/** Every god card of the game is in one place. */
function checkGods(s: GodState): void {
  const places = new Array<number>(GODS.length).fill(0)
  for (const set of [s.deck, s.discard, ...s.hands, ...s.stacks])
    for (const card of listCards(set)) places[card]++
  for (const list of [s.top, s.bottom, s.bank]) for (const card of list) places[card]++
  const taking = s.day === 0 ? [] : participants(s)
  for (const [card, name] of GODS.entries()) {
    const expected = taking.includes(Math.floor(card / 12)) ? 1 : 0
    demand(places[card] === expected, `${name} is in ${places[card]} places, not ${expected}`)
  }
  const turn = s.frames.at(-1)
  if (turn?.at === 'turn' && s.bank.length === 0)
    demand(new Set(s.hands.map(countCards)).size === 1, 'hands differ in size before a round')
}

/** Everyone knows their own cards, and nobody the unseen rest of a deck. */
function checkKnowledge(s: GodState): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (const card of [...listCards(s.hands[seat]), ...listCards(s.stacks[seat])])
      demand((s.seen[card] & (1 << seat)) !== 0, `seat ${seat} does not know its own ${GODS[card]}`)
  for (const card of listCards(s.deck)) demand(s.seen[card] === 0, `${GODS[card]} is in the deck and seen`)
  for (const card of listBonuses(s.pool))
    demand(s.bonusSeen[card] === 0, `${BONUSES[card]} is in the deck and seen`)
}

function checkBank(s: GodState): void {
  const { length } = s.bank
  demand(length <= s.seats, `the bank holds ${length} cards`)
  demand(
    s.up >> length === 0 && (s.triggered & ~s.up) === 0,
    'a card of the bank is face up that is not there',
  )
  const top = s.up === 0 ? -1 : 31 - Math.clz32(s.up)
  demand(s.crown === top, `the top card is number ${top} of the bank, not ${s.crown}`)
}

/** Every Bonus card of the game is in one place. */
function checkBonuses(s: GodState): void {
  const { kinds, naming } = tables(s)
  const all = kinds.play | kinds.win | kinds.goal
  const expected = s.day === 0 ? 0 : all & ~absentBonuses(s, naming)
  let found = 0
  const place = (set: number, where: string) => {
    demand((found & set) === 0, `a Bonus card is there twice: ${where}`)
    found |= set
  }
  place(s.pool, 'deck')
  for (const bonus of s.foretold) place(1 << bonus, 'top of the deck')
  place(s.used, 'used pile')
  if (s.bonus >= 0) place(1 << s.bonus, 'round')
  place(s.goals, 'Endgame')
  for (const cards of s.personal) place(cards, 'personal')
  demand(found === expected, `${bits(found)} Bonus cards are there, not ${bits(expected)}`)
  demand((s.goals & ~kinds.goal) === 0, 'a card that is no Endgame card lies among them')
  demand((s.fresh & ~s.personal.reduce((a, b) => a | b, 0)) === 0, 'a fresh personal card is nobody’s')
}

function checkRace(s: GodState): void {
  demand(s.finish === s.data.finish[s.seats - 2], `FINISH is not tile ${s.finish}`)
  for (let seat = 0; seat < s.seats; seat++) {
    const tile = s.tiles[seat]
    demand(tile <= s.finish, `seat ${seat} is on tile ${tile}, past FINISH`)
    demand(tile === 0 || s.tiles.indexOf(tile) === seat, `two counters are on tile ${tile}`)
    const gained = s.gains[seat].reduce((a, b) => a + b, 0)
    demand(gained === tile, `seat ${seat} gained ${gained} tiles and is on tile ${tile}`)
    const { effect, amount } = s.data.track[tile]
    const shortcut = s.shortcuts[seat]
    demand(shortcut === 0 || (effect === 'arrow' && shortcut === amount), `no shortcut leads to ${shortcut}`)
    for (const spent of s.spent[seat])
      demand(s.data.track[spent]?.effect === 'steps', `tile ${spent} cannot be used up`)
    demand(new Set(s.spent[seat]).size === s.spent[seat].length, 'a tile is used up twice')
  }
  demand(s.ended !== 'finish' || s.tiles.includes(s.finish), 'nobody is at FINISH')
}

/** What frames say fits the position. */
function checkPending(s: GodState): void {
  for (const seat of seatsOf(s.who)) demand(seat < s.seats, `seat ${seat} must act and is not there`)
  for (const frame of s.frames) {
    if ('seat' in frame && frame.at !== 'appoint')
      demand(frame.seat < s.seats, `frame ${frame.at}: no seat ${frame.seat}`)
    if (frame.at === 'gift' && frame.card >= 0)
      demand((s.personal[frame.seat] & (1 << frame.card)) !== 0, 'the card drawn is not with its owner')
    if (frame.at === 'give')
      demand(listCards(s.hands[frame.seat]).includes(frame.taken), 'the card taken is not in the hand')
    if (frame.at === 'exchange')
      demand(
        frame.aside.every((aside, seat) => aside.every((cards, m) => (cards & ~s.hands[seat][m]) === 0)),
        'a card is set aside that is not in the hand',
      )
    if (frame.at === 'revive') demand(frame.index < s.bank.length, 'no such card in the bank')
    if (frame.at === 'peek')
      demand(frame.placed < Math.max(frame.count, 1), 'more cards are placed than were looked at')
    if (frame.at === 'turn' || frame.at === 'war')
      demand(s.mythologies[frame.seat] < MYTHOLOGIES.length, 'a player without a mythology')
  }
}
