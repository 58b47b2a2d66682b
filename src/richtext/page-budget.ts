import type { SafeBlock } from './read-block.ts'

export type PageBudget = ReturnType<typeof createPageBudget>

/** References may repeat a passage, and nested repeats grow fast. No genuine page needs more. */
const MAX_BLOCKS = 20_000
const MAX_CHARACTERS = 8_000_000
/** Cells are smaller than blocks. */
export const CELLS_OF_BLOCK = 5
/** How many characters of code are highlighted; the rest is plain. */
const MAX_MARKED = 100_000

/** Limits the cost of one page, so that a hostile page costs no more than a long one. */
export function createPageBudget() {
  let blocks = MAX_BLOCKS
  let characters = MAX_CHARACTERS
  let marked = MAX_MARKED
  return {
    /** Whether the page has room for one more block. A row counts by its cells. */
    takes({ properties }: SafeBlock, cells = 1): boolean {
      blocks -= Math.ceil(cells / CELLS_OF_BLOCK)
      characters -= JSON.stringify(properties).length
      return blocks >= 0 && characters >= 0
    },
    /** Whether this many characters of code may still be highlighted. */
    affords(length: number): boolean {
      if (length > marked) return false
      marked -= length
      return true
    },
    used: () => MAX_BLOCKS - blocks,
  }
}
