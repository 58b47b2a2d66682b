import type { Category } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import type { CodeSort } from './code-sorts.ts'

type CodesQuery = { q?: string; category?: Category | null; sort?: CodeSort }

/** The canonical URL of a selection of codes. The default order, by brand, is not in it. */
export function codesPath({ q = '', category = null, sort = 'brand' }: CodesQuery): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(sort !== 'brand' && { sort }),
  })
  return params.size === 0 ? paths.promoCodes : `${paths.promoCodes}?${params}`
}
