/** What French sentences need besides their words: elision, number, and the blanks of its typography. */

/** A sound that `de` and `que` are elided before; `i` and `y` only before a consonant: d’Isis, de Iarilo, de Yann. */
const OPEN = /^(?:[aàâäeéèêëhîïoôöuùûüæœ]|[iy](?![aeou]))/i
/** Names and words whose `h` is no open sound. */
const ASPIRATED = /^(?:hall|han|har|has|heimdall|hel$|helheim|héros|hill|hitt)/i

const elides = (word: string): boolean => OPEN.test(word) && !ASPIRATED.test(word)

/** `de Zeus`, `d’Athéna`. */
export const de = (word: string): string => (elides(word) ? `d’${word}` : `de ${word}`)

/** `que Zeus`, `qu’Athéna`. */
export const que = (word: string): string => (elides(word) ? `qu’${word}` : `que ${word}`)

/** `0 carte`, `1 carte`, `2 cartes`: the plural begins at two. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${Math.abs(n) < 2 ? one : many}`

/** `Zeus`, `Zeus et Pan`, `Zeus, Pan et Arès`. */
export const listed = (words: readonly string[], last = 'et'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.slice(-1)}`

/** A capital at the head of a sentence or a line. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** No line breaks before ; : ! ? » nor after «. */
export const unbroken = (words: string): string =>
  words.replace(/ (?=»|[;:!?](?:[\s)]|$))/g, '\u00a0').replace(/« /g, '«\u00a0')
