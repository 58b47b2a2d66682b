import { toCover } from '#content/mappers/to-picture.ts'
import type { Post, PostPart } from '#content/mappers/to-post.ts'
import { liveDeals, publishedDeals } from '#content/queries/deals.ts'
import { findPost } from '#content/queries/posts.ts'
import type { Deal } from '#deals/deal.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealStatus, dealTime, dealTimeChanges, isLive } from '#deals/deal-time.ts'
import { formatPrice } from '#deals/format-price.ts'
import { paths } from '#lib/paths.ts'
import { formatDay } from '#lib/singapore-time.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageInput, PageLoader } from '../page-loader.ts'
import type { CodeRow, PostPartPayload, PostPayload } from './payload.ts'

const FEATURED = 8
const PROMO_CODES_UID = 'singapore-promo-codes'

export const loader: PageLoader<PostPayload> = async (input) => {
  return loadPost(input, input.params.uid ?? '')
}

/** The promo codes page is a post with every working code in front of it. */
export const promoCodesLoader: PageLoader<PostPayload> = async (input) => {
  const { content, now } = input
  const [payload, withCode] = await Promise.all([
    loadPost(input, PROMO_CODES_UID),
    liveDeals(content, { now, where: ({ data }) => Boolean(data.code) }),
  ])
  return { ...payload, codes: toCodeRows(withCode, now) }
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
  const found = await publishedDeals(content, { where: ({ id }) => mentioned.has(id) })
  const byId = new Map(found.map((deal) => [deal.id, deal]))
  const featured = post.dealIds
    .filter((id) => !embedded.has(id))
    .map((id) => byId.get(id))
    .filter((deal) => deal !== undefined)
    .filter((deal) => isLive(dealStatus(deal, now)))
    .slice(0, FEATURED)
  return {
    post: toPostHead(post),
    parts: toParts(post.parts, byId, now),
    deals: featured.map((deal) => toDealSummary(deal, now)),
    codes: null,
  }
}

function toPostHead(post: Post): PostPayload['post'] {
  const { uid, name, bio } = post.author
  const updatedOn = post.updatedOn && post.updatedOn > post.publishedOn ? post.updatedOn : null
  return {
    title: post.title,
    excerpt: post.excerpt,
    author: { uid, name, bio },
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
function toParts(parts: PostPart[], byId: Map<string, Deal>, now: Date): PostPartPayload[] {
  return parts.flatMap((part): PostPartPayload[] => {
    if (part.kind !== 'deal') return [part]
    const deal = byId.get(part.dealId)
    return deal ? [{ kind: 'deal', deal: toDealSummary(deal, now) }] : []
  })
}

function toCodeRows(live: readonly Deal[], now: Date): CodeRow[] {
  const rows = live
    .map((deal) => ({ deal, code: deal.code }))
    .filter((row): row is { deal: Deal; code: string } => row.code !== null)
    .toSorted((a, b) => a.deal.brand.name.localeCompare(b.deal.brand.name, 'en'))
  return rows.map(({ deal, code }) => ({
    id: deal.id,
    code,
    title: deal.title,
    path: paths.deal(deal),
    brand: deal.brand.name,
    minSpend: deal.minSpend ? formatPrice(deal.minSpend) : null,
    ends: dealTime(deal, now).ends,
  }))
}
