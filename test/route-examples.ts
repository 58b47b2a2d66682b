import * as paths from '#lib/paths.ts'
import { createRouteMatcher } from '#routes/match-route.ts'
import { type RouteId, routes } from '#routes/routes.ts'
import type { TestSite } from './test-site.ts'

/** Addresses that no list of pages has, because they are asked for by a query or by an id. */
const furtherAddresses = [
  '/deals?page=2',
  '/deals/food?near=bugis&sort=near',
  '/deals?usable=now&ends=week&sort=new',
  '/deals/food?near=Atlantis',
  '/deals/apparel?ends=today&redeem=auto&near=Tuas',
  '/deals/food/kaya-toast-set-two-for-one?near=Tiong+Bahru',
  '/brands?q=satay',
  '/search?q=laksa',
  '/search?q=zzzzzzzz',
  '/search?category=food&near=Bugis&sort=near',
  '/search?q=food&page=2',
  '/dive/search?q=boat',
  '/dive/search?q=zzzzzzzz',
  '/dive/search?category=food',
  '/offline',
]

/** How many of a kind are looked at, spread over all of them. */
const OF_EACH = 4

/** Addresses of the demo for each route of the site map. A route without any is an error. */
export async function routeExamples(site: TestSite): Promise<Record<RouteId, string[]>> {
  const match = createRouteMatcher()
  const ids = [...site.store.snapshot().richtextPages.keys()]
  const richtextAddresses = ids.map(paths.richtextPage)
  const all = [...(await site.addresses()), ...furtherAddresses, ...richtextAddresses]
  const routeOf = (address: string) => match(new URL(address, 'http://site.test'))?.route.id
  const examples = routes.map(({ id }) => {
    const found = all.filter((address) => routeOf(address) === id)
    if (found.length === 0) throw new Error(`No address of "${id}": add one to ${import.meta.url}`)
    return [id, spread(found)]
  })
  return Object.fromEntries(examples)
}

function spread(addresses: string[]): string[] {
  const plain = addresses.filter((address) => !address.includes('?'))
  const step = Math.max(1, Math.floor(plain.length / OF_EACH))
  return [
    ...plain.filter((_, index) => index % step === 0).slice(0, OF_EACH),
    ...addresses.filter((address) => address.includes('?')),
  ]
}
