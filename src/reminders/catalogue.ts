import type { ContentClient } from '#content/content-client.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { type NewDeal, newDeals } from '#content/queries/new-deals.ts'
import type { Deal } from '#deals/deal.ts'
import { hasUsableTime } from '#deals/facts/ending-soon.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'

/** The deals to remind people of, the same for everyone. */
export type Catalogue = {
  at: Date
  /** Deals that end soon and can still be used, by id. */
  ending: ReadonlyMap<string, Deal>
  /** The newest first. */
  fresh: readonly NewDeal[]
  exclusive: readonly Deal[]
}

/** We remind people of a saved deal once, within this many days before its end. */
export const SOON_DAYS = 3
/** Older deals are not news, even to someone who got no e-mail for a while. */
export const NEWS_DAYS = 14
/** After a large import we mention only the newest. */
const MOST_NEW = 2000
const MOST_EXCLUSIVE = 20

/** Reads the current deals, without ended or unpublished ones. */
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
