import { relationOf } from '#content/mappers/field-values.ts'
import { findBrand } from '#content/queries/brands.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { lastChanges } from '#content/queries/last-changes.ts'
import { posts } from '#content/queries/posts.ts'
import { type Category, categoryDeals, type Deal } from '#deals/deal.ts'
import { dealTime, dealTimeChanges } from '#deals/deal-time.ts'
import { paths } from '#lib/paths.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput } from '../page-loader.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** More than this no reader keeps. */
const LATEST = 100

/** All live deals, or those of a category. */
export async function loadDealsFeed(input: PageInput): Promise<Feed> {
  const category = (input.params.category ?? null) as Category | null
  const live = await liveDeals(input.content, {
    now: input.now,
    where: ({ data }) => category === null || data.category === category,
  })
  return {
    path: category ? paths.category(category) : paths.deals(),
    title: category ? categoryDeals[category] : 'All deals',
    entries: await toEntries(live, input),
  }
}

export async function loadBrandFeed(input: PageInput): Promise<Feed> {
  const brand = await findBrand(input.content, input.params.uid ?? '')
  if (!brand) throw pageNotFound(input.url)
  const live = await liveDeals(input.content, {
    now: input.now,
    where: ({ data }) => relationOf(data.brand)?.id === brand.id,
  })
  return {
    path: paths.brand(brand.uid),
    title: `Deals at ${brand.name}`,
    entries: await toEntries(live, input),
  }
}

/** The blog, or one of its tags. */
export async function loadBlogFeed({ params, url, content }: PageInput): Promise<Feed> {
  const { tag } = params
  const found = await posts(content, {
    where: ({ tags }) => tag === undefined || tags.includes(tag),
    limit: LATEST,
  })
  if (tag !== undefined && found.length === 0) throw pageNotFound(url)
  const changes = await lastChanges(content, 'post', new Set(found.map(({ id }) => id)))
  return {
    path: tag === undefined ? paths.blog() : paths.blogTag(tag),
    title: tag === undefined ? 'Blog' : `Posts about ${tag}`,
    entries: newestFirst(
      found.map((post) => ({
        id: `post/${post.id}`,
        path: paths.post(post.uid),
        title: post.title,
        summary: post.excerpt,
        author: post.author.name,
        updated: changes.get(post.id) ?? new Date(post.publishedOn),
      })),
    ),
  }
}

async function toEntries(live: Deal[], { content, now, until }: PageInput): Promise<FeedEntry[]> {
  until(dealTimeChanges(now))
  const changes = await lastChanges(content, 'deal', new Set(live.map(({ id }) => id)))
  return newestFirst(
    live.map((deal) => ({
      id: `deal/${deal.id}`,
      path: paths.deal(deal),
      title: `${deal.title} (${deal.brand.name})`,
      summary: `${deal.summary} ${dealTime(deal, now).ends}.`,
      author: deal.brand.name,
      updated: changes.get(deal.id) ?? now,
    })),
  )
}

function newestFirst(entries: FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) => b.updated.getTime() - a.updated.getTime()).slice(0, LATEST)
}
