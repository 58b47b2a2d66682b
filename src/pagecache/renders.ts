import { setImmediate as nextTurn } from 'node:timers/promises'
import { isNotFound } from '#lib/node/app-error.ts'
import * as paths from '#lib/paths.ts'
import { type CachedPage, isOnDemand, type RenderedPage, toCachedPage } from './cached-page.ts'
import type { Effort } from './encoded-body.ts'
import type { PageStore } from './page-store.ts'

export type MakePage = () => Promise<RenderedPage>

type RendersOptions = {
  store: Pick<PageStore, 'set' | 'drop'>
  now: () => number
  /** Unless given, it depends on the page. */
  effort: Effort | undefined
}

type Flight = { page: Promise<CachedPage>; generation: number }

/**
 * Makes and stores pages, one render at a time for an address: everybody who asks meanwhile gets the same one. A
 * render that began before the last publish is waited for, and then the page is made again.
 */
export function createRenders({ store, now, effort }: RendersOptions) {
  const flights = new Map<string, Flight>()
  // Publishes seen so far, so that a render that began before one is not stored as fresh.
  let generation = 0
  let count = 0

  async function makePage(address: string, make: MakePage): Promise<CachedPage> {
    const startedAt = generation
    const begun = now()
    count++
    try {
      const rendered = await make()
      // React has just blocked this turn, and to begin compressing takes several milliseconds.
      await nextTurn()
      const packed = await toCachedPage(rendered, effort ?? effortFor(address))
      // The clock may be set while a page is made.
      const madeAt = Math.max(begun, now())
      const page = { ...packed, madeAt, changed: startedAt !== generation }
      store.set(address, page)
      return page
    } catch (error) {
      if (isNotFound(error)) store.drop(address)
      throw error
    }
  }

  return {
    run(address: string, make: MakePage): Promise<CachedPage> {
      const underWay = flights.get(address)
      if (underWay?.generation === generation) return underWay.page
      const page = (async () => {
        await underWay?.page.catch(() => {})
        return makePage(address, make)
      })()
      const flight = { page, generation }
      const land = () => {
        if (flights.get(address) === flight) flights.delete(address)
      }
      page.then(land, land)
      flights.set(address, flight)
      return page
    },
    /** From now on, renders under way make pages that have changed already. */
    startGeneration(): void {
      generation++
    },
    isUnderWay: (address: string) => flights.has(address),
    count: () => count,
  }
}

/** Most visits begin at the home page, and few ask again for a page on demand. */
function effortFor(address: string): Effort {
  if (isOnDemand(address)) return 'quick'
  return address === paths.home ? 'finest' : 'full'
}
