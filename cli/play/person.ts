import {
  ALL_SEEING,
  acts,
  legal,
  type Match,
  MoveList,
  over,
  prompt,
  type Refusal,
  resultOf,
  type Seat,
  whyNot,
} from '@pantheon/core'
import { outcomeLines } from '../shared/score.ts'
import { hang, padded } from '../shared/terminal.ts'
import type { Sitting } from './host.ts'
import { HELP, readWish, type Wish } from './keys.ts'
import { renderMarkdown, sectionOf } from './rulebook.ts'
import { Screen } from './screen.ts'

/** The people at the terminal: shows each what is theirs to see, and takes their decisions. */
export class Person {
  private readonly match: Match
  private readonly screen: Screen
  private readonly moves = new MoveList()
  /** How much of the log each seat has been shown. */
  private readonly shown: number[]
  /** How much of it the watchers of a table of bots have been told. */
  private told = 0
  private readonly people: number
  /** Whose eyes were last on the screen. */
  private viewer: Seat | null = null

  constructor(private readonly sitting: Sitting) {
    this.match = sitting.match
    this.screen = new Screen(sitting.match, sitting.players, sitting.console)
    this.shown = sitting.players.map(() => 0)
    this.people = sitting.players.filter(player => player.bot === null).length
  }

  /** A seat's decision, up to the end of its turn; false if its player quits or the input ends. */
  async decides(seat: Seat): Promise<boolean> {
    const { match, sitting } = this
    const { console } = sitting
    if (!(await this.takesTheTerminal(seat))) return false
    this.show(seat)
    for (;;) {
      const line = await console.ask(console.paint.gold('> '))
      if (line === null) return false
      legal(match.game, match.state, seat, this.moves)
      const wish = readWish(line, match.game, this.moves, prompt(match.game, match.state, seat)?.rule ?? '')
      if (wish.kind === 'quit') return false
      if (wish.kind === 'undo' && this.takesBack(seat)) this.show(seat)
      else if (wish.kind === 'move') {
        const refusal = match.submit(seat, wish.move)
        if (refusal) this.say([this.because(refusal)])
        else {
          const settled = await this.confirms(seat)
          if (settled !== 'back') return settled === 'on'
          this.show(seat)
        }
      } else console.print(this.answer(seat, wish))
    }
  }

  /** At a table of bots, what happens is told as it happens. */
  watches(): void {
    if (this.people > 0) return
    this.sitting.console.print(this.screen.since(ALL_SEEING, this.told))
    this.told = this.match.log.length
  }

  /** The last screen: what led to the end, the table, the score sheet line by line, the places. */
  seesTheEnd(): void {
    const { match, screen, sitting } = this
    const { console } = sitting
    const eye = this.people === 1 && this.viewer !== null ? this.viewer : ALL_SEEING
    console.print([
      ...screen.since(eye, this.viewer === null ? this.told : this.shown[this.viewer]),
      '',
      screen.ruled(console.paint.bold('The end')),
      ...screen.board(eye),
      '',
      ...screen.sheet(),
      '',
      ...outcomeLines(match.game, resultOf(match.game, match.state), screen.name),
    ])
  }

  /** Where several people share the terminal, it is handed over before anything of the next one's is shown. */
  private async takesTheTerminal(seat: Seat): Promise<boolean> {
    const { console } = this.sitting
    if (this.people > 1 && console.live && this.viewer !== seat) {
      console.clear()
      if (
        (await console.ask(
          `${this.screen.name(seat)}, it is your turn. Enter when you are at the screen. `,
        )) === null
      )
        return false
    }
    return true
  }

  /**
   * The whole decision on a cleared screen where it fits; otherwise below what went before, and then the table is
   * drawn only if others acted since.
   */
  private show(seat: Seat): void {
    const { match, screen, sitting } = this
    const { console } = sitting
    legal(match.game, match.state, seat, this.moves)
    const from = Math.min(this.shown[seat], match.log.length)
    const whole = screen.decision(seat, this.moves, from)
    const fits = console.live && whole.length + 2 <= console.height
    const goesOn = this.viewer === seat && match.log.slice(from).every(entry => entry.seat === seat)
    if (fits && this.viewer !== null) console.clear()
    if (fits || !goesOn) console.print(whole)
    else console.print([...screen.since(seat, from), ...screen.question(seat, this.moves)])
    console.print([console.paint.dim(this.keys(seat))])
    this.viewer = seat
    this.shown[seat] = match.log.length
  }

  private keys(seat: Seat): string {
    const undo = this.match.mayUndo(seat) ? 'u undo · ' : ''
    return `  ${undo}r rule · s score · l log · w MOVE why not · ? all keys · q quit`
  }

  private takesBack(seat: Seat): boolean {
    if (this.match.undo(seat)) {
      this.shown[seat] = Math.min(this.shown[seat], this.match.log.length)
      return true
    }
    this.say([
      'There is nothing of yours to take back: only your own last decisions, until something is revealed.',
    ])
    return false
  }

  /** The end of a turn, as long as it can be taken back: on with it, back, or quit. */
  private async confirms(seat: Seat): Promise<'on' | 'back' | 'quit'> {
    const { match, screen, sitting } = this
    const { console, confirm } = sitting
    const { state } = match
    if (!console.live || !confirm || over(state) || acts(state.who, seat) || !match.mayUndo(seat)) return 'on'
    console.print(screen.since(seat, this.shown[seat]))
    this.shown[seat] = match.log.length
    for (;;) {
      const line = await console.ask(console.paint.dim('Enter ends your turn, u takes it back: '))
      if (line === null || line.trim() === 'q') return 'quit'
      if (line.trim() === '') return 'on'
      if (line.trim() === 'u' && this.takesBack(seat)) return 'back'
    }
  }

  private answer(seat: Seat, wish: Exclude<Wish, { kind: 'move' | 'quit' }>): string[] {
    const { match, screen, sitting } = this
    const { console, rules } = sitting
    const { game, state } = match
    switch (wish.kind) {
      case 'board':
        return screen.board(seat)
      case 'log':
        return screen.log(seat)
      case 'score':
        return screen.sheet(seat)
      case 'notation':
        return this.moves.toArray().map((move, i) => `  ${i + 1}  ${game.moves.format(move)}`)
      case 'rule': {
        const section = sectionOf(rules, wish.section)
        return section
          ? renderMarkdown(section, console.width, console.paint)
          : [`The rules have no section "${wish.section}".`]
      }
      case 'why': {
        const refusal = whyNot(game, state, seat, wish.move)
        return hang('', refusal ? this.because(refusal) : 'That is possible now.', console.width)
      }
      case 'help':
        return HELP.map(([key, does]) => `  ${console.paint.gold(padded(key, 8))}${does}`)
      case 'unclear':
        return hang('', wish.message, console.width)
      default:
        return []
    }
  }

  private because(refusal: Refusal): string {
    const rule = refusal.rule && ` (rule ${refusal.rule}: r ${refusal.rule} shows it)`
    return `${this.match.game.text.say(refusal, this.screen.name)}${rule}`
  }

  private say(lines: readonly string[]): void {
    const { console } = this.sitting
    console.print(lines.flatMap(line => hang('', line, console.width)))
  }
}
