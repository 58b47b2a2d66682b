import { expect } from 'vitest'
import type { TestSite } from './test-site.ts'
import { deals, MIDNIGHT, type ThirdDeal, type ThirdName } from './three-deals.ts'

/** Which of the three deals a page or file offers. */
export type Reading = Record<ThirdName, boolean>

export type World = {
  site: TestSite
  now: () => Date
  read: (path: string) => Promise<string>
  payloadOf: (address: string) => Promise<Payload>
}

/** `silent` never mentions deals. */
export type Surface = ((world: World) => Promise<Reading>) | 'silent'

// biome-ignore lint/suspicious/noExplicitAny: payloads of many shapes, read by tables.
export type Payload = any

export function createWorld(site: TestSite, now: () => Date): World {
  const read = async (path: string) => (await site.request(path)).text()
  return {
    site,
    now,
    read,
    async payloadOf(address) {
      const [path = '', query] = address.split('?')
      const base = path === '/' ? '' : path
      return JSON.parse(await read(`${base}/_payload.json${query ? `?${query}` : ''}`)).payload
    },
  }
}

export function offeredBy(surface: Surface | undefined, world: World): Promise<Reading> {
  if (surface === undefined || surface === 'silent') throw new Error('It says nothing of deals')
  return surface(world)
}

export async function eachDeal(offers: (deal: ThirdDeal) => Promise<boolean>): Promise<Reading> {
  const readings = await Promise.all(deals.map(async (deal) => [deal.name, await offers(deal)]))
  return Object.fromEntries(readings)
}

export function isLiveCard(card: { time: { status: string } } | undefined): boolean {
  return card !== undefined && ['live', 'ends-today', 'open-ended'].includes(card.time.status)
}

/** Offered where it is linked to. HTML and payload must agree. */
export function linked(...addresses: string[]): Surface {
  return async ({ read, payloadOf }) => {
    const html = (await Promise.all(addresses.map(read))).join()
    const payload = JSON.stringify(await Promise.all(addresses.map(payloadOf)))
    return eachDeal(async ({ path, id }) => {
      const isLinked = html.includes(`href="${path}"`)
      expect(payload.includes(`"${id}"`) || payload.includes(`"${path}"`)).toBe(isLinked)
      return isLinked
    })
  }
}

/** A text that names the deal by its address. */
export function named(...addresses: string[]): Surface {
  return async ({ read }) => {
    const text = (await Promise.all(addresses.map(read))).join()
    return eachDeal(async ({ path }) => text.includes(`${path}<`) || text.includes(`${path}"`))
  }
}

/** A list with all its later pages, which are made with the search index. */
export function paged(path: string): Surface {
  return async (world) => {
    await world.site.search.renew()
    const { pages } = await world.payloadOf(path)
    const later = Array.from({ length: pages - 1 }, (_, index) => `${path}?page=${index + 2}`)
    return offeredBy(linked(path, ...later), world)
  }
}

/** The index for a new day takes a moment; until then nothing that has ended may be found. */
export function searched(address: string): Surface {
  return async (world) => {
    const early = await world.read(address)
    const over = deals.filter(({ name }) => name === 'ends' && world.now() >= MIDNIGHT)
    for (const { path } of over) expect(early).not.toContain(path)
    await world.site.search.renew()
    return offeredBy(linked(address), world)
  }
}

type Tile = { uid: string; liveCount: number }

/** Brands with their number of live deals. */
export function counted(tilesIn: (payload: Payload) => Tile[], path: string): Surface {
  return async ({ payloadOf }) => {
    const tiles = tilesIn(await payloadOf(path))
    return eachDeal(async ({ brand }) => {
      const count = tiles.find(({ uid }) => uid === brand)?.liveCount ?? 0
      expect(count).toBeLessThanOrEqual(1)
      return count === 1
    })
  }
}

/** A calendar holds last days, so of a live deal without one it says nothing. */
export function calendar(address: (deal: ThirdDeal) => string): Surface {
  return ({ site }) =>
    eachDeal(async (deal) => {
      const response = await site.request(address(deal))
      const text = await response.text()
      const isThere = response.ok && text.includes(`URL:http://site.test${deal.path}`)
      if (deal.name === 'undated') expect(isThere).toBe(false)
      return deal.name === 'undated' || isThere
    })
}
