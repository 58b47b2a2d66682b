import { asText } from '@prismicio/client'
import type { Post } from '#content/mappers/to-post.ts'
import type { Brand } from '#deals/brand.ts'
import type { Landing } from '#deals/landing.ts'
import type { RecordDetails, SearchRecord } from './search-record.ts'

export function toBrandRecord({ id, name, tagline, tags, about }: Brand): SearchRecord {
  return record(
    { id, kind: 'brand' },
    { title: [name], brand: [name], tags, text: [tagline, asText(about)] },
  )
}

export function toPostRecord(post: Post): SearchRecord {
  const body = post.parts.flatMap((part) => ('text' in part ? [asText(part.text)] : []))
  return record(
    { id: post.id, kind: 'post' },
    { title: [post.title], tags: post.tags, text: [post.excerpt, post.author.name, ...body] },
  )
}

/** `long` is the text of its rich-text page, or empty. */
export function toLandingRecord(landing: Landing, long: string): SearchRecord {
  const { id, uid, title, tagline, tags, body } = landing
  return record(
    { id, kind: 'landing' },
    { title: [title], brand: [uid], tags, text: [tagline, asText(body), long] },
  )
}

export function toPageRecord(page: { id: string; title: string; text: string }): SearchRecord {
  return record({ id: page.id, kind: 'page' }, { title: [page.title], text: [page.text] })
}

/** Only deals have facets, a price and days. */
function record(
  { id, kind }: Pick<SearchRecord, 'id' | 'kind'>,
  texts: RecordDetails['texts'],
): SearchRecord {
  const details = { texts, facets: {} }
  return {
    id,
    kind,
    details: () => details,
    price: null,
    usableUntil: Number.POSITIVE_INFINITY,
  }
}
