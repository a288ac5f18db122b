import { freeze, type Source } from '@pantheon/core'

/** The regions by the number printed on them. */
export const REGIONS = ['1', '2', '3', '4', '5'] as const
/** A region's number. */
export type Region = (typeof REGIONS)[number]

/** The orbits from the inner to the outer one: grey, orange, red, purple. */
export const ORBITS = ['G', 'O', 'R', 'P'] as const
/** An orbit's letter. */
export type Orbit = (typeof ORBITS)[number]

/** The four Plans, in the order of their cards. */
export const PLANS = ['forge', 'hermes', 'torch', 'zephyrus'] as const
/** A Plan's name. */
export type Plan = (typeof PLANS)[number]

/** The three plan phases of a day, and the night after them. */
export const PHASES = ['morning', 'afternoon', 'evening', 'night'] as const
/** The last plan phase of a day. */
export const EVENING = 2
/** The night: darkening and Zeus' favour. */
export const NIGHT = 3

/** The smallest table. */
export const LEAST_SEATS = 3
/** The largest table. */
export const MOST_SEATS = 5
/** The days that a score sheet has room for. */
export const DAYS = [1, 2, 3, 4, 5] as const
/** The most spaces of an orbit in one region that moves can name: more than the standard board has. */
export const MOST_SLOTS: Readonly<Record<Orbit, number>> = { G: 3, O: 4, R: 5, P: 6 }
/** The most planets forged in one action that a move can name. */
export const MOST_FORGED = 3
/** The most torch spaces climbed in one action that a move can name. */
export const MOST_CLIMBED = 5

/** What the size of the table decides. */
export interface TableData {
  readonly power: number
  readonly regions: readonly number[]
}

/** An orbit's pair: `most` for a sole leader with at least `second` lit planets, `second` for the runners-up. */
export interface OrbitData {
  readonly most: number
  readonly second: number
}

/** A region: where its wedge lies (degrees clockwise from the top), its spaces by orbit, its blue lines. */
export interface RegionData {
  readonly angle: number
  readonly spaces: Readonly<Record<Orbit, number>>
  /** Two space names joined by a dash; a space is region, orbit letter, index clockwise: `1P4`. */
  readonly lines: readonly string[]
}

/** The tables of the game: all numbers and the whole board. */
export interface HeavensData {
  readonly days: number
  readonly tables: Readonly<Record<'3' | '4' | '5', TableData>>
  readonly planets: number
  readonly allotment: number
  readonly orbits: Readonly<Record<Orbit, OrbitData>>
  readonly regions: Readonly<Record<Region, RegionData>>
  /** The track, and the prices of climbing one space, two spaces, … in one action. */
  readonly torch: {
    readonly bottom: number
    readonly top: number
    readonly start: number
    readonly prices: readonly number[]
    readonly dropFirst: number
    readonly dropOther: number
  }
  /** The prices of one planet, two planets, … in one action. */
  readonly forge: { readonly prices: readonly number[] }
  readonly zephyrus: { readonly price: number; readonly prestige: number }
  /** Power for one prestige: to a god who is first or tied for it, and to any other. */
  readonly tyche: { readonly first: number; readonly other: number }
  readonly favour: {
    readonly region: number
    readonly planet: number
    readonly best: number
  }
  readonly passPenalty: number
  readonly powerPerPrestige: number
}

const SPLIT = { G: 1, O: 2, R: 3, P: 4 }

/** The lines of a region, written without its number. */
const within = (region: number, lines: string): string[] =>
  lines.split(' ').map(line => {
    const [a, b] = line.split('-')
    return `${region}${a}-${region}${b}`
  })

/** The standard edition. */
export const DATA: HeavensData = freeze({
  days: 5,
  tables: {
    '3': { power: 16, regions: [1, 2, 3] },
    '4': { power: 18, regions: [1, 2, 3, 4] },
    '5': { power: 20, regions: [1, 2, 3, 4, 5] },
  },
  planets: 10,
  allotment: 3,
  orbits: {
    G: { most: 3, second: 1 },
    O: { most: 5, second: 2 },
    R: { most: 6, second: 3 },
    P: { most: 8, second: 4 },
  },
  regions: {
    '1': {
      angle: 252,
      spaces: SPLIT,
      lines: within(1, 'G1-O1 G1-O2 O1-R1 O1-R2 O2-R3 R1-P1 R2-P2 R2-P3 R3-P4 P2-P3'),
    },
    '2': {
      angle: 180,
      spaces: SPLIT,
      lines: within(2, 'G1-O2 O1-O2 O1-R1 O2-R2 R1-P1 R2-P3 R3-P3 R3-P4 P1-P2 P3-P4'),
    },
    '3': {
      angle: 108,
      spaces: SPLIT,
      lines: within(3, 'G1-O1 G1-O2 O1-O2 O1-R1 O2-R3 R1-R2 R2-P2 R3-P3 P1-P2 P3-P4'),
    },
    '4': {
      angle: 324,
      spaces: SPLIT,
      lines: within(4, 'G1-O1 O1-R2 O2-R2 O2-R3 R1-R2 R1-P1 R3-P3 R3-P4 P1-P2 P3-P4'),
    },
    '5': {
      angle: 36,
      spaces: SPLIT,
      lines: within(5, 'G1-O1 G1-O2 O1-R1 O2-R3 R1-R2 R2-R3 R1-P2 R3-P4 P1-P2 P3-P4'),
    },
  },
  torch: { bottom: 0, top: 10, start: 3, prices: [1, 2, 4, 6, 9], dropFirst: 3, dropOther: 2 },
  forge: { prices: [1, 3, 6] },
  zephyrus: { price: 1, prestige: 1 },
  tyche: { first: 1, other: 2 },
  favour: { region: 1, planet: 1, best: 2 },
  passPenalty: 1,
  powerPerPrestige: 3,
})

/** Where the values come from. What is reconstructed was printed on the board or a card only. */
export const SOURCES: Readonly<Record<string, Source>> = freeze({
  days: 'book',
  'tables.power': 'book',
  'tables.regions': 'book',
  planets: 'book',
  allotment: 'book',
  'orbits.G': 'reconstructed',
  'orbits.O': 'derived',
  'orbits.R': 'reconstructed',
  'orbits.P': 'book',
  'regions.angle': 'reconstructed',
  'regions.spaces (ten in all)': 'derived',
  'regions.spaces (their split by orbit)': 'reconstructed',
  'regions.lines (inside regions only)': 'public',
  'regions.lines (each line)': 'reconstructed',
  'torch.bottom': 'reconstructed',
  'torch.top': 'reconstructed',
  'torch.start': 'book',
  'torch.prices (four spaces)': 'book',
  'torch.prices (the others)': 'reconstructed',
  'torch.dropFirst': 'book',
  'torch.dropOther': 'book',
  'forge.prices': 'book',
  zephyrus: 'book',
  tyche: 'book',
  favour: 'book',
  passPenalty: 'book',
  powerPerPrestige: 'book',
})
