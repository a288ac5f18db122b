/** What each pair of eyes sees. RULES 13 */
import { ALL_SEEING, type Eye, type Seat, sees } from '@pantheon/core'
import type { Task } from './data/index.ts'
import { DICE_WORDS } from './dice.ts'
import { attackOf, speedOf } from './hero.ts'
import { isCamp, TILE_NAMES, TILES } from './map.ts'
import { taskOf } from './missions.ts'
import { HEROES, RUNES, sum, TEMPLES } from './names.ts'
import { GONE, type Scene, templeKind, templeOwner, type World } from './state.ts'

/** A tile: what lies on it, as far as these eyes know. `village` is a rune, 'hidden', or null where none lies. */
export interface TileView {
  readonly name: string
  readonly village: string | null
  /** Who has looked at the face-down village. */
  readonly seenBy: readonly Seat[]
  readonly temple: { readonly owner: Seat; readonly kind: string } | null
  /** The god whose Guardian waits here. */
  readonly guardian: string | null
  readonly arena: string | null
  readonly fire: boolean
}

/** A player's side of the table. Hands are null for eyes that may not see them. */
export interface SeatView {
  readonly hero: string | null
  readonly place: string
  readonly health: number
  readonly vigour: number
  readonly attack: number
  readonly speed: number
  readonly temples: readonly number[]
  readonly villages: readonly number[]
  readonly arenas: readonly string[]
  readonly darkRunes: number
  readonly artifacts: readonly { readonly name: string; readonly side: string }[]
  /** The Missions, the oldest first: whose they are and what they ask. */
  readonly missions: readonly (Task & { readonly god: string })[]
  readonly deeds: readonly number[]
  readonly rewards: number
  readonly secrets: number
  readonly hand: readonly number[] | null
  readonly hidden: readonly number[] | null
  readonly effects: readonly string[]
  readonly hillRounds: number
}

/** A frame as these eyes may see it; the dice of quests and fights come with their word. */
export type SceneView = Readonly<Record<string, unknown>> & { readonly at: Scene['at'] }

/** The table as seen by someone. */
export interface KingView {
  readonly eye: Eye
  readonly marker: number
  readonly lastRound: number
  readonly final: boolean
  readonly sideB: boolean
  readonly sealed: boolean
  readonly hillGuardian: string | null
  readonly first: Seat
  readonly active: Seat
  readonly darkHero: Seat
  readonly contender: Seat
  readonly monster: { readonly name: string; readonly health: number; readonly tokens: number } | null
  readonly tiles: readonly TileView[]
  readonly seats: readonly SeatView[]
  readonly gods: readonly { readonly left: number; readonly gone: readonly string[] }[]
  /** Gods put under their decks: their deck, and their names for who put them there. */
  readonly under: readonly { readonly deck: string; readonly god: string | null }[]
  readonly market: readonly string[]
  readonly supers: readonly string[]
  readonly rewardDeck: number
  readonly rewardTop: readonly (number | null)[]
  readonly rewardUnder: readonly (number | null)[]
  readonly rewardsUsed: readonly number[]
  readonly secretDeck: number
  readonly secretsUsed: readonly number[]
  readonly turn: Readonly<Record<string, number | boolean>>
  /** Everything that is going on, the latest last, without what is only for other eyes. */
  readonly scenes: readonly SceneView[]
  readonly ended: string
}

/** The name of a place. */
export const placeName = (place: number): string =>
  place < 0 ? '' : isCamp(place) ? `${HEROES[place - TILES]}'s camp` : TILE_NAMES[place]

const knows = (eye: Eye, set: number): boolean => eye === ALL_SEEING || (eye >= 0 && (set & (1 << eye)) !== 0)

const seatsIn = (s: World, set: number): Seat[] =>
  Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => (set & (1 << seat)) !== 0)

function tileView(s: World, tile: number, eye: Eye): TileView {
  const temple = s.temple[tile]
  const god = s.guardian[tile]
  const deck = s.arenaTile.indexOf(tile)
  const village = s.village[tile]
  return {
    name: TILE_NAMES[tile],
    village: village === GONE ? null : village >= 0 && knows(eye, s.seen[tile]) ? RUNES[village] : 'hidden',
    seenBy: seatsIn(s, s.seen[tile]),
    temple: temple < 0 ? null : { owner: templeOwner(temple), kind: TEMPLES[templeKind(temple)] },
    guardian: god < 0 ? null : s.data.gods[god].name,
    arena: deck < 0 ? null : RUNES[deck],
    fire: s.fire[tile] > 0,
  }
}

const effectsOn = (s: World, seat: Seat): string[] =>
  [
    s.hiding[seat] && 'hidden',
    s.aegis[seat] && 'aegis',
    s.cursed[seat] && 'cursed',
    s.fogged[seat] && 'fog',
    s.dolls[seat] > 0 && `doll ${s.dolls[seat]}`,
    s.token[seat] > 0 && s.data.monsters[s.monster].ability,
    s.borrowed[seat] > 0 && `attack +${s.borrowed[seat]}`,
  ].filter(effect => effect !== false)

function seatView(s: World, seat: Seat, eye: Eye): SeatView {
  const hero = s.hero[seat]
  return {
    hero: hero < 0 ? null : HEROES[hero],
    place: placeName(s.place[seat]),
    health: s.health[seat],
    vigour: s.vigour[seat],
    attack: hero < 0 ? 0 : attackOf(s, seat),
    speed: hero < 0 ? 0 : speedOf(s, seat),
    temples: [...s.temples[seat]],
    villages: [...s.villages[seat]],
    arenas: RUNES.filter((_, deck) => s.arenaOwner[deck] === seat),
    darkRunes: s.dark[seat],
    artifacts: s.artifacts[seat].map((artifact, slot) => {
      const { name, type } = s.data.artifacts[artifact]
      const turned = s.sides[seat][slot] === 1
      return { name, side: type === 'passive' ? '∞' : turned ? (type === 'super' ? '∞' : 'B') : 'A' }
    }),
    missions: s.missions[seat].map(god => ({ god: s.data.gods[god].name, ...taskOf(s, god) })),
    deeds: [...s.deeds[seat]],
    rewards: sum(s.hand[seat]),
    secrets: sum(s.hidden[seat]),
    hand: sees(eye, seat) ? [...s.hand[seat]] : null,
    hidden: sees(eye, seat) ? [...s.hidden[seat]] : null,
    effects: effectsOn(s, seat),
    hillRounds: s.hillRounds[seat],
  }
}

/** What is going on, without what is only for other eyes: answers not yet all given, cards looked at, a spied hand. */
function sceneView(s: World, scene: Scene, eye: Eye): SceneView {
  switch (scene.at) {
    case 'react':
      return { ...scene, answers: scene.answers.map((answer, seat) => mask(answer, sees(eye, seat))) }
    case 'horn':
      return { ...scene, card: mask(scene.card, sees(eye, scene.seat)) }
    case 'comb':
      return { ...scene, cards: scene.cards.map(card => (sees(eye, scene.seat) ? card : null)) }
    case 'meet':
      return { ...scene, drawn: scene.drawn.map(god => (sees(eye, scene.seat) ? god : null)) }
    case 'spy':
      return { ...scene, hand: sees(eye, scene.seat) ? [...s.hand[scene.owner]] : null }
    case 'quest':
      return { ...scene, added: [...scene.added], nudged: [...scene.nudged], shows: DICE_WORDS[scene.dice] }
    case 'arena':
      return {
        ...scene,
        foes: [...scene.foes],
        slots: [...scene.slots],
        shows: DICE_WORDS[scene.dice],
      }
    case 'battle':
      return { ...scene, shows: DICE_WORDS[scene.dice] }
    default:
      return { ...scene }
  }
}

const mask = (value: number, known: boolean): number | null => (value < 0 || known ? value : null)

/** All that these eyes may see. RULES 13.1 */
export function view(s: World, eye: Eye): KingView {
  const { data } = s
  return {
    eye,
    marker: s.marker,
    lastRound: data.numbers.lastRound,
    final: s.final,
    sideB: s.sideB,
    sealed: s.sealed,
    hillGuardian: s.hillGuardian < 0 ? null : data.guardians[s.hillGuardian].name,
    first: s.first,
    active: s.active,
    darkHero: s.darkHero,
    contender: s.contender,
    monster:
      s.monster < 0
        ? null
        : { name: data.monsters[s.monster].name, health: s.monsterHealth, tokens: s.monsterTokens },
    tiles: TILE_NAMES.map((_, tile) => tileView(s, tile, eye)),
    seats: Array.from({ length: s.seats }, (_, seat) => seatView(s, seat, eye)),
    gods: RUNES.map((_, deck) => ({
      left: [...s.gods[deck].toString(2)].filter(bit => bit === '1').length,
      gone: data.gods
        .slice(deck * RUNES.length, (deck + 1) * RUNES.length)
        .filter((_god, i) => (s.godsGone[deck] & (1 << i)) !== 0)
        .map(god => god.name),
    })),
    under: s.under.map((god, i) => ({
      deck: RUNES[Math.floor(god / RUNES.length)],
      god: knows(eye, s.underBy[i]) ? data.gods[god].name : null,
    })),
    market: data.artifacts.filter((_, artifact) => s.market[artifact] === 1).map(({ name }) => name),
    supers: RUNES.filter((_, deck) => s.supers[deck] === 1),
    rewardDeck: sum(s.rewards) + s.rewardTop.length + s.rewardUnder.length,
    rewardTop: s.rewardTop.map((card, i) => (knows(eye, s.rewardTopBy[i]) ? card : null)),
    rewardUnder: s.rewardUnder.map((card, i) => (knows(eye, s.rewardUnderBy[i]) ? card : null)),
    rewardsUsed: [...s.rewardsUsed],
    secretDeck: sum(s.secrets),
    secretsUsed: [...s.secretsUsed],
    turn: {
      spent: s.spent,
      powers: s.powers,
      strength: s.strength,
      haste: s.haste,
      aims: s.aims,
      built: s.built,
      exchanged: s.exchanged,
      again: s.again,
      passing: s.passing,
      farPath: s.farPath,
      oracle: s.oracle,
      shown: s.shown,
      fallen: s.fallen,
    },
    scenes: s.frames.map(scene => sceneView(s, scene, eye)),
    ended: s.ended,
  }
}
