/** Pearson's statistic of counts that should all be equal. */
export const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}
