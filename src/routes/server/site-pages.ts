import { asText } from '@prismicio/client'
import type { ContentClient } from '#content/content-client.ts'
import { toBrand } from '#content/mappers/to-brand.ts'
import { distinctTags } from '#content/queries/blog-tags.ts'
import { brands } from '#content/queries/brands.ts'
import { dealNames } from '#content/queries/deal-name.ts'
import { findHome } from '#content/queries/home.ts'
import { landings } from '#content/queries/landings.ts'
import { authors, selectPosts, tagsOfPosts } from '#content/queries/posts.ts'
import { siteSettings } from '#content/queries/settings.ts'
import { categoryDeals } from '#deals/category-deals.ts'
import type { Landing } from '#deals/landing.ts'
import { categories } from '#lib/categories.ts'
import { sortWork } from '#lib/node/sort-work.ts'
import * as paths from '#lib/paths.ts'
import { BLOG_PAGE_SIZE } from '../blog/server/loader.ts'

export const siteGroups = [
  'Main pages',
  'Deals',
  'Brands',
  'Posts',
  'Authors',
  'Blog tags',
  'Partners and collections',
  'About',
  /** Their pages exist, but are on no list. */
  'Not live',
] as const
export type SiteGroup = (typeof siteGroups)[number]

export type SitePage = {
  path: string
  title: string
  /** The document that the page is about; lists have none. */
  documentId?: string
  /** Not for search engines. */
  noindex?: true
}

type SiteInput = { content: ContentClient; now: Date }

/** All URLs of pages without a query, each once, in the order of the groups. */
export async function sitePages(input: SiteInput): Promise<(SitePage & { group: SiteGroup })[]> {
  const groups = await Promise.all(
    siteGroups.map(async (group) => {
      const pages = await pagesOfGroup[group](input)
      return pages.map((page) => ({ ...page, group }))
    }),
  )
  return groups.flat()
}

/** The pages of each group, for people and for search engines. Each group reads only what it needs. */
export const pagesOfGroup: Record<SiteGroup, (input: SiteInput) => Promise<SitePage[]>> = {
  async 'Main pages'({ content }) {
    const [home, tags] = await Promise.all([findHome(content), tagsOfPosts(content)])
    return [...(home ? [{ path: paths.home, title: 'Home' }] : []), ...mainPages(tags.length)]
  },
  async Deals({ content, now }) {
    const live = await dealNames(content, { now, live: true })
    const byName = (a: SitePage, b: SitePage) => byTitle(a, b) || (a.path < b.path ? -1 : 1)
    return content.inTurns(sortWork(live, byName, STEPS_OF_COMPARING))
  },
  async Brands({ content }) {
    const all = await brands(content, (document) => {
      const { id, uid, name } = toBrand(document)
      return { id, uid, name }
    })
    return all.map(({ id, uid, name }) => ({ path: paths.brand(uid), title: name, documentId: id }))
  },
  async Posts({ content }) {
    const all = await selectPosts(content, { order: null }, ({ id, uid, data }) => ({
      path: paths.post(uid),
      title: asText(data.title),
      documentId: id,
    }))
    return all.toSorted(byTitle)
  },
  async Authors({ content }) {
    const all = await authors(content)
    return all.map(({ uid, name }) => ({ path: paths.author(uid), title: name }))
  },
  async 'Blog tags'({ content }) {
    const tags = distinctTags((await tagsOfPosts(content)).flat())
    return tags.map((tag) => ({ path: paths.blogTag(tag), title: `Posts about ${tag}` }))
  },
  async 'Partners and collections'({ content }) {
    const all = await landings(content, {
      // biome-ignore format: one line for one list of names.
      read: ({ id, uid, title, hasSearch, privacy, faq }) => ({ id, uid, title, hasSearch, privacy, faq }),
    })
    return all.flatMap(landingPages)
  },
  async About({ content }) {
    const { privacyPage, termsPage } = await siteSettings(content)
    return [
      ...(privacyPage ? [{ path: paths.privacy, title: 'Privacy Policy' }] : []),
      ...(termsPage ? [{ path: paths.terms, title: 'Terms and Conditions' }] : []),
    ]
  },
  async 'Not live'({ content, now }) {
    return dealNames(content, { now, live: false })
  },
}

function mainPages(postCount: number): SitePage[] {
  const blogPages = Math.max(1, Math.ceil(postCount / BLOG_PAGE_SIZE))
  const laterPages = Array.from({ length: blogPages - 1 }, (_, index) => index + 2)
  return [
    { path: paths.deals, title: 'All deals' },
    ...categories.map((name) => ({ path: paths.category(name), title: categoryDeals[name] })),
    { path: paths.brands, title: 'Brands' },
    { path: paths.blog, title: 'Blog' },
    ...laterPages.map((page) => ({ path: paths.blogPage(page), title: `Blog, page ${page}` })),
    { path: paths.search, title: 'Search', noindex: true },
    { path: paths.profile, title: 'Saved deals and followed brands', noindex: true },
    { path: paths.settings, title: 'Settings', noindex: true },
    { path: paths.sitemap, title: 'User Sitemap' },
  ]
}

type LandingFacts = Pick<Landing, 'id' | 'uid' | 'title' | 'hasSearch' | 'privacy' | 'faq'>

function landingPages({ id, uid, title, hasSearch, privacy, faq }: LandingFacts): SitePage[] {
  const search: SitePage = {
    path: paths.landingSearch(uid),
    title: `Search ${title}`,
    noindex: true,
  }
  const page = (path: string, name: string): SitePage => ({ path, title: name, documentId: id })
  return [
    page(paths.landing(uid), title),
    ...(hasSearch ? [search] : []),
    ...(privacy ? [page(paths.landingText(uid, 'privacy'), `${title}: privacy`)] : []),
    ...(faq ? [page(paths.landingText(uid, 'faq'), `${title}: questions and answers`)] : []),
  ]
}

const alphabet = new Intl.Collator('en')
const STEPS_OF_COMPARING = 20

function byTitle(a: { title: string }, b: { title: string }): number {
  return alphabet.compare(a.title, b.title)
}
