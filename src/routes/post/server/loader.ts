import { toCover } from '#content/mappers/to-picture.ts'
import type { Post } from '#content/mappers/to-post.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import { neighbourPosts } from '#content/queries/neighbour-posts.ts'
import { findPost } from '#content/queries/posts.ts'
import { relatedPosts } from '#content/queries/related-posts.ts'
import type { Deal } from '#deals/deal.ts'
import { isLive } from '#deals/deal-status.ts'
import { dealStatus, dealTimeChanges } from '#deals/deal-time.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { formatDay } from '#lib/format-day.ts'
import * as paths from '#lib/paths.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import { checkAddress, pageNotFound } from '../../server/not-found.ts'
import type { PageInput, PageLoader } from '../../server/page-loader.ts'
import type { PostPartPayload, PostPayload } from '../payload.ts'
import { idSuffix, loadCodes } from './load-codes.ts'
import { toSections } from './to-sections.ts'

const FEATURED = 8
const RELATED = 3

export const loader: PageLoader<PostPayload> = async (input) => {
  return loadPost(input, input.params.uid ?? '')
}

/** The promo codes page is a post with all working codes above it. */
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
  // The page of codes keeps its URL, whatever the uid of its post.
  if (uid !== paths.PROMO_CODES) {
    checkAddress(url, { asked: paths.post(uid), own: paths.post(post.uid) })
  }
  until(nextMidnight(now))

  const embedded = new Set(post.parts.flatMap((part) => (part.kind === 'deal' ? part.dealId : [])))
  const mentioned = new Set([...post.dealIds, ...embedded])
  const [found, related, neighbours] = await Promise.all([
    publishedDeals(content, { where: ({ id }) => mentioned.has(id) }),
    relatedPosts(content, { post, limit: RELATED }),
    neighbourPosts(content, post),
  ])
  for (const deal of found) until(dealTimeChanges(deal, now))
  const byId = new Map(found.map((deal) => [deal.id, deal]))
  const { parts, contents } = toSections(`${post.uid}${idSuffix(url)}`, post.parts)
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

/** A deal that is no longer published is left out; an ended one stays and is marked as ended. */
function withDeal(
  part: ReturnType<typeof toSections>['parts'][number],
  byId: ReadonlyMap<string, Deal>,
  now: Date,
): PostPartPayload[] {
  if (part.kind !== 'deal') return [part]
  const deal = byId.get(part.dealId)
  return deal ? [{ kind: 'deal', deal: toDealSummary(deal, now) }] : []
}
