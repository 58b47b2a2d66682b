import { type Category, categories } from '#lib/categories.ts'
import { type CodeSort, sortCodes } from './code-sorts.ts'
import type { CodeRow } from './payload.ts'

export type CodeGroup = {
  category: Category
  rows: CodeRow[]
  /** How many codes are not shown. */
  more: number
}

/** The codes of each category, sorted, `few` of each unless `isWhole`. Shows one more rather than a link to a single code. */
export function groupCodes(
  rows: readonly CodeRow[],
  { sort, isWhole, few = 3 }: { sort: CodeSort; isWhole: boolean; few?: number },
): CodeGroup[] {
  return categories.flatMap((category) => {
    const own = sortCodes(
      rows.filter((row) => row.category === category),
      sort,
    )
    const shown = isWhole || own.length <= few + 1 ? own : own.slice(0, few)
    return own.length === 0 ? [] : [{ category, rows: shown, more: own.length - shown.length }]
  })
}
