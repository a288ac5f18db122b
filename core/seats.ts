/** A player's place at the table: 0 to n-1, clockwise. */
export type Seat = number

/** The seat of chance: dice, draws and deals are its moves. */
export const CHANCE = -1

/** Who must act: a set of seats (one bit each), `CHANCE`, or `NOBODY`. */
export type Who = number

/** Sets of seats are bits of a small integer. */
export const MOST_SEATS = 30

/** No one has to act: the kernel goes on to the next step. */
export const NOBODY = 0

/** The set that holds one seat. */
export const only = (seat: Seat): Who => 1 << seat

/** The set of all seats of a table of `seats`. */
export const everyone = (seats: number): Who => (1 << seats) - 1

/** Is `seat` (or `CHANCE`) among those who must act? */
export const acts = (who: Who, seat: Seat): boolean =>
  seat === CHANCE ? who === CHANCE : who > 0 && seat >= 0 && seat < MOST_SEATS && (who & (1 << seat)) !== 0

/** The seats of a set, in order; none for `CHANCE` and `NOBODY`. */
export function seatsOf(who: Who): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; who > 0 && who >> seat !== 0; seat++) if (acts(who, seat)) seats.push(seat)
  return seats
}

/** The first seat of a set that is not empty. */
export const lowest = (who: Who): Seat => 31 - Math.clz32(who & -who)

/** Whose eyes look at the table: a seat's, a spectator's, or (for replays and tools) all-seeing ones. */
export type Eye = Seat | typeof SPECTATOR | typeof ALL_SEEING

/** Someone without a seat, who sees what everybody sees. */
export const SPECTATOR = -2

/** Sees every hidden thing: replays of finished games, the lab, tests. */
export const ALL_SEEING = -3

/** May these eyes see what belongs to `seat` alone? */
export const sees = (eye: Eye, seat: Seat): boolean => eye === seat || eye === ALL_SEEING
