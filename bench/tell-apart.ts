/** How well two samples can be told apart. */
export type Separation = {
  /** The chance that a value of the first sample exceeds one of the second; 0.5: no difference. */
  auc: number
  /** The chance of a difference at least this large if there is none: Mann-Whitney, two-sided. */
  p: number
}

/** Mann-Whitney U by ranks, with ties, in the normal approximation. */
export function tellApart(first: readonly number[], second: readonly number[]): Separation {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ]
  const sorted = all.toSorted((a, b) => a.value - b.value)
  let rankSum = 0
  let ties = 0
  for (let at = 0; at < sorted.length; ) {
    let end = at
    while (end < sorted.length && sorted[end]?.value === sorted[at]?.value) end++
    const size = end - at
    const rank = (at + 1 + end) / 2
    rankSum += rank * sorted.slice(at, end).filter(({ isFirst }) => isFirst).length
    ties += size ** 3 - size
    at = end
  }
  const [n, m, total] = [first.length, second.length, all.length]
  const u = rankSum - (n * (n + 1)) / 2
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)))
  const z = (Math.abs(u - (n * m) / 2) - 0.5) / Math.sqrt(variance)
  return { auc: u / (n * m), p: 2 * (1 - normal(Math.max(0, z))) }
}

/** The standard normal distribution function, by Abramowitz and Stegun 26.2.17. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = terms.reduceRight((rest, term) => t * (term + rest), 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
