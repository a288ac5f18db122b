import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The numbers of all sections of a game's rules: headings like `## 5 Battle` and `### 5.2 Reactions`. */
export function sections(folder: URL, name = 'RULES.md'): Set<string> {
  const file = new URL(name, folder)
  if (!existsSync(file)) throw new Error(`${file.pathname} is missing`)
  const headings = readFileSync(file, 'utf8').matchAll(/^#{2,5}\s+(\d+(?:\.\d+)*)\.?\s/gm)
  return new Set(Array.from(headings, heading => heading[1]))
}

/**
 * The sections that sources cite, each with the files that do: `rule: '5.2'` in code (all literals of the
 * line), `RULES 5.2, 5.3` in comments and names of tests.
 */
export function citations(folder: URL, sources: readonly string[]): Map<string, string[]> {
  const cited = new Map<string, string[]>()
  for (const file of sources.flatMap(source => sourcesIn(new URL(source, folder)))) {
    const text = readFileSync(file, 'utf8')
    const inCode = Array.from(text.matchAll(/\brule\b.*/g), ([line]) => line.matchAll(/'(\d+(?:\.\d+)*)'/g))
    const inWords = Array.from(text.matchAll(/\bRULES\s+([\d., and]+)/g), ([, list]) =>
      list.matchAll(/(\d+(?:\.\d+)*)/g),
    )
    for (const found of [...inCode, ...inWords])
      for (const [, section] of found) cited.set(section, [...(cited.get(section) ?? []), file.pathname])
  }
  return cited
}

function sourcesIn(place: URL): URL[] {
  if (!existsSync(place)) return []
  if (place.pathname.endsWith('.ts')) return [place]
  const folder = new URL(`${place.href.replace(/\/$/, '')}/`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => new URL(name, folder))
}

/** Is this section cited, or one inside it? */
const isCited = (section: string, cited: ReadonlyMap<string, unknown>): boolean =>
  [...cited.keys()].some(found => found === section || found.startsWith(`${section}.`))

/** Sections of RULES.md that no step, table or test cites. */
export function uncited(folder: URL, sources: readonly string[]): string[] {
  const cited = citations(folder, sources)
  return [...sections(folder)].filter(section => !isCited(section, cited))
}

/** Citations of sections that are not in RULES.md, with where they stand. */
export function unknown(folder: URL, sources: readonly string[]): string[] {
  const known = sections(folder)
  return [...citations(folder, sources)]
    .filter(([section]) => !known.has(section))
    .map(([section, files]) => `${section} in ${files[0]}`)
}
