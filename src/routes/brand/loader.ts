import { relationOf } from '#content/mappers/field-values.ts'
import { findBrand } from '#content/queries/brands.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import { postsAboutBrand } from '#content/queries/posts-about-brand.ts'
import { toDealSummary } from '#deals/deal-summary.ts'
import { dealTimeChanges, isLive } from '#deals/deal-time.ts'
import { pageNotFound } from '../not-found.ts'
import type { PageLoader } from '../page-loader.ts'
import type { BrandPayload } from './payload.ts'

const ENDED = 6
const POSTS = 3

export const loader: PageLoader<BrandPayload> = async ({ params, url, content, now, until }) => {
  const brand = await findBrand(content, params.uid ?? '')
  if (!brand) throw pageNotFound(url)
  until(dealTimeChanges(now))

  const all = await publishedDeals(content, {
    where: ({ data }) => relationOf(data.brand)?.id === brand.id,
  })
  const posts = await postsAboutBrand(content, { brand, deals: all, limit: POSTS })
  const own = all.map((deal) => toDealSummary(deal, now))
  const { uid, name, tagline, palette, website, instagram, tags, picture, about } = brand
  return {
    brand: { uid, name, tagline, palette, website, instagram, tags, picture },
    about,
    live: own.filter(({ time }) => isLive(time.status)),
    upcoming: own.filter(({ time }) => time.status === 'upcoming'),
    ended: own
      .filter(({ time }) => time.status === 'ended')
      .toReversed()
      .slice(0, ENDED),
    posts,
  }
}
