/** What a tile does to a counter that ends its movement there. `amount`: steps, or the tile a shortcut leads to. */
export interface Tile {
  readonly effect: 'plain' | 'steps' | 'arrow' | 'star'
  readonly amount: number
}

const PLAIN: Tile = { effect: 'plain', amount: 0 }
const STAR: Tile = { effect: 'star', amount: 0 }
const steps = (amount: number): Tile => ({ effect: 'steps', amount })
const arrow = (amount: number): Tile => ({ effect: 'arrow', amount })

const SPECIAL: Readonly<Record<number, Tile>> = {
  3: STAR,
  5: steps(1),
  7: steps(-1),
  9: arrow(12),
  11: steps(2),
  14: steps(-2),
  16: STAR,
  18: steps(1),
  20: arrow(23),
  22: steps(-1),
  24: STAR,
  26: steps(2),
  29: steps(-2),
  30: STAR,
  31: steps(-1),
  34: steps(1),
  35: arrow(38),
  37: steps(-2),
  39: steps(-1),
}

/** The race track from START (tile 0) on; it ends at the FINISH of the table's size. Reconstructed. */
export const TRACK: readonly Tile[] = Array.from({ length: 41 }, (_, tile) => SPECIAL[tile] ?? PLAIN)
