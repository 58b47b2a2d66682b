import { liveCategories } from '#content/queries/live-categories.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import type { PageInput } from './page-loader.ts'

/** How many deals are live. Asks no search index: it may be behind, and a new one would make the page stale. */
export async function countLive({ content, now }: Pick<PageInput, 'content' | 'now'>) {
  const live = await liveCategories(content, { now })
  return { counts: categoryCounts(live), total: live.length }
}
