/** The sum of products. */
export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k]
  return sum
}

/** So far on the way from a point. */
export const along = (from: readonly number[], way: readonly number[], reach: number): number[] =>
  from.map((by, k) => by + reach * way[k])

/** Solves a positive definite system by elimination. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, k) => [...row, right[k]])
  const size = rows.length
  for (let k = 0; k < size; k++)
    for (let i = k + 1; i < size; i++) {
      const factor = rows[i][k] / rows[k][k]
      if (factor !== 0) for (let l = k; l <= size; l++) rows[i][l] -= factor * rows[k][l]
    }
  const found = new Array<number>(size).fill(0)
  for (let k = size - 1; k >= 0; k--) {
    let rest = rows[k][size]
    for (let l = k + 1; l < size; l++) rest -= rows[k][l] * found[l]
    found[k] = rest / rows[k][k]
  }
  return found
}

/** An entry on the diagonal of the inverse. */
export const inverseAt = (matrix: readonly (readonly number[])[], at: number): number =>
  solve(
    matrix,
    matrix.map((_, k) => (k === at ? 1 : 0)),
  )[at]
