import type { ContentClient } from '#content/content-client.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { type NewDeal, newDeals } from '#content/queries/new-deals.ts'
import type { Deal } from '#deals/deal.ts'
import { hasUsableTime } from '#deals/ending-soon.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'

/** What there is to tell of, for everybody. */
export type Catalogue = {
  at: Date
  /** Deals that end soon and can still be used, by id. */
  ending: ReadonlyMap<string, Deal>
  /** The newest first. */
  fresh: readonly NewDeal[]
  exclusive: readonly Deal[]
}

/** A saved deal is told of once within these days before its end. */
export const SOON_DAYS = 3
/** What is older is no news, also to somebody who was not written to for long. */
export const NEWS_DAYS = 14
/** After an import of very many, the newest are news enough. */
const MOST_NEW = 2000
const MOST_EXCLUSIVE = 20

/** Reads anew: what has ended or is no longer published is not in it. */
export async function readCatalogue(content: ContentClient, now: Date): Promise<Catalogue> {
  const today = singaporeDay(now)
  const soon = addDays(today, SOON_DAYS)
  const [ending, fresh, exclusive] = await Promise.all([
    liveDeals(content, {
      now,
      where: ({ data }) => Boolean(data.ends_on) && String(data.ends_on) <= soon,
    }),
    newDeals(content, { now, since: daysBefore(now, NEWS_DAYS), limit: MOST_NEW }),
    liveDeals(content, {
      now,
      where: ({ data }) => data.exclusive === true,
      limit: MOST_EXCLUSIVE,
    }),
  ])
  const isUsable = (deal: Deal) => hasUsableTime(deal, now)
  return {
    at: now,
    ending: new Map(ending.filter(isUsable).map((deal) => [deal.id, deal])),
    fresh: fresh.filter(({ deal }) => isUsable(deal)),
    exclusive: exclusive.filter(isUsable),
  }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000)
}
