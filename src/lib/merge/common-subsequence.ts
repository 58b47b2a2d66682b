/** Longer lists are compared only at their ends, because the table would take too long. */
const MAX_CELLS = 250_000

/** The positions of a longest common subsequence in both lists. */
export function commonSubsequence(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  const shorter = Math.min(a.length, b.length)
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const middle = longest(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...middle.map(([x, y]): [number, number] => [x + start, y + start]),
    ...Array.from({ length: end }, (_, at): [number, number] => [
      a.length - end + at,
      b.length - end + at,
    ]),
  ]
}

function longest(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > MAX_CELLS) return []
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (x: number, y: number) => lengths[x * width + y] ?? 0
  for (let x = a.length - 1; x >= 0; x--) {
    for (let y = b.length - 1; y >= 0; y--) {
      lengths[x * width + y] =
        a[x] === b[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let x = 0, y = 0; x < a.length && y < b.length; ) {
    if (a[x] === b[y]) pairs.push([x++, y++])
    else if (at(x + 1, y) >= at(x, y + 1)) x += 1
    else y += 1
  }
  return pairs
}
