import { ALL_SEEING, type Eye, type Seat } from '@pantheon/core'
import type { Magic } from './names.ts'

/** A face-down token: its kind and the set of seats that have looked at it, in one number. RULES 6.4 */
export type Token = number

/** In place of a set of seats: the token has been turned over for everyone. */
export const FACE_UP = 1 << 4

const KIND_BITS = 2
const KINDS = (1 << KIND_BITS) - 1

/** A token of that kind that those seats have looked at. */
export const tokenOf = (kind: Magic, seen: number): Token => (seen << KIND_BITS) | kind

/** What the token is. */
export const kindOf = (token: Token): Magic => token & KINDS

/** The seats that have looked at it. */
export const seenBy = (token: Token): number => token >> KIND_BITS

/** The same token after `seat` has looked at it. */
export const lookedAt = (token: Token, seat: Seat): Token => token | (1 << (seat + KIND_BITS))

/** Do these eyes know what the token is? */
export const knows = (eye: Eye, token: Token): boolean =>
  eye === ALL_SEEING || (seenBy(token) & (FACE_UP | (eye >= 0 ? 1 << eye : 0))) !== 0
