import { type Category, categories } from '#lib/deal-options.ts'
import { type CodeSort, sortCodes } from './code-sorts.ts'
import type { CodeRow } from './payload.ts'

/** A phone shows so many codes of a category; the others are a tap away. */
const SHOWN = 3

export type CodeGroup = {
  category: Category
  rows: CodeRow[]
  /** How many more there are. */
  more: number
}

/** The codes of each category, sorted. One more than are shown is no reason for a link. */
export function groupCodes(
  rows: readonly CodeRow[],
  { sort, isWhole }: { sort: CodeSort; isWhole: boolean },
): CodeGroup[] {
  return categories.flatMap((category) => {
    const own = sortCodes(
      rows.filter((row) => row.category === category),
      sort,
    )
    const shown = isWhole || own.length <= SHOWN + 1 ? own : own.slice(0, SHOWN)
    return own.length === 0 ? [] : [{ category, rows: shown, more: own.length - shown.length }]
  })
}
