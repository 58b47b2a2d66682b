import type { ContentClient } from '#content/content-client.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { newDeals } from '#content/queries/new-deals.ts'
import type { Deal } from '#deals/deal.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'

/** The deals to remind people of, the same for everyone. */
export type Catalogue = {
  at: Date
  /** Deals that end soon and can still be used, by id. */
  ending: ReadonlyMap<string, Deal>
  /** The newest first. */
  fresh: readonly Deal[]
  exclusive: readonly Deal[]
}

/** We remind people of a saved deal once, within this many days before its end. */
export const SOON_DAYS = 3
/** Older deals are not news, even to someone who got no e-mail for a while. */
export const NEWS_DAYS = 14
/** After a large import we mention only the newest. */
const MOST_NEW = 2000
const MOST_EXCLUSIVE = 20
/** Sorts after every day. */
const NEVER = '~'

/** Reads the current deals, without ended or unpublished ones. */
export async function readCatalogue(content: ContentClient, now: Date): Promise<Catalogue> {
  const today = singaporeDay(now)
  const soon = addDays(today, SOON_DAYS)
  const [ending, fresh, exclusive] = await Promise.all([
    liveDeals(content, {
      now,
      where: (document) => (content.lifespanOf(document).endsOn ?? NEVER) <= soon,
    }),
    newDeals(content, { now, since: daysBefore(now, NEWS_DAYS), limit: MOST_NEW }),
    liveDeals(content, {
      now,
      where: ({ data }) => data.exclusive === true,
      limit: MOST_EXCLUSIVE,
    }),
  ])
  return { at: now, ending: new Map(ending.map((deal) => [deal.id, deal])), fresh, exclusive }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000)
}
