import type { ContentClient } from '#content/content-client.ts'
import { begunAt } from '#content/mappers/begun-at.ts'
import type { Deal } from '#deals/deal.ts'
import { liveDeals } from './deals.ts'

/** Live deals that began after an instant, the newest first. */
export function newDeals(
  content: ContentClient,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<Deal[]> {
  return liveDeals(content, {
    now,
    where: (document) => begunAt(document) > since.getTime(),
    order: (a, b) => begunAt(b) - begunAt(a),
    limit,
  })
}
