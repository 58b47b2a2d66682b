import type { ContentClient } from '#content/content-client.ts'
import { toBrandRef } from '#content/mappers/to-brand.ts'
import type { Landing } from '#content/mappers/to-landing.ts'
import { brands } from '#content/queries/brands.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import { findHome } from '#content/queries/home.ts'
import { landings } from '#content/queries/landings.ts'
import { authors, posts } from '#content/queries/posts.ts'
import { siteSettings } from '#content/queries/settings.ts'
import { categories, categoryDeals, type Deal } from '#deals/deal.ts'
import { dealStatus, isLive } from '#deals/deal-time.ts'
import { paths } from '#lib/paths.ts'
import { BLOG_PAGE_SIZE } from './blog/loader.ts'

export const siteGroups = [
  'Main pages',
  'Deals',
  'Brands',
  'Posts',
  'Authors',
  'Blog tags',
  'Partners and collections',
  'About',
  /** Have their page, but are on no list. */
  'Not live',
] as const
type SiteGroup = (typeof siteGroups)[number]

export type SitePage = { path: string; title: string; group: SiteGroup }

/** Every address that has a page without a query, each once; in the order of the groups. */
export async function sitePages({
  content,
  now,
}: {
  content: ContentClient
  now: Date
}): Promise<SitePage[]> {
  const [home, settings, allDeals, allBrands, allPosts, allAuthors, allLandings] =
    await Promise.all([
      findHome(content),
      siteSettings(content),
      publishedDeals(content),
      brands(content, toBrandRef),
      posts(content),
      authors(content),
      landings(content, { read: (landing) => landing }),
    ])
  const live = allDeals.filter((deal) => isLive(dealStatus(deal, now)))
  const tags = [...new Set(allPosts.flatMap((post) => post.tags))].toSorted()
  return [
    ...(home ? inGroup('Main pages', [[paths.home(), 'Home']]) : []),
    ...inGroup('Main pages', mainPages(allPosts.length)),
    ...inGroup('Deals', live.toSorted(byTitle).map(dealEntry)),
    ...inGroup(
      'Brands',
      allBrands.map(({ uid, name }) => [paths.brand(uid), name]),
    ),
    ...inGroup(
      'Posts',
      allPosts.toSorted(byTitle).map(({ uid, title }) => [paths.post(uid), title]),
    ),
    ...inGroup(
      'Authors',
      allAuthors.map(({ uid, name }) => [paths.author(uid), name]),
    ),
    ...inGroup(
      'Blog tags',
      tags.map((tag) => [paths.blogTag(tag), `Posts about ${tag}`]),
    ),
    ...inGroup('Partners and collections', allLandings.flatMap(landingEntries)),
    ...inGroup('About', settings.privacyPage ? [[paths.privacy(), 'Privacy Policy']] : []),
    ...inGroup('About', settings.termsPage ? [[paths.terms(), 'Terms and Conditions']] : []),
    ...inGroup(
      'Not live',
      allDeals.filter((deal) => !isLive(dealStatus(deal, now))).map(dealEntry),
    ),
  ]
}

type Entry = [path: string, title: string]

function inGroup(group: SiteGroup, entries: Entry[]): SitePage[] {
  return entries.map(([path, title]) => ({ path, title, group }))
}

function mainPages(postCount: number): Entry[] {
  const blogPages = Math.max(1, Math.ceil(postCount / BLOG_PAGE_SIZE))
  const laterPages = Array.from({ length: blogPages - 1 }, (_, index) => index + 2)
  return [
    [paths.deals(), 'All deals'],
    ...categories.map((name): Entry => [paths.category(name), categoryDeals[name]]),
    [paths.brands(), 'Brands'],
    [paths.blog(), 'Blog'],
    ...laterPages.map((page): Entry => [paths.blogPage(page), `Blog, page ${page}`]),
    [paths.search(), 'Search'],
    [paths.profile(), 'Saved deals and followed brands'],
    [paths.settings(), 'Settings'],
    [paths.sitemap(), 'User Sitemap'],
  ]
}

function dealEntry(deal: Deal): Entry {
  return [paths.deal(deal), `${deal.title} (${deal.brand.name})`]
}

function landingEntries({ uid, title, hasSearch, privacy, faq }: Landing): Entry[] {
  return [
    [paths.landing(uid), title],
    ...(hasSearch ? [[paths.landingSearch(uid), `Search ${title}`] satisfies Entry] : []),
    ...(privacy ? [[paths.landingPrivacy(uid), `${title}: privacy`] satisfies Entry] : []),
    ...(faq ? [[paths.landingFaq(uid), `${title}: questions and answers`] satisfies Entry] : []),
  ]
}

function byTitle(a: { title: string }, b: { title: string }): number {
  return a.title.localeCompare(b.title, 'en')
}
