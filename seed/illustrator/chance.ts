/** Dice that fall the same way for the same seed. */
export type Chance = {
  /** 0 to 1, as `Math.random`. */
  next: () => number
  pick: <Item>(items: readonly Item[]) => Item
}

export function createChance(seed: string): Chance {
  let state = hash(seed) || 1
  // mulberry32: small, and good enough for pictures.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[0] }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  return value >>> 0
}
