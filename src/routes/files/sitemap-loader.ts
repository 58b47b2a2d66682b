import { toBrand } from '#content/mappers/to-brand.ts'
import type { Landing } from '#content/mappers/to-landing.ts'
import { brands } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { landings } from '#content/queries/landings.ts'
import { lastChanges } from '#content/queries/last-changes.ts'
import { authors, posts } from '#content/queries/posts.ts'
import { siteSettings } from '#content/queries/settings.ts'
import { categories } from '#deals/deal.ts'
import { dealTimeChanges } from '#deals/deal-time.ts'
import { paths } from '#lib/paths.ts'
import { BLOG_PAGE_SIZE } from '../blog/loader.ts'
import type { PageInput } from '../page-loader.ts'
import type { Sitemap, SitemapEntry, SitemapGroup } from './sitemap.ts'

/** What search engines should know: no ended deal, and nothing that is `noindex`. */
export async function loadSitemap(input: PageInput): Promise<Sitemap> {
  const groups = await Promise.all(
    Object.entries(loadGroup).map(async ([name, load]) => [name, await load(input)]),
  )
  return Object.fromEntries(groups)
}

export const loadGroup: Record<SitemapGroup, (input: PageInput) => Promise<SitemapEntry[]>> = {
  async pages({ content }) {
    const [settings, allPosts, allAuthors] = await Promise.all([
      siteSettings(content),
      posts(content),
      authors(content),
    ])
    const blogPages = Math.max(1, Math.ceil(allPosts.length / BLOG_PAGE_SIZE))
    const tags = [...new Set(allPosts.flatMap((post) => post.tags))].toSorted()
    return [
      paths.home(),
      paths.deals(),
      ...categories.map(paths.category),
      paths.brands(),
      ...Array.from({ length: blogPages }, (_, index) => paths.blogPage(index + 1)),
      ...allAuthors.map(({ uid }) => paths.author(uid)),
      ...tags.map(paths.blogTag),
      ...(settings.privacyPage ? [paths.privacy()] : []),
      ...(settings.termsPage ? [paths.terms()] : []),
      paths.sitemap(),
    ].map((path) => ({ path, changed: null }))
  },
  async deals({ content, now, until }) {
    until(dealTimeChanges(now))
    const live = await liveDeals(content, { now })
    const changes = await lastChanges(content, 'deal')
    return live.map((deal) => ({ path: paths.deal(deal), changed: changes.get(deal.id) ?? null }))
  },
  async brands({ content }) {
    const all = await brands(content, toBrand)
    const changes = await lastChanges(content, 'brand')
    return all.map(({ id, uid }) => ({ path: paths.brand(uid), changed: changes.get(id) ?? null }))
  },
  async posts({ content }) {
    const all = await posts(content)
    const changes = await lastChanges(content, 'post')
    return all.map(({ id, uid }) => ({ path: paths.post(uid), changed: changes.get(id) ?? null }))
  },
  async landings({ content }) {
    const all = await landings(content, { read: (landing) => landing })
    const changes = await lastChanges(content, 'landing')
    return all.flatMap((landing) =>
      pathsOf(landing).map((path) => ({ path, changed: changes.get(landing.id) ?? null })),
    )
  },
}

function pathsOf({ uid, privacy, faq }: Landing): string[] {
  return [
    paths.landing(uid),
    ...(privacy ? [paths.landingPrivacy(uid)] : []),
    ...(faq ? [paths.landingFaq(uid)] : []),
  ]
}
