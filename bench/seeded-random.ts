export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number
  /** Whole numbers, both ends included. */
  between: (min: number, max: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** The same numbers for the same seed, on every machine (Mulberry32). Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  }
}
