import type { ContentClient } from '#content/content-client.ts'
import type { BrandDocument, DealDocument } from '#content/documents.ts'
import { relationOf } from '#content/mappers/field-values.ts'
import { toBrandRef } from '#content/mappers/to-brand.ts'
import { toDeal } from '#content/mappers/to-deal.ts'
import type { Deal } from '#deals/deal.ts'
import { byEnd, dealStatus, isLive } from '#deals/deal-time.ts'
import { findDocument, isUid, readDocuments } from './read-documents.ts'

/** `null` when no such deal is published; throws only when the content service fails. */
export async function findDeal(content: ContentClient, uid: string): Promise<Deal | null> {
  if (!isUid(uid)) return null
  const document = await findDocument(`deal "${uid}"`, () =>
    content.getByUID<DealDocument>('deal', uid),
  )
  const brandId = relationOf(document?.data.brand)?.id
  if (!document || !brandId) return null
  const brand = await findDocument(`the brand of deal "${uid}"`, () =>
    content.getByID<BrandDocument>(brandId),
  )
  return toDeal(document, brand && toBrandRef(brand))
}

/** Every published deal whatever its dates, those ending soonest first. Not for lists: see `liveDeals`. */
export async function allDeals(content: ContentClient): Promise<Deal[]> {
  const [documents, brandDocuments] = await Promise.all([
    readDocuments('the deals', () => content.getAllByType<DealDocument>('deal')),
    readDocuments('the brands', () => content.getAllByType<BrandDocument>('brand')),
  ])
  const brandsById = new Map(brandDocuments.map((brand) => [brand.id, toBrandRef(brand)]))
  return documents
    .map((document) => {
      const brandId = relationOf(document.data.brand)?.id ?? ''
      return toDeal(document, brandsById.get(brandId) ?? null)
    })
    .filter((deal) => deal !== null)
    .toSorted((a, b) => byEnd(a, b) || a.uid.localeCompare(b.uid))
}

/** Live deals, those ending soonest first; one without an end date comes last but never disappears. */
export async function liveDeals(
  content: ContentClient,
  { now, limit }: { now: Date; limit?: number },
): Promise<Deal[]> {
  const deals = await allDeals(content)
  return deals.filter((deal) => isLive(dealStatus(deal, now))).slice(0, limit)
}
