// Checks who imports whom: a folder is a room, and the table below says what it may touch.
// `node scripts/imports.mjs [root]` lists every import that the table does not allow, and fails if there is one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const TESTING = ['kit', 'bots', 'vitest', 'fast-check', 'node']

/**
 * The rooms, the most particular first: a file belongs to the first row that fits. `$1` is the game's folder.
 * A row may always import its own files. A folder (`games/$1/rules`) allows what lies in it; a file (`games/index.ts`)
 * only itself; `node` stands for Node's own modules; anything else is the name of a package; `*` is any package.
 */
const ROOMS = [
  { room: 'core/tests', may: ['core', ...TESTING] },
  { room: 'core', may: [] },
  { room: 'bots/tests', may: ['core', 'games', ...TESTING] },
  { room: 'bots', may: ['core'] },
  { room: 'kit/tests', may: ['core', ...TESTING] },
  { room: 'kit', may: ['core', 'vitest', 'node'] },
  { room: 'games/index.ts', may: ['core', 'games/*/index.ts'] },
  { room: 'games/lazy.ts', may: ['core', 'games/*/index.ts'] },
  { room: 'games/*/tests', may: ['core', 'games/$1', ...TESTING] },
  { room: 'games/*/rules', may: ['core'] },
  { room: 'games/*/text', may: ['core', 'games/$1/rules'] },
  { room: 'games/*/board', may: ['core', 'games/$1/rules', 'games/$1/text', 'web/toolkit', '*'] },
  { room: 'games/*', may: ['core'] },
  { room: 'lab/tests', may: ['core', 'games/index.ts', 'lab', 'esbuild', ...TESTING] },
  { room: 'lab', may: ['core', 'bots', 'games/index.ts', 'node'] },
  { room: 'table/tests', may: ['core', 'games/index.ts', 'table', 'zod', ...TESTING] },
  { room: 'table', may: ['core', 'bots', 'zod'] },
  { room: 'server/tests', may: ['core', 'bots', 'kit', 'games/index.ts', 'table', 'server', 'node', '*'] },
  {
    room: 'server/harness',
    may: ['core', 'bots', 'kit', 'games/index.ts', 'lab/work.ts', 'table', 'server', 'node', '*'],
  },
  { room: 'server/scripts', may: ['core', 'bots', 'kit', 'games/index.ts', 'table', 'server', 'node', '*'] },
  { room: 'server', may: ['core', 'bots', 'games/index.ts', 'lab/thinker.ts', 'table', 'node', '*'] },
  { room: 'web/tests', may: ['core', 'bots', 'games', 'table', 'web', 'node', '*'] },
  {
    room: 'web',
    may: ['core', 'bots', 'lab/analyse.ts', 'games/lazy.ts', 'games/*/board', 'table', 'node', '*'],
  },
  { room: 'cli', may: ['core', 'bots', 'kit', 'games/index.ts', 'lab', 'table', 'server', 'node', '*'] },
]

/** Whole statements at the start of a line, where the formatter puts them, over several lines if need be. */
const STATIC = /^[ \t]*(?:import|export)\b(?:[^'"`;=()]*?\bfrom)?\s*(['"])(.+?)\1/gm
const DYNAMIC = /\b(?:import|require)\(\s*(?:(['"`])([^'"`$]+)\1|([^)]*))/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
const files = [...new Set(ROOMS.map(({ room }) => room.split('/')[0]))].flatMap(sources)
const offences = files.flatMap(check)
for (const offence of offences) process.stderr.write(`${offence}\n`)
if (offences.length > 0) {
  process.stderr.write(`${offences.length} import(s) against the directions of scripts/imports.mjs\n`)
  process.exit(1)
}
process.stdout.write(`${files.length} files import only what their rooms may touch\n`)

/** All TypeScript files of a folder, as paths from the root with forward slashes. */
function sources(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .map(path => posix.join(folder, path.split(sep).join('/')))
    .filter(path => /\.[mc]?tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
}

function check(file) {
  const { room, may } = ROOMS.find(row => fits(row.room, file)) ?? {}
  if (!room) return [`${file}: lies in no room of the table`]
  const game = file.match(/^games\/([^/]+)\//)?.[1]
  const allowed = [room.replace('*', game), ...may.map(target => target.replace('$1', game))]
  return specifiersOf(readFileSync(join(root, file), 'utf8')).flatMap(specifier => {
    if (specifier === null) return `${file}: imports something computed, which cannot be checked`
    const target = targetOf(file, specifier)
    if (allowed.some(name => allows(name, target))) return []
    return `${file}: may not import ${specifier} (${room} may: ${may.join(', ') || 'nothing'})`
  })
}

/** What a text imports or re-exports; null for a dynamic import of anything but a plain text. */
function specifiersOf(text) {
  const code = text.replace(COMMENT, '')
  const statements = [...code.matchAll(STATIC)].map(match => match[2])
  const calls = [...code.matchAll(DYNAMIC)].map(match => match[2] ?? null)
  return [...statements, ...calls]
}

/** An import as a path of ours, a package's name, or `node`. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) {
    const path = relative(root, resolve(root, dirname(file), specifier))
    return { path: path.split(sep).join('/') }
  }
  if (specifier.startsWith('node:')) return { package: 'node' }
  const [scope, name] = specifier.split('/')
  if (scope !== '@pantheon') return { package: scope.startsWith('@') ? `${scope}/${name}` : scope }
  const inside = specifier.split('/').slice(2).join('/')
  return { path: `${name}/${inside || 'index.ts'}` }
}

function allows(name, target) {
  if (target.package) return name === target.package || (name === '*' && target.package !== 'node')
  return name !== '*' && fits(name, target.path)
}

/** Is `path` that file, or in that folder? A `*` in the pattern stands for any one folder. */
function fits(pattern, path) {
  const want = pattern.split('/')
  const have = path.split('/')
  return want.every((part, i) => (part === '*' ? i < have.length - 1 : part === have[i]))
}
