import { relationOf } from '#content/mappers/field-values.ts'
import { toAuthor } from '#content/mappers/to-author.ts'
import { toBrand } from '#content/mappers/to-brand.ts'
import { toDeal } from '#content/mappers/to-deal.ts'
import { type Landing, toLanding } from '#content/mappers/to-landing.ts'
import { type Post, toPost } from '#content/mappers/to-post.ts'
import { richtextPaths } from '#content/queries/richtext-paths.ts'
import {
  type SearchableDocuments,
  searchableDocuments,
} from '#content/queries/searchable-documents.ts'
import type { Brand } from '#deals/brand.ts'
import type { Deal } from '#deals/deal.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { createSearchIndex, type SearchIndex } from '#search/create-search-index.ts'
import { toDealRecord } from '#search/deal-record.ts'
import {
  toBrandRecord,
  toLandingRecord,
  toPageRecord,
  toPostRecord,
} from '#search/other-records.ts'
import { richtextWords } from '#search/richtext-words.ts'
import type { PageInput } from '../page-loader.ts'

type RichtextPage = { path: string; title: string; text: string }

/** All that can be found on the site, and the index to find it with. */
export type SiteSearch = {
  index: SearchIndex
  deals: ReadonlyMap<string, Deal>
  brands: ReadonlyMap<string, Brand>
  posts: ReadonlyMap<string, Post>
  landings: ReadonlyMap<string, Landing>
  pages: ReadonlyMap<string, RichtextPage>
}

type Input = Pick<PageInput, 'content' | 'richtext' | 'now' | 'remember'>

/** Made once for each state of the content and each day. */
export async function loadSiteSearch({
  content,
  richtext,
  now,
  remember,
}: Input): Promise<SiteSearch> {
  const [documents, named] = await Promise.all([
    searchableDocuments(content, { now }),
    richtextPaths(content),
  ])
  const pages = await Promise.all(
    [...named].map(async ([id, path]) => ({ path, blocks: await richtext.findPage(id) })),
  )
  const madeOf = [
    singaporeDay(now),
    ...Object.values(documents).flat(),
    ...pages.flatMap(({ path, blocks }) => [path, blocks]),
  ]
  return remember('search', madeOf, () => {
    const texts = pages.flatMap(({ path, blocks }) =>
      blocks ? [{ path, ...richtextWords(blocks) }] : [],
    )
    return toSiteSearch(documents, { pages: texts, now })
  })
}

function toSiteSearch(
  documents: SearchableDocuments,
  { pages, now }: { pages: readonly RichtextPage[]; now: Date },
): SiteSearch {
  const brands = documents.brands.map(toBrand)
  const brandOf = byId(brands)
  const authorOf = new Map(documents.authors.map((author) => [author.id, toAuthor(author)]))
  const deals = documents.deals
    .map((deal) => toDeal(deal, brandOf.get(relationOf(deal.data.brand)?.id ?? '') ?? null))
    .filter((deal) => deal !== null)
  const posts = documents.posts
    .map((post) => toPost(post, authorOf.get(relationOf(post.data.author)?.id ?? '') ?? null))
    .filter((post) => post !== null)
  const landings = documents.landings.map(toLanding)
  const textAt = new Map(pages.map(({ path, text }) => [path, text]))
  const ownPages = pages.filter(({ path }) => !landings.some(({ uid }) => path === `/${uid}`))
  return {
    index: createSearchIndex([
      ...brands.map(toBrandRecord),
      ...deals.map((deal) => toDealRecord(deal, now)),
      ...posts.map(toPostRecord),
      ...landings.map((landing) => toLandingRecord(landing, textAt.get(`/${landing.uid}`) ?? '')),
      ...ownPages.map(({ path, title, text }) => toPageRecord({ id: path, title, text })),
    ]),
    deals: byId(deals),
    brands: brandOf,
    posts: byId(posts),
    landings: byId(landings),
    pages: new Map(ownPages.map((page) => [page.path, page])),
  }
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}
