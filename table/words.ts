import { z } from 'zod'

/** What cannot be seen or turns text around, and could make one name look like another; emoji keep their joiners. */
const UNSEEN = /(?![\u200d\ufe0f])[\p{C}\p{DI}]/gu

/** More marks on one letter than any language needs. */
const PILES = /(\p{M}{4})\p{M}+/gu

/** A text from outside as it is kept: composed, without what cannot be seen, on one line. */
export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(UNSEEN, '')
    .replace(PILES, '$1')
    .replace(/ +/g, ' ')
    .trim()

const cleaned = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform(clean)
    .pipe(z.string().min(1).max(most))

/** What a person is called. */
export const name = cleaned(32)

/** A player's part in the chance of a game. */
export const phrase = cleaned(200)

/** Something said at the table. */
export const saying = cleaned(500)
