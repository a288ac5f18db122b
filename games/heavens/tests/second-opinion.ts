/**
 * Zeus' favour once more, written from the rules alone and in another way: sets of names, no numbers of spaces. It
 * shares nothing with the game, not even its tables.
 */

const PAIRS = { G: [3, 1], O: [5, 2], R: [6, 3], P: [8, 4] } as const

const LINES: Readonly<Record<string, string>> = {
  '1': 'G1-O1 G1-O2 O1-R1 O1-R2 O2-R3 R1-P1 R2-P2 R2-P3 R3-P4 P2-P3',
  '2': 'G1-O2 O1-O2 O1-R1 O2-R2 R1-P1 R2-P3 R3-P3 R3-P4 P1-P2 P3-P4',
  '3': 'G1-O1 G1-O2 O1-O2 O1-R1 O2-R3 R1-R2 R2-P2 R3-P3 P1-P2 P3-P4',
  '4': 'G1-O1 O1-R2 O2-R2 O2-R3 R1-R2 R1-P1 R3-P3 R3-P4 P1-P2 P3-P4',
  '5': 'G1-O1 G1-O2 O1-R1 O2-R3 R1-R2 R2-R3 R1-P2 R3-P4 P1-P2 P3-P4',
}

/** The names of a region's ten spaces. */
export const namesOf = (region: string): string[] =>
  ['G1', 'O1', 'O2', 'R1', 'R2', 'R3', 'P1', 'P2', 'P3', 'P4'].map(local => region + local)

/** What each god receives, by source. */
export type Opinion = Record<string, number[]>

/** The favour for the lit planets of each god, given as sets of names. */
export function opinion(lit: readonly ReadonlySet<string>[]): Opinion {
  const groups = lit.map(constellationsOf)
  const sizes = groups.flat().sort((a, b) => b - a)
  const best = sizes.length > 0 && sizes[0] !== sizes[1] ? sizes[0] : null
  return {
    regions: lit.map(names => new Set([...names].map(name => name[0])).size),
    grey: orbitPrizes(lit, 'G'),
    orange: orbitPrizes(lit, 'O'),
    red: orbitPrizes(lit, 'R'),
    purple: orbitPrizes(lit, 'P'),
    constellations: groups.map(own => own.reduce((sum, size) => sum + size, 0)),
    best: groups.map(own => (best !== null && own.includes(best) ? 2 : 0)),
  }
}

function orbitPrizes(lit: readonly ReadonlySet<string>[], orbit: keyof typeof PAIRS): number[] {
  const [left, right] = PAIRS[orbit]
  const counts = lit.map(names => [...names].filter(name => name[1] === orbit).length)
  const ranking = [...new Set(counts)].filter(count => count > 0).sort((a, b) => b - a)
  if (ranking.length === 0) return counts.map(() => 0)
  const [top, runnerUp] = ranking
  const alone = counts.filter(count => count === top).length === 1
  if (!alone || top < right) return counts.map(count => (count === top ? right : 0))
  return counts.map(count => (count === top ? left : count === runnerUp ? right : 0))
}

/** The sizes of a god's constellations: sets are merged line by line. */
function constellationsOf(names: ReadonlySet<string>): number[] {
  let groups = [...names].map(name => new Set([name]))
  for (const [region, lines] of Object.entries(LINES))
    for (const line of lines.split(' ')) {
      const [a, b] = line.split('-').map(local => groups.find(group => group.has(region + local)))
      if (!a || !b || a === b) continue
      groups = [...groups.filter(group => group !== a && group !== b), new Set([...a, ...b])]
    }
  return groups.map(group => group.size).filter(size => size >= 2)
}
