import type { ContentClient } from '#content/content-client.ts'
import { toCategory } from '#content/mappers/to-deal.ts'
import type { Category } from '#lib/categories.ts'
import { liveDealFacts } from './deals.ts'

/** The category of each live deal, for the counts beside the categories. */
export async function liveCategories(
  content: ContentClient,
  { now }: { now: Date },
): Promise<Category[]> {
  const found = await liveDealFacts(content, { now, read: ({ data }) => toCategory(data.category) })
  return found.filter((category) => category !== null)
}
