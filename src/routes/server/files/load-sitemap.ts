import { lastChanges } from '#content/queries/last-changes.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { PageInput } from '../page-loader.ts'
import { pagesOfGroup, type SiteGroup } from '../site-pages.ts'
import type { Sitemap, SitemapEntry, SitemapGroup } from './sitemap.ts'

/** Pages for search engines: without ended deals and `noindex` pages. */
export async function loadSitemap(input: PageInput): Promise<Sitemap> {
  const groups = await Promise.all(
    Object.entries(loadGroup).map(async ([name, load]) => [name, await load(input)]),
  )
  return Object.fromEntries(groups)
}

type LoadEntries = (input: PageInput) => Promise<SitemapEntry[]>

/** Each group reads pages of `/user-sitemap`, and their dates from documents of the type. */
export const loadGroup: Record<SitemapGroup, LoadEntries> = {
  pages: entriesOf(['Main pages', 'Authors', 'Blog tags', 'About']),
  deals: entriesOf(['Deals'], 'deal'),
  brands: entriesOf(['Brands'], 'brand'),
  posts: entriesOf(['Posts'], 'post'),
  landings: entriesOf(['Partners and collections'], 'landing'),
}

function entriesOf(groups: SiteGroup[], type?: string): LoadEntries {
  return async (input) => {
    const { content, now, until } = input
    const [pages, changes] = await Promise.all([
      Promise.all(groups.map((group) => pagesOfGroup[group](input))),
      type ? lastChanges(content, type) : new Map<string, Date>(),
    ])
    if (type === 'deal') until(nextMidnight(now))
    return pages
      .flat()
      .filter(({ noindex }) => !noindex)
      .map(({ path, documentId }) => ({
        path,
        changed: changes.get(documentId ?? '') ?? null,
      }))
  }
}
