/**
 * How many letters must be changed, removed, inserted or swapped with their neighbour; `limit + 1` when more than
 * `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const width = b.length + 1
  // Three rows: the current one, the previous one, and the one before that for swaps.
  const rows = new Uint16Array(3 * width)
  for (let j = 0; j < width; j++) rows[j] = j
  for (let i = 1; i <= a.length; i++) {
    const [row, last, beforeLast] = [(i % 3) * width, ((i + 2) % 3) * width, ((i + 1) % 3) * width]
    const letter = a.charCodeAt(i - 1)
    rows[row] = i
    let best = i
    for (let j = 1; j < width; j++) {
      const changed = at(rows, last + j - 1) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      let cost = Math.min(changed, at(rows, last + j) + 1, at(rows, row + j - 1) + 1)
      if (isSwap(a, b, i, j)) cost = Math.min(cost, at(rows, beforeLast + j - 2) + 1)
      rows[row + j] = cost
      if (cost < best) best = cost
    }
    // No later row can be better: a swap is never cheaper than changing one of its letters first.
    if (best > limit) return limit + 1
  }
  return Math.min(at(rows, (a.length % 3) * width + b.length), limit + 1)
}

/** Whether the letters before `i` in `a` and before `j` in `b` are swapped. */
export function isSwap(a: string, b: string, i: number, j: number): boolean {
  if (i < 2 || j < 2) return false
  return a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
}

function at(rows: Uint16Array, index: number): number {
  return rows[index] ?? 0
}
