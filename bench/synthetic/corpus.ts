import { toFreshLink } from '#repository/document-links.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createRandom } from '../seeded-random.ts'
import { syntheticBrand } from './brand.ts'
import { syntheticDeal } from './deal.ts'

export type CorpusOptions = {
  deals: number
  seed: number
  /** The day on which the corpus is "today": some deals have ended, some have not begun. */
  today: string
}

const DEALS_PER_BRAND = 40

/**
 * An invented catalogue of any size, always the same for the same options, for benchmarks and for trying
 * out a large site. Brands come first, so that every link leads to a document that exists.
 */
export function* syntheticCorpus({ deals, seed, today }: CorpusOptions): Generator<StoredDocument> {
  const random = createRandom(seed)
  const brands: StoredDocument[] = []
  for (let index = 0; index < Math.ceil(deals / DEALS_PER_BRAND); index++) {
    const brand = syntheticBrand(index, { random, today })
    brands.push(brand)
    yield brand
  }
  const links = brands.map(toBrandLink)
  for (let index = 0; index < deals; index++) {
    const place = random.between(0, brands.length - 1)
    const [brand, link] = [brands[place], links[place]]
    if (brand && link) yield syntheticDeal(index, { brand, link, random, today })
  }
}

function toBrandLink({ id, type, tags, lang, slugs, uid }: StoredDocument) {
  const target = { id, type, tags, lang, slug: slugs[0] ?? '-', uid: uid ?? '' }
  const { isBroken, ...link } = toFreshLink({ link_type: 'Document', ...target }, target)
  return link
}
