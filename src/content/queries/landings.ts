import type { ContentClient } from '#content/content-client.ts'
import { toLanding } from '#content/mappers/to-landing.ts'
import type { Deal } from '#deals/deal.ts'
import type { Landing } from '#deals/landing.ts'
import { relationOf, rowsOf } from '#lib/node/field-values.ts'
import type { DealDocument, LandingDocument } from '#repository/documents.ts'
import { liveDeals } from './deals.ts'
import { findByUid, readDocuments } from './read-documents.ts'

/** Reads the wanted data from the landing pages, A to Z by title. */
export async function landings<Value extends { title: string }>(
  content: ContentClient,
  {
    read,
    where = () => true,
  }: { read: (landing: Landing) => Value; where?: (document: LandingDocument) => boolean },
): Promise<Value[]> {
  const found = await readDocuments('the landing pages', () =>
    content.select<LandingDocument, Value>('landing', {
      matches: where,
      read: (document) => read(toLanding(document)),
    }),
  )
  return found.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

export async function findLanding(content: ContentClient, uid: string): Promise<Landing | null> {
  const document = await findByUid<LandingDocument>(content, 'landing', uid)
  return document && toLanding(document)
}

/** The live deals that a landing shows: its own list first, then those that name it. */
export async function liveDealsOfLanding(
  content: ContentClient,
  { landing, now }: { landing: Landing; now: Date },
): Promise<Deal[]> {
  const listed = new Map(landing.dealIds.map((id, place) => [id, place]))
  const found = await liveDeals(content, { now, where: isDealOf(landing) })
  const placeOf = ({ id }: Deal) => listed.get(id) ?? Number.MAX_SAFE_INTEGER
  return found.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Whether a deal is on the landing's own list or names the landing. */
export function isDealOf({ id, dealIds }: Landing): (document: DealDocument) => boolean {
  const listed = new Set(dealIds)
  return (document) =>
    listed.has(document.id) ||
    rowsOf(document.data.partners, (row) => relationOf(row.landing)?.id ?? null).includes(id)
}
