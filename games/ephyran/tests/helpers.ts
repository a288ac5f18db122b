import {
  ALL_SEEING,
  CHANCE,
  Ear,
  legal,
  MoveList,
  only,
  play,
  type Seat,
  submit,
  totals,
  whyNot,
} from '@pantheon/core'
import { expect } from 'vitest'
import { ephyran } from '../index.ts'
import { DATA } from '../rules/data.ts'
import {
  type Card,
  DIONYSUS,
  GODS,
  type GodName,
  MAGIC,
  type MagicName,
  NONE,
  slotOf,
  TERRITORIES,
  type TerritoryName,
} from '../rules/names.ts'
import { type EphyranState, setup } from '../rules/state.ts'
import { tokenOf } from '../rules/token.ts'

/** A token lying in a city, looked at by these seats (its owner alone if left out). */
export interface Lying {
  readonly on: readonly [seat: Seat, territory: TerritoryName, area: number]
  readonly kind: MagicName
  readonly seenBy?: readonly Seat[]
}

/** A position in words. Cards are named by their code, `DIONYSUS` apart. Whatever is left out is empty. */
export interface Scene {
  readonly seats?: number
  /** In the order of the seats; Poseidon, Hephaestus, Aether, Gaia if left out. */
  readonly gods?: readonly GodName[]
  /** Each hand; filled up to five with cards that are of no use in the scene. */
  readonly hands?: readonly (readonly string[])[]
  readonly cities?: readonly Partial<Record<TerritoryName, readonly string[]>>[]
  readonly tokens?: readonly Lying[]
  readonly shields?: readonly (readonly [seat: Seat, territory: TerritoryName, code: string])[]
  /** The discard pile, its top last. */
  readonly discard?: readonly string[]
  /** Cards left in the pile; the others have gone to the second pile. */
  readonly pile?: number
  /** Who holds the Athena token, and whose turn it is. */
  readonly first?: Seat
  readonly turn?: Seat
}

/** The card of that code. */
export function card(code: string): Card {
  if (code === 'DIONYSUS') return DIONYSUS
  const found = DATA.deck.indexOf(code) + 1
  if (found === 0) throw new Error(`no card is ${code}`)
  return found
}

/** A position at the action of a player. */
export function scene(spec: Scene): EphyranState {
  const { seats = 2, first = 0, turn = first, gods = GODS } = spec
  const state = setup(seats, { gods: 'dealt' }, DATA)
  state.first = first
  state.gods = gods.slice(0, seats).map(god => GODS.indexOf(god))
  state.frames = [
    { at: 'rounds', seat: turn },
    { at: 'turn', seat: turn, acted: true, draws: 1, closed: false, again: false },
    { at: 'act', seat: turn, again: false },
  ]
  state.who = only(turn)
  let dionysus = seats
  const use = (code: string): Card => {
    const used = card(code)
    if (used === DIONYSUS) dionysus--
    else {
      if (state.pile[used] === 0) throw new Error(`${code} is in the scene twice`)
      state.pile[used] = 0
      state.left--
    }
    return used
  }

  spec.cities?.forEach((city, seat) => {
    TERRITORIES.forEach((name, t) => {
      city[name]?.forEach((code, i) => {
        state.city[seat][slotOf(t, i + 1)] = use(code)
        state.built[seat][t]++
      })
    })
  })
  for (const { on, kind, seenBy = [on[0]] } of spec.tokens ?? []) {
    const [seat, territory, area] = on
    const seen = seenBy.reduce((set, seer) => set | only(seer), 0)
    state.supply[MAGIC.indexOf(kind)]--
    state.tokens[seat][slotOf(TERRITORIES.indexOf(territory), area)] = tokenOf(MAGIC.indexOf(kind), seen)
  }
  for (const [seat, territory, code] of spec.shields ?? [])
    state.shields[seat][TERRITORIES.indexOf(territory)] = use(code)
  state.discard = (spec.discard ?? []).map(use)

  const hands = Array.from({ length: seats }, (_, seat) => (spec.hands?.[seat] ?? []).map(use))
  const filler = (): Card => {
    const free = state.pile.lastIndexOf(1)
    state.pile[free] = 0
    state.left--
    return free
  }
  state.hands = hands.map(hand => {
    while (hand.length < 5) hand.push(filler())
    return hand.sort((a, b) => a - b)
  })
  state.shown = state.hands.map(hand => hand.filter(held => held === DIONYSUS))
  while (dionysus-- > 0) state.spent.push(DIONYSUS)
  for (let next = 1; spec.pile !== undefined && state.left > spec.pile; next++)
    if (state.pile[next] === 1) {
      state.pile[next] = 0
      state.left--
      state.spent.push(next)
    }
  ephyran.check(state)
  return state
}

/** Plays a move in notation, which must be legal; gives what was told. Cards are written `[P1a / CASTOR]`. */
export function move(state: EphyranState, seat: Seat | 'chance', text: string): Ear['heard'] {
  const ear = new Ear()
  const actor = seat === 'chance' ? CHANCE : seat
  const refusal = submit(ephyran, state, actor, parse(text), ear)
  if (refusal !== null) throw new Error(`${seat} may not "${text}": ${JSON.stringify(refusal)}`)
  ephyran.check(state)
  return ear.heard
}

/** Plays several moves: `[0, 'pass'], …`. */
export function moves(
  state: EphyranState,
  ...list: readonly (readonly [seat: Seat | 'chance', text: string])[]
): void {
  for (const [seat, text] of list) move(state, seat, text)
}

/** A move in notation, cards by number or by code in brackets. */
export const parse = (text: string): number =>
  ephyran.moves.parse(text.replace(/\[(.*?)\]/g, (_, code: string) => `${card(code)}`))

/** Chance plays anything that it may, as long as it must act. */
export function anyChance(state: EphyranState): void {
  const list = new MoveList()
  while (state.who === CHANCE) play(ephyran, state, CHANCE, legal(ephyran, state, CHANCE, list).at(0))
}

/** The moves a seat may make, in notation. */
export const offers = (state: EphyranState, seat: Seat): string[] =>
  legal(ephyran, state, seat, new MoveList()).toArray().map(ephyran.moves.format)

/** Those of one verb. */
export const offersOf = (state: EphyranState, seat: Seat, verb: string): string[] =>
  offers(state, seat).filter(text => text.split(' ')[0] === verb)

/** Why a move is refused: its rule and sentence; fails if it is legal. Nothing may change. */
export function refused(state: EphyranState, seat: Seat, text: string): string {
  const before = JSON.stringify(state)
  const refusal = whyNot(ephyran, state, seat, parse(text))
  expect(submit(ephyran, state, seat, parse(text))).toEqual(refusal)
  expect(JSON.stringify(state)).toBe(before)
  if (refusal === null) throw new Error(`"${text}" is legal`)
  return `${refusal.rule} ${ephyran.text.say(refusal, other => `seat ${other}`)}`
}

/** The points of each seat, all tokens known. */
export const points = (state: EphyranState): number[] => totals(state.seats, ephyran.score(state, ALL_SEEING))

/** The card on an area, as its code. */
export function at(state: EphyranState, seat: Seat, territory: TerritoryName, area: number): string {
  return codeOf(state.city[seat][slotOf(TERRITORIES.indexOf(territory), area)])
}

/** The kind of the token on an area; '' if there is none. */
export function tokenAt(state: EphyranState, seat: Seat, territory: TerritoryName, area: number): string {
  const { token } = ephyran.view(state, ALL_SEEING).players[seat].city[territory].areas[area - 1]
  return token ?? ''
}

/** A card's code. */
export const codeOf = (held: Card): string =>
  held === NONE ? '' : held === DIONYSUS ? 'DIONYSUS' : DATA.deck[held - 1]

/** Cards as codes. */
export const codes = (cards: readonly Card[]): string[] => cards.map(codeOf)

/** The card that pairs this area and creature with a Support: `areaCard('P1a')`. */
export function areaCard(half: string): string {
  const code = DATA.deck.find(known => known.startsWith(`${half} / `))
  if (code === undefined) throw new Error(`no card has ${half}`)
  return code
}

/** A player draws from the pile, whatever it gives, until the turn is over. */
export function drawOut(state: EphyranState, seat: Seat): void {
  while (offers(state, seat).includes('draw pile')) {
    move(state, seat, 'draw pile')
    anyChance(state)
  }
}

/** A whole turn of no interest: the last card of the hand, a filler, is discarded and one drawn. */
export function discardTurn(state: EphyranState, seat: Seat): void {
  move(state, seat, offersOf(state, seat, 'discard').at(-1) ?? '')
  drawOut(state, seat)
}
