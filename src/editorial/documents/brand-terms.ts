import type { BrandTerms } from '#desk/wire/documents.ts'
import type { Work } from '#lib/node/work.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import { dealsOfBrand } from './checks.ts'
import { titleOf } from './title-of.ts'

/** What the next deal of a brand most likely has in common with the last one. */
const TERMS = [
  'category',
  'channel',
  'outlets',
  'delivery_area',
  'price_plus',
  'eligible',
  'cards',
  'proof',
  'booking',
  'stacks',
  'audience',
  'diet',
  'partners',
  'art',
] as const

/** From the newest deal of the brand; `null` if it has none. */
export function* brandTerms(brandId: string, snapshot: Snapshot): Work<BrandTerms> {
  const [last] = yield* dealsOfBrand(brandId, snapshot)
  if (!last) return null
  const data = last.data as Record<string, unknown>
  const stated = TERMS.filter((name) => !isEmpty(data[name])).map((name) => [name, data[name]])
  return { title: titleOf(last), data: Object.fromEntries(stated) }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return Array.isArray(value) && value.length === 0
}
