import type { ContentClient } from '#content/content-client.ts'
import { categoriesOf, toBrandRef } from '#content/mappers/to-brand.ts'
import type { Brand, SimilarBrand } from '#deals/brand.ts'
import { relationOf } from '#lib/node/field-values.ts'
import type { BrandDocument } from '#repository/documents.ts'
import { brands } from './brands.ts'
import { liveDealFacts } from './deals.ts'

/** A shared category counts more than a shared tag. */
const SAME_CATEGORY = 3
const SAME_TAG = 2

/** Other brands with the most in common. Brands without live deals come last. */
export async function similarBrands(
  content: ContentClient,
  { brand, now, limit }: { brand: Brand; now: Date; limit: number },
): Promise<SimilarBrand[]> {
  const inCommon = (document: BrandDocument) =>
    SAME_CATEGORY * countShared(categoriesOf(document), brand.categories) +
    SAME_TAG * countShared(document.tags, brand.tags)
  const found = await brands(
    content,
    (document) => ({ ...toBrandRef(document), id: document.id, score: inCommon(document) }),
    (document) => document.id !== brand.id && inCommon(document) > 0,
  )
  const ids = new Set(found.map(({ id }) => id))
  const owners = await liveDealFacts(content, {
    now,
    where: ({ data }) => ids.has(relationOf(data.brand)?.id ?? ''),
    read: ({ data }) => relationOf(data.brand)?.id ?? '',
  })
  const counts = Map.groupBy(owners, (id) => id)
  return found
    .map(({ id, score, ...ref }) => ({ ...ref, score, liveCount: counts.get(id)?.length ?? 0 }))
    .toSorted((a, b) => Number(b.liveCount > 0) - Number(a.liveCount > 0) || b.score - a.score)
    .slice(0, limit)
    .map(({ score: _, ...similar }) => similar)
}

function countShared(some: readonly string[], others: readonly string[]): number {
  return some.filter((name) => others.includes(name)).length
}
