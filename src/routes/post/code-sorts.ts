import type { CodeRow } from './payload.ts'

export type CodeSort = 'brand' | 'ends' | 'checked'

/** Unknown dates come last. */
const LATE = '9999'

const orders: Record<CodeSort, (a: CodeRow, b: CodeRow) => number> = {
  brand: () => 0,
  ends: (a, b) => compare(a.endsOn ?? LATE, b.endsOn ?? LATE),
  checked: (a, b) => compare(b.checkedOn ?? '', a.checkedOn ?? ''),
}

/** By brand unless the name is that of another order. */
export function toCodeSort(name: string | null): CodeSort {
  return name === 'ends' || name === 'checked' ? name : 'brand'
}

/** `rows` are in the order of brands, which also decides ties. */
export function sortCodes(rows: readonly CodeRow[], sort: CodeSort): CodeRow[] {
  return rows.toSorted(orders[sort])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
