import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Crew, type Thinker, thoughtOn } from '@pantheon/bots'
import { type Game, Match, seeded } from '@pantheon/core'
import { omens } from '@pantheon/kit/toys/omens'
import { describe, expect, test } from 'vitest'
import type { Console } from '../play/console.ts'
import { host } from '../play/host.ts'
import { seatPlayers } from '../play/players.ts'
import { renderMarkdown, sectionOf } from '../play/rulebook.ts'
import { PLAIN } from '../shared/terminal.ts'
import { pantheon, scratch } from './program.ts'

const toy = omens as Game

const RULES = `# Omens
## 1 The deal
Each round every seat is dealt cards.
## 2 The show
All play **one card** in secret.
### 2.1 The winner
- the highest wins
| a | b |
|---|---|
| 1 | 2 |
## 3 The end
Three tokens.
`

/** Thinks in this very thread. */
const here: Thinker = {
  ready: async () => {},
  think: async task => thoughtOn(task, toy),
  hurry: () => {},
  stop: () => {},
}

interface Table {
  live?: boolean
  seats?: number
  bots?: string[]
  seed?: string
  /** The person leaves while a bot thinks. */
  leaves?: boolean
}

/** Plays the toy with what a person types, and gives the screen. */
async function sit(lines: readonly string[], table: Table = {}) {
  const { live = false, seats, bots = ['random'], seed = 'a', leaves = false } = table
  const players = seatPlayers(toy, seats, bots, [])
  const match = new Match(toy, { seats: players.length }, seeded(seed))
  const typed = [...lines]
  const screen: string[] = []
  const console: Console = {
    live,
    width: 80,
    height: 40,
    paint: PLAIN,
    print: printed => screen.push(...printed),
    clear: () => screen.push('<clear>'),
    ask: async prompt => {
      const line = typed.shift() ?? null
      screen.push(`${prompt}${line ?? '<end>'}`)
      return line
    },
    left: leaves ? Promise.resolve(null) : new Promise(() => {}),
    close: () => {},
  }
  const crew = leaves ? { decide: () => new Promise<never>(() => {}) } : new Crew([here])
  const finished = await host({ match, players, seed, rules: RULES, console, confirm: true, crew })
  return { finished, match, screen: screen.join('\n') }
}

describe('a person at the terminal', () => {
  test('sees the table, what happened, the question with its rule and the numbered moves', async () => {
    const { screen, finished } = await sit([])
    expect(finished).toBe(false)
    expect(screen).toContain('tokens 0 0')
    expect(screen).toContain('· Player is dealt a ')
    expect(screen).not.toContain('Random is dealt')
    expect(screen).toContain('? Choose a card to play in secret. (rule 2)')
    expect(screen).toMatch(/ {2}1 play a /)
  })

  test('plays by number, by notation, and by the beginnings of words', async () => {
    const { match } = await sit([])
    const [card] = (await sit(['n'])).screen.match(/show \w+/) ?? ['']
    for (const line of ['1', card, card.toUpperCase(), card.replace('show', 'sh'), ` ${card} `]) {
      const played = await sit([line])
      expect(played.match.log.length).toBeGreaterThan(match.log.length)
      expect(played.match.log[4]).toMatchObject({ seat: 0 })
    }
  })

  test.each([
    ['99', 'There is no move 99: the list has'],
    ['dance', 'unknown move "dance": expected a verb of deal, show, rob, pass.'],
    ['pass', 'You do not hold that card. (rule 2: r 2 shows it)'],
    ['w pass', 'You do not hold that card. (rule 2: r 2 shows it)'],
    ['w', 'unknown move ""'],
    ['u', 'There is nothing of yours to take back'],
    ['r', 'All play one card in secret.'],
    ['r 3', 'Three tokens.'],
    ['? 1', 'Each round every seat is dealt cards.'],
    ['r 9', 'The rules have no section "9".'],
    ['s', 'Tokens (3)'],
    ['l', 'Player is dealt a'],
    ['n', 'show '],
    ['b', 'tokens 0 0'],
    ['?', 'why a move is not possible'],
    ['h', 'take your last decision back'],
  ])('who types %s is told: %s', async (line, answer) => {
    const { screen, match } = await sit([line])
    expect(screen.slice(screen.indexOf(`> ${line}`))).toContain(answer)
    expect(match.log).toHaveLength(4)
  })

  test('quits with q', async () => {
    const { finished, screen } = await sit(['q', '1'])
    expect(finished).toBe(false)
    expect(screen).toMatch(/> q$/)
  })

  test('may take a decision back before the turn ends, on a live terminal', async () => {
    const back = await sit(['1', 'u', 'q'], { live: true })
    expect(back.screen).toContain('Enter ends your turn, u takes it back: u')
    expect(back.match.log).toHaveLength(4)
    const on = await sit(['1', ''], { live: true })
    expect(on.match.log.length).toBeGreaterThan(5)
  })

  test('plays to the end and sees the sheet, the places and the ending', async () => {
    const { finished, screen } = await sit(new Array(40).fill('1'))
    expect(finished).toBe(true)
    expect(screen).toContain('The end')
    expect(screen).toMatch(/Total +\d+ +\d+/)
    expect(screen).toMatch(/(wins|share the victory)\./)
    expect(screen).toContain('1. ')
  })

  test('hands the terminal over before the next person sees their cards', async () => {
    const { screen } = await sit(['', '1', '', ''], { live: true, bots: ['human', 'human'] })
    expect(screen).toContain('Player 1, it is your turn.')
    const handed = screen.indexOf('<clear>\nPlayer 2, it is your turn.')
    expect(handed).toBeGreaterThan(0)
    expect(screen.slice(handed)).not.toContain('Player 1 is dealt')
    expect(screen.slice(0, handed)).not.toContain('Player 2 is dealt')
  })

  test('does not have to wait for a bot to leave', async () => {
    const { finished, match } = await sit([], {
      live: true,
      seats: 2,
      bots: ['random', 'greedy'],
      leaves: true,
    })
    expect(finished).toBe(false)
    expect(match.log.every(({ seat }) => seat < 0)).toBe(true)
  })

  test('can watch bots alone', async () => {
    const { finished, screen } = await sit([], { seats: 2, bots: ['random', 'greedy'] })
    expect(finished).toBe(true)
    expect(screen).toMatch(/Random is dealt[\s\S]*Greedy is dealt[\s\S]*The end/)
  })
})

describe('seats', () => {
  const seated = (seats: number | undefined, list: string[], people: string[] = []) =>
    seatPlayers(toy, seats, list, people).map(player => player.name)

  test('go to you and the bots named, or greedy ones', () => {
    expect(seated(undefined, [])).toEqual(['Player', 'Greedy'])
    expect(seated(4, [])).toEqual(['Player', 'Greedy 1', 'Greedy 2', 'Greedy 3'])
    expect(seated(undefined, ['greedy', 'random'])).toEqual(['Player', 'Greedy', 'Random'])
    expect(seated(4, ['greedy', 'random'])).toEqual(['Player', 'Greedy', 'Random 1', 'Random 2'])
    expect(seated(2, ['random', 'greedy'])).toEqual(['Random', 'Greedy'])
    expect(seated(undefined, ['greedy', 'human'], ['Anna'])).toEqual(['Greedy', 'Anna'])
  })

  test('are refused where names and numbers do not fit', () => {
    expect(() => seated(5, [])).toThrow('expected 2 to 4 seats, not 5')
    expect(() => seated(2, ['random', 'random', 'random'])).toThrow('3 names for 2 seats')
    expect(() => seated(2, [], ['Anna', 'Ben'])).toThrow('2 names for 1 people')
    expect(() => seated(2, [], ['Greedy'])).toThrow('a different name for everyone')
  })
})

describe('the rules', () => {
  test('are found by section, with what lies below it', () => {
    expect(sectionOf(RULES, '2')?.at(-1)).toBe('| 1 | 2 |')
    expect(sectionOf(RULES, '2.1')?.[0]).toBe('### 2.1 The winner')
    expect(sectionOf(RULES, '2.2')).toBeNull()
  })

  test('are set for the terminal', () => {
    const lines = renderMarkdown(sectionOf(RULES, '2') ?? [], 30, PLAIN)
    expect(lines).toEqual([
      '2 The show',
      'All play one card in secret.',
      '2.1 The winner',
      '· the highest wins',
      '| a | b |',
      '| 1 | 2 |',
    ])
  })
})

describe('the built program', () => {
  test('reaches the first decision and quits when the input ends, with exit 0', () => {
    const { status, stdout, stderr } = pantheon(['play', 'mytikas', '--seed', 'a'])
    expect(stdout).toMatch(/^Mytikas in the terminal, against bots\n/)
    expect(stdout).toMatch(/\(rule [\d.]+\)\n +1 /)
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  test('plays what is piped in, and writes the record it was asked for, which verifies', () => {
    const path = join(scratch(), 'game.json')
    const args = ['play', 'mytikas', '--seats', '3', '--bots', 'random', '--seed', 'b', '--record', path]
    const { status, stdout } = pantheon(args, '1\n1\nr\ns\nq\n')
    expect(status).toBe(0)
    expect(stdout).toContain(`The record is in ${path}.`)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'mytikas', seats: 3 })
    expect(pantheon(['verify', path]).stdout).toContain('the game is not over')
  })

  test('cites no rule that its rules do not have', () => {
    const { stdout } = pantheon(['play', 'mytikas', '--seed', 'a'], 'r\n')
    expect(stdout).not.toContain('The rules have no section')
  })

  test('lets bots play alone, to the end', () => {
    const { status, stdout } = pantheon([
      'play',
      'mytikas',
      '--seats',
      '2',
      '--bots',
      'random,random',
      '--seed',
      'c',
    ])
    expect(status).toBe(0)
    expect(stdout).toContain('The end')
    expect(stdout).toMatch(/Total +\d+ +\d+/)
  })

  test('plays the same game again with the same seed', () => {
    const folder = scratch()
    const play = (name: string) => {
      const path = join(folder, name)
      const bots = ['--seats', '2', '--bots', 'hero,mcts:5']
      const { status } = pantheon(['play', 'godolympics', ...bots, '--seed', 'c', '--record', path])
      return [status, readFileSync(path, 'utf8')]
    }
    const [status, record] = play('1.json')
    expect(status).toBe(0)
    expect(play('2.json')).toEqual([status, record])
  })

  test('refuses a record it could not write before the game begins', () => {
    const path = '/no/such/folder/game.json'
    const { status, stderr } = pantheon(['play', 'mytikas', '--record', path])
    expect(status).toBe(1)
    expect(stderr).toContain('cannot write')
    expect(existsSync(path)).toBe(false)
  })
})
