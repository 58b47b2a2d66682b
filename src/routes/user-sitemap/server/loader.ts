import { firstDealNames } from '#content/queries/deal-name.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { PageInput, PageLoader } from '../../server/page-loader.ts'
import { pagesOfGroup, type SiteGroup, type SitePage, siteGroups } from '../../server/site-pages.ts'
import type { UserSitemapPayload } from '../payload.ts'

/** Nobody reads further. The paged lists have all deals. */
const MOST = 1000

export const loader: PageLoader<UserSitemapPayload> = async (input) => {
  const groups = await Promise.all(
    siteGroups
      .filter((name) => name !== 'Not live')
      .map(async (name) => ({ name, pages: (await firstPages(name, input)).map(toLink) })),
  )
  input.until(nextMidnight(input.now))
  return { groups: groups.filter((group) => group.pages.length > 0) }
}

async function firstPages(group: SiteGroup, { content, now }: PageInput): Promise<SitePage[]> {
  if (group === 'Deals') return firstDealNames(content, { now, limit: MOST })
  return (await pagesOfGroup[group]({ content, now })).slice(0, MOST)
}

function toLink({ path, title }: SitePage) {
  return { path, title }
}
