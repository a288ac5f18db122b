/** Something to measure: does a good deal of work and says how many units of it. */
export type Work = () => number

const ROUND_MILLIS = 100

/** Units a second over one round. */
function once(work: Work): number {
  const began = performance.now()
  let units = 0
  let elapsed = 0
  while (elapsed < ROUND_MILLIS) {
    units += work()
    elapsed = performance.now() - began
  }
  return (units / elapsed) * 1000
}

/** All works in turn, round by round, so that a slow moment of the machine hits them alike; units a second by round. */
export function measure<K extends string>(
  works: Readonly<Record<K, Work>>,
  rounds: number,
): Record<K, number[]> {
  const names = Object.keys(works) as K[]
  const rates = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<K, number[]>
  for (const name of names) once(works[name])
  for (let round = 0; round < rounds; round++) for (const name of names) rates[name].push(once(works[name]))
  return rates
}

/** The best round: what the machine can do when nothing else disturbs it. */
export const best = (rates: readonly number[]): number => Math.max(...rates)

/** The middle round. */
export const median = (rates: readonly number[]): number => {
  const sorted = [...rates].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
