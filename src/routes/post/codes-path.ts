import type { Category } from '#lib/deal-options.ts'
import * as paths from '#lib/paths.ts'
import type { CodeSort } from './code-sorts.ts'

type CodesQuery = { q?: string; category?: Category | null; sort?: CodeSort }

/** The canonical address of a selection of codes; by brand is how they are sorted anyway. */
export function codesPath({ q = '', category = null, sort = 'brand' }: CodesQuery): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(sort !== 'brand' && { sort }),
  })
  return params.size === 0 ? paths.promoCodes : `${paths.promoCodes}?${params}`
}
