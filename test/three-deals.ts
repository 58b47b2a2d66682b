import * as paths from '#lib/paths.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { TestSite } from './test-site.ts'
import { unstatedTimes } from './unstated-times.ts'

/** The last second of a day in Singapore, and the first of the next. */
export const LAST_SECOND = new Date('2026-11-18T23:59:59+08:00')
export const MIDNIGHT = new Date('2026-11-19T00:00:00+08:00')

const dates = {
  ends: { starts_on: '2026-11-01', ends_on: '2026-11-18' },
  starts: { starts_on: '2026-11-19', ends_on: '2026-12-31' },
  undated: { starts_on: null, ends_on: null },
}

/** Only the dates decide when it can be used. */
const anyTime = {
  channel: 'both',
  ...unstatedTimes,
}

export type ThirdName = keyof typeof dates
const thirds = Object.keys(dates) as ThirdName[]

/** A word that only the three have in common. */
export const WORD = 'quokka'
export const POST = 'kopi-ordering-guide'
export const PARTNER = 'dive'

export type ThirdDeal = { name: ThirdName; id: string; path: string; brand: string; code: string }

export const deals: ThirdDeal[] = thirds.map((name) => ({
  name,
  id: `${WORD}-${name}`,
  path: paths.deal({ category: 'food', uid: `${WORD}-${name}` }),
  brand: `${WORD}-brand-${name}`,
  code: `${WORD}${name}`.toUpperCase(),
}))

/**
 * Publishes a deal that ends with the day, one that starts with the next and one without dates:
 * featured on the home page and in a post, offered by a partner, each with a code and a brand of
 * its own.
 */
export async function publishThreeDeals(site: TestSite): Promise<void> {
  const find = (type: string, uid: string | null) => {
    const found = site.store
      .snapshot()
      .byType.get(type)
      ?.values()
      .find((other) => other.uid === uid)
    if (!found) throw new Error(`the demo has no ${type} "${uid}"`)
    return found
  }
  const deal = find('deal', 'kaya-toast-set-two-for-one')
  const brand = find('brand', 'lorong-pagi')
  const partner = find('landing', PARTNER)
  const home = find('blog_home', null)
  const post = find('post', POST)
  const brands = deals.map((third) => ({
    ...brand,
    id: third.brand,
    uid: third.brand,
    data: { ...brand.data, name: `${WORD} ${third.name}` },
  }))
  const documents = deals.map((third) => ({
    ...deal,
    id: third.id,
    uid: third.id,
    data: {
      ...deal.data,
      ...dates[third.name],
      title: `A ${WORD} that ${third.name}`,
      category: 'food',
      brand: linkTo(find('brand', 'lorong-pagi'), { id: third.brand, uid: third.brand }),
      redeem: 'code',
      code: third.code,
      link: { link_type: 'Web', url: `https://${third.name}.example/` },
      ...anyTime,
      partners: [{ landing: linkTo(partner) }],
    },
  }))
  const links = documents.map((document) => ({ deal: linkTo(document) }))
  const slices = links.map((primary) => ({
    id: `slice$${primary.deal.id}`,
    slice_type: 'deal',
    slice_label: null,
    variation: 'default',
    version: 'initial',
    items: [],
    primary,
  }))
  await site.publish({
    documents: [
      ...brands,
      ...documents,
      { ...home, data: { ...home.data, featured: links } },
      { ...post, data: { ...post.data, slices } },
    ],
  })
}

function linkTo(
  { id, type, tags, lang, uid }: StoredDocument,
  other: { id?: string; uid?: string } = {},
) {
  return { link_type: 'Document', id, type, tags, lang, slug: '-', uid, isBroken: false, ...other }
}
