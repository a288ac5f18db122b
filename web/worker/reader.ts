import { type Game, type GameRecord, InputError, type Language, replay, type Seat } from '@pantheon/core'
import { voiceOf } from '@pantheon/table'
import type { Asked, AskedBack, Telling } from './messages.ts'
import { Looking, type Source, verdict } from './past.ts'

/** A game that is played elsewhere: its table is drawn in words here, and once it is over it is looked back at. */
export class Reader {
  private readonly looking = new Looking()
  private readonly names: readonly string[]
  private readonly language: Language
  private reviewed: { readonly record: GameRecord; readonly source: Source } | null = null

  constructor(
    private readonly game: Game,
    { names, language }: Extract<Asked, { ask: 'read' }>,
    private readonly tell: (telling: Telling) => void,
  ) {
    this.names = names
    this.language = language
  }

  /** Everything the page can ask about such a game. */
  receive(asked: AskedBack | Extract<Asked, { ask: 'draw' | 'review' }>): void {
    if (asked.ask === 'review') this.review(asked.record)
    else this.tell({ tell: 'answer', id: asked.id, answer: this.answer(asked) })
  }

  private answer(asked: AskedBack | Extract<Asked, { ask: 'draw' }>) {
    if (asked.ask === 'draw') return this.text.draw(asked.view, this.name)
    const { reviewed } = this
    if (reviewed === null) throw new InputError('there is no record to look back at')
    switch (asked.ask) {
      case 'look':
        return this.looking.look(reviewed.source, asked.at, asked.eye)
      case 'curve':
        return this.looking.curve(reviewed.source, asked.eye)
      case 'verify':
        return verdict(reviewed.source.match, reviewed.record)
      case 'record':
        return JSON.stringify(reviewed.record, null, 1)
    }
  }

  private get text() {
    return voiceOf(this.game, this.language).game
  }

  private readonly name = (seat: Seat): string => this.names[seat]

  /** A record has no entries of a table: its decisions are numbered as they stand in it. */
  private review(record: GameRecord): void {
    const match = replay(this.game, record)
    const source = { match, text: this.text, name: this.name }
    this.reviewed = { record, source: { ...source, entryOf: count => count, countAt: entry => entry } }
  }
}
