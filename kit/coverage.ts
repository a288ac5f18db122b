import type { Emit, Event, Game, Move } from '@pantheon/core'

/** What play has reached so far: it listens to events, and counts moves and endings. */
export class Coverage implements Emit {
  readonly things: Record<string, number> = {}
  readonly endings: Record<string, number> = {}
  private readonly made: Uint32Array

  constructor(private readonly game: Game) {
    this.made = new Uint32Array(game.moves.size)
    for (const thing of game.things) this.things[thing] = 0
    for (const ending of game.endings) this.endings[ending] = 0
  }

  tell(event: Event): void {
    if (event.uses !== undefined) this.things[event.uses] = (this.things[event.uses] ?? 0) + 1
  }

  reveal(event: Event): void {
    this.tell(event)
  }

  /** A move was made. */
  move(move: Move): void {
    this.made[move]++
  }

  /** A game came to its end. */
  end(ending: string): void {
    this.endings[ending] = (this.endings[ending] ?? 0) + 1
  }

  /** How often each verb was used. */
  get verbs(): Record<string, number> {
    const { moves } = this.game
    const verbs: Record<string, number> = Object.fromEntries(moves.verbs.map(verb => [verb, 0]))
    this.made.forEach((times, move) => {
      verbs[moves.verb(move)] += times
    })
    return verbs
  }

  /** How often each word of each verb's arguments was said: `words['build 0']['temple']`. */
  get words(): Record<string, Record<string, number>> {
    const { moves } = this.game
    const words: Record<string, Record<string, number>> = {}
    for (let move = 0; move < moves.size; move++)
      moves.words(move).forEach((word, i) => {
        const place = `${moves.verb(move)} ${i}`
        words[place] ??= {}
        words[place][word] = (words[place][word] ?? 0) + this.made[move]
      })
    return words
  }

  /** The verbs, things and endings never reached; all must be. */
  missing(): string[] {
    const never = (kind: string, counts: Record<string, number>) =>
      Object.keys(counts)
        .filter(name => counts[name] === 0)
        .map(name => `${kind} ${name}`)
    return [...never('verb', this.verbs), ...never('thing', this.things), ...never('ending', this.endings)]
  }

  /** The words never said, as `verb argument: word`; some may be out of reach by the rules. */
  unsaid(): string[] {
    return Object.entries(this.words).flatMap(([place, words]) =>
      Object.keys(words)
        .filter(word => words[word] === 0)
        .map(word => `${place}: ${word}`),
    )
  }

  /** One line: shares of verbs, words, moves, things and endings reached. */
  summary(): string {
    const share = (counts: number[]) => `${counts.filter(n => n > 0).length}/${counts.length}`
    const words = Object.values(this.words).flatMap(place => Object.values(place))
    return [
      `verbs ${share(Object.values(this.verbs))}`,
      `words ${share(words)}`,
      `moves ${share(Array.from(this.made))}`,
      `things ${share(Object.values(this.things))}`,
      `endings ${share(Object.values(this.endings))}`,
    ].join(', ')
  }
}
