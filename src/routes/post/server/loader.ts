import { toCover } from '#content/mappers/to-picture.ts'
import type { Post } from '#content/mappers/to-post.ts'
import { liveDeals, publishedDeals } from '#content/queries/deals.ts'
import { neighbourPosts } from '#content/queries/neighbour-posts.ts'
import { findPost } from '#content/queries/posts.ts'
import { relatedPosts } from '#content/queries/related-posts.ts'
import type { Deal } from '#deals/deal.ts'
import { dealStatus, dealTimeChanges, isLive } from '#deals/deal-time.ts'
import { offerTime } from '#deals/facts/ending-soon.ts'
import { formatPrice } from '#deals/facts/format-price.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import * as paths from '#lib/paths.ts'
import { formatDay } from '#lib/singapore-time.ts'
import { pageNotFound } from '../../server/not-found.ts'
import type { PageInput, PageLoader } from '../../server/page-loader.ts'
import type { CodeRow, CodesPayload, PostPartPayload, PostPayload } from '../payload.ts'
import { toSections } from './to-sections.ts'

const FEATURED = 8
const RELATED = 3

export const loader: PageLoader<PostPayload> = async (input) => {
  return loadPost(input, input.params.uid ?? '')
}

/** The promo codes page is a post with every working code in front of it. */
export const promoCodesLoader: PageLoader<PostPayload> = async (input) => {
  const [payload, codes] = await Promise.all([loadPost(input, paths.PROMO_CODES), loadCodes(input)])
  return { ...payload, codes }
}

async function loadPost(
  { url, content, now, until }: PageInput,
  uid: string,
): Promise<PostPayload> {
  const post = await findPost(content, uid)
  if (!post) throw pageNotFound(url)
  until(dealTimeChanges(now))

  const embedded = new Set(post.parts.flatMap((part) => (part.kind === 'deal' ? part.dealId : [])))
  const mentioned = new Set([...post.dealIds, ...embedded])
  const [found, related, neighbours] = await Promise.all([
    publishedDeals(content, { where: ({ id }) => mentioned.has(id) }),
    relatedPosts(content, { post, limit: RELATED }),
    neighbourPosts(content, post),
  ])
  const byId = new Map(found.map((deal) => [deal.id, deal]))
  const { parts, contents } = toSections(idPrefix(post.uid, url), post.parts)
  const featured = post.dealIds
    .filter((id) => !embedded.has(id))
    .map((id) => byId.get(id))
    .filter((deal) => deal !== undefined)
    .filter((deal) => isLive(dealStatus(deal, now)))
    .slice(0, FEATURED)
  return {
    post: toPostHead(post),
    contents,
    parts: parts.flatMap((part) => withDeal(part, byId, now)),
    deals: featured.map((deal) => toDealSummary(deal, now)),
    related,
    ...neighbours,
    codes: null,
  }
}

/** By address: the page of codes may be kept alive in several orders side by side. */
function idPrefix(uid: string, { searchParams }: URL): string {
  const sort = searchParams.get('sort')
  return sort === null ? uid : `${uid}.${encodeURIComponent(sort)}`
}

function toPostHead(post: Post): PostPayload['post'] {
  const { uid, name, bio, palette, picture } = post.author
  const updatedOn = post.updatedOn && post.updatedOn > post.publishedOn ? post.updatedOn : null
  return {
    uid: post.uid,
    title: post.title,
    excerpt: post.excerpt,
    author: { uid, name, bio, palette, picture },
    publishedOn: post.publishedOn,
    publishedText: formatDay(post.publishedOn),
    updated: updatedOn ? { on: updatedOn, text: formatDay(updatedOn) } : null,
    minutes: post.minutes,
    tags: post.tags,
    palette: post.art[0]?.palette ?? post.author.palette,
    cover: toCover(post.art[0]?.image),
  }
}

/** A deal that is no longer published is left out; an ended one stays and says so. */
function withDeal(
  part: ReturnType<typeof toSections>['parts'][number],
  byId: ReadonlyMap<string, Deal>,
  now: Date,
): PostPartPayload[] {
  if (part.kind !== 'deal') return [part]
  const deal = byId.get(part.dealId)
  return deal ? [{ kind: 'deal', deal: toDealSummary(deal, now) }] : []
}

/** Every promo code that works today. */
async function loadCodes({ url, content, now }: PageInput): Promise<CodesPayload> {
  const withCode = await liveDeals(content, { now, where: ({ data }) => Boolean(data.code) })
  const rows = withCode
    .flatMap((deal) => (deal.code === null ? [] : toCodeRow(deal, deal.code, now)))
    .toSorted((a, b) => a.brand.localeCompare(b.brand, 'en'))
  return { rows, sort: url.searchParams.get('sort') }
}

function toCodeRow(deal: Deal, code: string, now: Date): CodeRow {
  const { ends, urgent, checked, checkIsFresh } = offerTime(deal, now)
  return {
    id: deal.id,
    code,
    title: deal.title,
    path: paths.deal(deal),
    brand: deal.brand.name,
    minSpend: deal.minSpend ? formatPrice(deal.minSpend) : null,
    ends,
    urgent,
    checked,
    checkIsFresh,
    endsOn: deal.endsOn,
    checkedOn: deal.checkedOn,
  }
}
