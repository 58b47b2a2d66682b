import { nextMidnight } from '#lib/singapore-time.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import { siteGroups, sitePages } from '../../server/site-pages.ts'
import type { UserSitemapPayload } from '../payload.ts'

/** Nobody reads further; the lists of deals have all of them, page by page. */
const MOST = 1000

export const loader: PageLoader<UserSitemapPayload> = async ({ content, now, until }) => {
  const pages = await sitePages({ content, now })
  until(nextMidnight(now))

  const groups = siteGroups
    .filter((name) => name !== 'Not live')
    .map((name) => ({
      name,
      pages: pages
        .filter(({ group }) => group === name)
        .slice(0, MOST)
        .map(({ path, title }) => ({ path, title })),
    }))
  return { groups: groups.filter((group) => group.pages.length > 0) }
}
