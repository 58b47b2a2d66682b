import { asDate } from '@prismicio/client'
import type { ContentClient } from '#content/content-client.ts'
import type { Deal } from '#deals/deal.ts'
import { startOfDay } from '#lib/singapore-time.ts'
import type { DealDocument } from '#repository/documents.ts'
import { liveDeals } from './deals.ts'
import { readDocuments } from './read-documents.ts'

/** `since` is when visitors could first use it: published and started. */
export type NewDeal = { deal: Deal; since: Date }

/** Live deals that are new since an instant, the newest first. */
export async function newDeals(
  content: ContentClient,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<NewDeal[]> {
  const deals = await liveDeals(content, {
    now,
    where: (document) => beginning(document) > since.getTime(),
    order: (a, b) => beginning(b) - beginning(a),
    limit,
  })
  const ids = deals.map(({ id }) => id)
  const instants = new Map(
    await readDocuments('when deals began', () =>
      content.select<DealDocument, [string, number]>('deal', {
        ids,
        matches: () => true,
        read: (document) => [document.id, beginning(document)],
      }),
    ),
  )
  return deals.map((deal) => ({ deal, since: new Date(instants.get(deal.id) ?? 0) }))
}

/** In ms; 0 without a date. */
function beginning(document: DealDocument): number {
  const startsOn = document.data.starts_on || null
  const published = asDate(document.first_publication_date)?.getTime() ?? 0
  return Math.max(published, startsOn === null ? 0 : startOfDay(startsOn).getTime())
}
