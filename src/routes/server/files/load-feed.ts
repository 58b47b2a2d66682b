import { asDate } from '@prismicio/client'
import { hasTag } from '#content/queries/blog-tags.ts'
import { lastChanges } from '#content/queries/last-changes.ts'
import { posts } from '#content/queries/posts.ts'
import type { Deal } from '#deals/deal.ts'
import { dealStatus } from '#deals/deal-time.ts'
import { datedNote } from '#deals/facts/dated-note.ts'
import * as paths from '#lib/paths.ts'
import { startOfDay } from '#lib/singapore-time.ts'
import type { DealDocument } from '#repository/documents.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput } from '../page-loader.ts'
import { loadDealList } from './deal-list.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** No feed reader keeps more. */
const LATEST = 100

/** Live deals: all, or those of a category or brand. */
export async function loadDealsFeed(input: PageInput): Promise<Feed> {
  const wish = { limit: LATEST, order: lastChangedFirst }
  const { path, title, deals } = await loadDealList(input, wish)
  return { path, title, entries: await toEntries(deals, input) }
}

/** The blog, or one of its tags. */
export async function loadBlogFeed({ params, url, content }: PageInput): Promise<Feed> {
  const { tag } = params
  const found = await posts(content, {
    where: ({ tags }) => tag === undefined || hasTag(tags, tag),
    limit: LATEST,
  })
  if (tag !== undefined && found.length === 0) throw pageNotFound(url)
  const changes = await lastChanges(content, 'post', new Set(found.map(({ id }) => id)))
  return {
    path: tag === undefined ? paths.blog : paths.blogTag(tag),
    title: tag === undefined ? 'Blog' : `Posts about ${tag}`,
    entries: newestFirst(
      found.map((post) => ({
        id: `post/${post.id}`,
        path: paths.post(post.uid),
        title: post.title,
        summary: post.excerpt,
        author: post.author.name,
        updated: changes.get(post.id) ?? dayOf(post.publishedOn),
      })),
    ),
  }
}

async function toEntries(live: Deal[], { content, now }: PageInput): Promise<FeedEntry[]> {
  const changes = await lastChanges(content, 'deal', new Set(live.map(({ id }) => id)))
  return newestFirst(
    live.map((deal) => ({
      id: `deal/${deal.id}`,
      path: paths.deal(deal),
      title: `${deal.title} (${deal.brand.name})`,
      summary: `${deal.summary} ${datedNote(deal, dealStatus(deal, now))}.`,
      author: deal.brand.name,
      updated: changes.get(deal.id) ?? dayOf(deal.checkedOn ?? deal.startsOn),
    })),
  )
}

function lastChangedFirst(a: DealDocument, b: DealDocument): number {
  return changeOf(b).getTime() - changeOf(a).getTime()
}

function changeOf({ last_publication_date: published, data }: DealDocument): Date {
  return asDate(published) ?? dayOf(data.checked_on || data.starts_on || null)
}

/** For unpublished documents, as in a preview: the same at each reading. */
function dayOf(day: string | null): Date {
  return day ? startOfDay(day) : new Date(0)
}

function newestFirst(entries: FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) => b.updated.getTime() - a.updated.getTime()).slice(0, LATEST)
}
