import { type Sayings, type Seat, text } from '@pantheon/core'
import { DAYS, type Plan } from '../rules/data.ts'
import type { Saying, ScoreKey } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { SOURCE_NAMES, type SourceName } from '../rules/state.ts'
import type { HeavensView } from '../rules/view.ts'
import { drawnWith } from './board.ts'
import { BARS, LABELS, PLAN_NAMES, SOURCE_TEXTS, WON_BY } from './en/words.ts'

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
const prestige = (points: number): string => `${points} prestige`
const names = (seats: readonly Seat[], name: (seat: Seat) => string): string =>
  seats.map(name).join(seats.length > 2 ? ', ' : ' and ')
const purse = (power: number, ratio: number): string =>
  `You have ${power}; what you lack Tyche gives, ${ratio} Power for each prestige.`
const priced = (prices: readonly number[]): string =>
  prices.map((price, i) => `${i + 1} for ${price}`).join(', ')

/** One value for each key of a list. */
const record = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, T>

const SCORE_KEYS: readonly ScoreKey[] = DAYS.flatMap(day =>
  SOURCE_NAMES.map(source => `score.${day}.${source}` as const),
)

/** A line of the score sheet: `Day 2: the red orbit`. */
const scoreLine = (key: ScoreKey): string => {
  const [, day, source] = key.split('.')
  return `Day ${day}: ${SOURCE_TEXTS[source as SourceName]}`
}

const sayings: Sayings<Saying> = {
  first: (e, name) => `${name(e.seat)} receives the Sun and the Moon.`,
  eve: (e, name) => `${name(e.seat)} steals out and sets a planet on ${e.space}.`,
  phase: (e, name) => `Day ${e.day}, ${e.phase}: ${name(e.moon)} holds the Moon. Choose your Plans.`,
  chose: (e, name) => `${name(e.seat)} lays ${PLAN_NAMES[e.plan]} face down.`,
  revealed: (e, name) =>
    `The Plans are shown: ${e.plans.map((plan, seat) => `${name(seat)} ${PLAN_NAMES[plan]}`).join(', ')}.`,
  competition: (e, name) =>
    `${name(e.seat)} pays ${e.price} Power: ${many(e.price, 'other god')} also chose ${PLAN_NAMES[e.plan]}.`,
  tyche: (e, name) =>
    `${name(e.seat)} shows ${e.had} Power where ${e.price} is due, and Tyche gives ${e.gained} for ${prestige(e.prestige)}.`,
  forged: (e, name) => `${name(e.seat)} has ${many(e.planets, 'planet')} forged for ${e.price} Power.`,
  placed: (e, name) =>
    `Hermes sets a planet of ${name(e.seat)} on ${e.space}; Zeus bestows ${e.power} Power.`,
  raised: (e, name) => `${name(e.seat)} raises the torch by ${e.spaces} to ${e.torch} for ${e.price} Power.`,
  offered: (e, name) => `${name(e.seat)} gives the planet on ${e.space} to the wind.`,
  swapped: (e, name) =>
    `Zephyrus swaps ${name(e.seat)}'s ${e.from} with ${name(e.other)}'s ${e.to} for ${e.price} Power; ${name(e.seat)} gains ${prestige(e.prestige)}.`,
  passed: (e, name) => `${name(e.seat)} passes on ${PLAN_NAMES[e.plan]} and loses ${prestige(e.prestige)}.`,
  barred: (e, name) =>
    `${name(e.seat)} cannot use ${PLAN_NAMES[e.plan]}: ${BARS[e.bar]}. That costs ${prestige(e.prestige)}.`,
  night: e => `Night falls on day ${e.day}.`,
  darkened: (e, name) => `${name(e.seat)}'s planet on ${e.space} goes dark.`,
  favour: (e, name) =>
    `For ${SOURCE_TEXTS[e.source]} Zeus grants ${e.points
      .flatMap((points, seat) => (points === 0 ? [] : [`${name(seat)} ${points}`]))
      .join(', ')}.`,
  dawn: (e, name) => `All planets shine again. ${name(e.sun)} receives the Sun and the Moon.`,
  dropped: (e, name) => `${name(e.seat)}'s torch burns down by ${e.spaces} to ${e.torch}.`,
  returned: (e, name) => `${name(e.seat)} returns ${e.power} Power to Zeus for ${prestige(e.prestige)}.`,
  won: (e, name) =>
    `${names(e.seats, name)} ${e.seats.length === 1 ? 'enters' : 'enter'} Mount Olympus, ${WON_BY[e.by]}.`,

  prestige: () => 'Won by prestige.',
  planets: () => 'Tied on prestige, won with fewer planets in the heavens.',
  torch: () => 'Tied on prestige and planets, won with the higher torch.',
  shared: () => 'Tied on prestige, planets and torch: a shared victory.',

  'ask.eve': e =>
    e.second
      ? 'Set your second planet on an empty space of another orbit.'
      : 'Set a planet on any empty space of the heavens.',
  'ask.choice': e => `Day ${e.day}, ${e.phase}: choose a Plan in secret. You have ${e.power} Power.`,
  'ask.forge': e => `How many planets (${priced(e.prices)} Power)? ${purse(e.power, e.ratio)}`,
  'ask.hermes': () => 'Where shall Hermes set your planet?',
  'ask.torch': e => `How far shall the torch climb (${priced(e.prices)} Power)? ${purse(e.power, e.ratio)}`,
  'ask.zephyrus': e =>
    `Which of your planets shall be swapped, for ${e.price} Power? ${purse(e.power, e.ratio)}`,
  'ask.swap': e => `With whose planet shall ${e.space} change places?`,
  'ask.darken': e => `Your torch lights ${many(e.torch, 'planet')}: darken ${e.excess} more.`,

  'no.not-now': () => 'That is not what is asked now.',
  'no.unused': e => `${e.space} is no space of this table's heavens.`,
  'no.occupied': (e, name) => `${e.space} is taken by a planet of ${name(e.seat)}.`,
  'no.same-orbit': e =>
    `${e.space} lies in the orbit of your first planet, ${e.first}; the second must go elsewhere.`,
  'no.other-plan': e => `Your Plan in this phase is ${PLAN_NAMES[e.plan]}.`,
  'no.room': e => `${many(e.wanted, 'planet')} wanted, but the Allotment has room for ${e.room}.`,
  'no.supply': e => `${many(e.wanted, 'planet')} wanted, but ${e.supply} left in the supply.`,
  'no.price': e => `${e.wanted} wanted, but the card sells at most ${e.most} at once.`,
  'no.climb': e => `${many(e.wanted, 'space')} wanted, but the top (${e.top}) is ${e.left} away.`,
  'no.own': e => `There is no planet of yours on ${e.space}.`,
  'no.foreign': e => `There is no other god's planet on ${e.space}.`,
  'no.moved': e => `Zephyrus has already moved the planet on ${e.space} in this phase.`,
  'no.offer': e => `Before ${e.space}, choose which planet of yours is to be swapped.`,
  'no.offered': e => `You have given ${e.space} to the wind: choose the other god's planet.`,
  'no.dark': e => `The planet on ${e.space} is dark already.`,

  ...record(SCORE_KEYS, key => () => scoreLine(key)),
}

/** The game in English. */
export const en = text<Saying, typeof V.domains, HeavensView>(
  sayings,
  V,
  {
    first: seat => `Seat ${seat} receives the Sun`,
    plan: plan => `Choose ${PLAN_NAMES[plan as Plan]}`,
    forge: planets => `Forge ${many(Number(planets), 'planet')}`,
    place: space => `Set a planet on ${space}`,
    raise: spaces => `Raise the torch by ${spaces}`,
    offer: space => `Give your planet on ${space} to the wind`,
    swap: space => `Swap with the planet on ${space}`,
    darken: space => `Darken ${space}`,
    pass: () => 'Pass',
  },
  drawnWith(LABELS),
  'en',
  {
    plainer: {
      forge: ({ asked }, planets) =>
        asked?.key === 'ask.forge'
          ? `Forge ${many(Number(planets), 'planet')} for ${asked.prices[Number(planets) - 1]} Power`
          : null,
      raise: ({ asked }, spaces) =>
        asked?.key === 'ask.torch'
          ? `Raise the torch by ${spaces} for ${asked.prices[Number(spaces) - 1]} Power`
          : null,
    },
  },
)
