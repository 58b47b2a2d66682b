import { liveCategories } from '#content/queries/live-categories.ts'
import { categoryCounts } from '#deals/category-counts.ts'
import type { PageInput } from './page-loader.ts'

/** How many deals are live. It uses no search index, which may be behind. */
export async function countLive({ content, now }: Pick<PageInput, 'content' | 'now'>) {
  const live = await liveCategories(content, { now })
  return { counts: categoryCounts(live), total: live.length }
}
