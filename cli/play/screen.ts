import { ALL_SEEING, type Eye, type Match, type MoveList, prompt, type Seat } from '@pantheon/core'
import { sheetLines } from '../shared/score.ts'
import { type Name, storyLines, storyOf } from '../shared/story.ts'
import { columns, hang, widthOf } from '../shared/terminal.ts'
import type { Console } from './console.ts'
import type { Player } from './players.ts'

/** A story is shortened to fit the screen, but not below this: then it is told in full, and the screen scrolls. */
const LEAST_STORY = 4

/** What people see of a match: lines that fit the console, everyone's name in the colour of the seat. */
export class Screen {
  readonly name: Name
  private readonly anyName: RegExp

  constructor(
    private readonly match: Match,
    private readonly players: readonly Player[],
    private readonly console: Console,
  ) {
    this.name = seat => players[seat].name
    const names = players.map(player => player.name).sort((a, b) => b.length - a.length)
    const list = names.map(escaped).join('|')
    this.anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'gu')
  }

  /** A line across the screen with a title in it. */
  ruled(title: string): string {
    const { width, paint } = this.console
    return `${paint.clay('━━')} ${title} ${paint.clay('━'.repeat(Math.max(0, width - widthOf(title) - 4)))}`
  }

  /** The table as these eyes see it. */
  board(eye: Eye): string[] {
    const { paint } = this.console
    const drawn = this.match.game.text.draw(this.match.game.view(this.match.state, eye), this.name)
    return drawn
      .trimEnd()
      .split('\n')
      .map(line => (/^(─|--)/.test(line) ? paint.clay(line) : this.tinted(line.trimEnd())))
  }

  /** What these eyes saw happen from entry `from` of the log on; the last `most` lines of it. */
  since(eye: Eye, from: number, most = Infinity): string[] {
    const { width, paint } = this.console
    const lines = storyOf(this.match, eye, this.name, from).flatMap(({ sentence }) =>
      hang(paint.clay('· '), this.tinted(sentence), width),
    )
    if (lines.length <= most) return lines
    const left = lines.length - most + 1
    return [paint.dim(`  … ${left} lines before this; l shows the whole log`), ...lines.slice(left)]
  }

  /** Everything these eyes saw happen. */
  log(eye: Eye): string[] {
    const { width, paint } = this.console
    return storyLines(this.match, eye, this.name, width, paint).map(line => this.tinted(line))
  }

  /** The standing as far as these eyes may know it, line by line. */
  sheet(eye: Eye = ALL_SEEING): string[] {
    const { game, state } = this.match
    return sheetLines(game, state.seats, game.score(state, eye), this.name, this.console.paint)
  }

  /** The question with its rule, and the numbered moves. */
  question(seat: Seat, moves: MoveList): string[] {
    const { game, state } = this.match
    const { width, paint } = this.console
    const asked = prompt(game, state, seat)
    if (asked === null) return []
    const rule = asked.rule ? paint.dim(` (rule ${asked.rule})`) : ''
    const digits = `${moves.length}`.length
    const numbers = moves.toArray().map((_, i) => paint.gold(`${i + 1}`.padStart(digits)))
    const items = numbers.map(
      (number, i) => `${number} ${game.text.move(moves.at(i), { name: this.name, asked })}`,
    )
    return [
      ...hang(paint.gold('? '), `${paint.bold(game.text.say(asked, this.name))}${rule}`, width),
      ...columns(items, width - 2).map(line => `  ${line}`),
    ]
  }

  /** A whole decision: the table, what happened since, the question; as much of the story as there is room for. */
  decision(seat: Seat, moves: MoveList, from: number): string[] {
    const { height, live, paint } = this.console
    const title = this.ruled(`${paint.bold(this.match.game.title)} · ${this.tinted(this.name(seat))}`)
    const board = this.board(seat)
    const asked = this.question(seat, moves)
    const room = height - board.length - asked.length - 5
    const story = this.since(seat, from, live && room >= LEAST_STORY ? room : Infinity)
    return [title, ...board, ...(story.length > 0 ? ['', ...story] : []), '', ...asked]
  }

  private tinted(text: string): string {
    const seatOf = (name: string): Seat => this.players.findIndex(player => player.name === name)
    return text.replace(this.anyName, name => this.console.paint.seat(seatOf(name), name))
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
