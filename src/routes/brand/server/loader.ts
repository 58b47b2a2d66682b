import { findBrand } from '#content/queries/brands.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import { postsAboutBrand } from '#content/queries/posts-about-brand.ts'
import { similarBrands } from '#content/queries/similar-brands.ts'
import type { Outlet } from '#deals/deal.ts'
import { isLive } from '#deals/deal-status.ts'
import { dealStatus, dealTimeChanges } from '#deals/deal-time.ts'
import { filterNameOf } from '#deals/facts/filter-names.ts'
import { lastChecked } from '#deals/facts/last-checked.ts'
import { toDealSummary } from '#deals/facts/to-deal-summary.ts'
import { uniqueOutlets } from '#deals/facts/unique-outlets.ts'
import { relationOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import { findStation } from '#singapore/find-station.ts'
import { filteredPath } from '../../filters/filters.ts'
import { checkAddress, pageNotFound } from '../../server/not-found.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { BrandOutlet, BrandPayload } from '../payload.ts'

const ENDED = 6
const POSTS = 3
const SIMILAR = 4

export const loader: PageLoader<BrandPayload> = async ({ params, url, content, now, until }) => {
  const brand = await findBrand(content, params.uid ?? '')
  if (!brand) throw pageNotFound(url)
  checkAddress(url, { asked: paths.brand(params.uid ?? ''), own: paths.brand(brand.uid) })

  const all = await publishedDeals(content, {
    where: ({ data }) => relationOf(data.brand)?.id === brand.id,
  })
  for (const deal of all) until(dealTimeChanges(deal, now))
  until(nextMidnight(now))
  const [posts, similar] = await Promise.all([
    postsAboutBrand(content, { brand, deals: all, limit: POSTS }),
    similarBrands(content, { brand, now, limit: SIMILAR }),
  ])
  const live = all.filter((deal) => isLive(dealStatus(deal, now)))
  const own = all.map((deal) => toDealSummary(deal, now))
  const { uid, name, tagline, palette, website, instagram, tags, picture, about } = brand
  return {
    brand: {
      uid,
      name,
      tagline,
      palette,
      website,
      instagram,
      tags: tags.map(filterNameOf.tag),
      picture,
    },
    about,
    live: own.filter(({ time }) => isLive(time.status)),
    checked: lastChecked(live, now),
    outlets: uniqueOutlets(live).map(toBrandOutlet),
    upcoming: own.filter(({ time }) => time.status === 'upcoming'),
    soldOut: own.filter(({ time }) => time.status === 'sold-out'),
    ended: own
      .filter(({ time }) => time.status === 'ended')
      .toReversed()
      .slice(0, ENDED),
    posts,
    similar,
  }
}

function toBrandOutlet({ name, address, mrt }: Outlet): BrandOutlet {
  const station = mrt ? findStation(mrt) : null
  const nearHref = station && filteredPath(paths.deals, { filters: { near: station.name } })
  return { name, address, mrt, nearHref }
}
