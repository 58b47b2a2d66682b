import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchedDeal } from '#ui/deal-card.tsx'

/** A deal as the peers' sites show it. */
type SmallDeal = {
  uid: string
  title: string
  brand: string
  price: string
  place: string
  ends: string
  code: string | null
  summary: string
  /** URL paths. */
  picture: string
  largePicture: string
}

const COUNT = 24
const WIDTHS = { picture: 440, largePicture: 828 }

/** Writes the deals of our list as JSON, and their pictures as our own server gives them to a browser. */
export async function writeSmallSite(origin: string, to: { data: string; pictures: string }) {
  const deals = await readDeals(origin)
  mkdirSync(to.pictures, { recursive: true })
  const small: SmallDeal[] = []
  for (const deal of deals) {
    const { uid, title, price, place, code, summary, time, picture } = deal
    const paths = { picture: `/pictures/${uid}.avif`, largePicture: `/pictures/${uid}-large.avif` }
    for (const [kind, path] of Object.entries(paths)) {
      const url = new URL(picture?.src ?? '', origin)
      url.searchParams.set('width', String(WIDTHS[kind as keyof typeof WIDTHS]))
      const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } })
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      writeFileSync(join(to.pictures, path.replace('/pictures/', '')), await response.bytes())
    }
    const [brand, ends] = [deal.brand.name, time.ends]
    small.push({ uid, title, brand, price: price?.now ?? '', place, ends, code, summary, ...paths })
  }
  writeFileSync(to.data, JSON.stringify(small))
}

async function readDeals(origin: string): Promise<SearchedDeal[]> {
  const deals: SearchedDeal[] = []
  for (let page = 1; deals.length < COUNT; page++) {
    const query = page === 1 ? '' : `?page=${page}`
    const response = await fetch(`${origin}/deals/_payload.json${query}`)
    if (!response.ok) throw new Error(`the list of deals answered ${response.status}`)
    const { payload }: { payload: { deals: SearchedDeal[] } } = await response.json()
    deals.push(...payload.deals.filter(({ picture }) => picture))
  }
  return deals.slice(0, COUNT)
}
