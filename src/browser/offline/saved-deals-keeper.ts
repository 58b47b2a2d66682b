import type { FetchWithin } from './fetch-within.ts'
import type { DealToKeep } from './messages.ts'

const PICTURE_CACHE = 'lobang-pictures'
/** Lists the pages of saved deals, which are never evicted. */
const LIST = '/kept/saved.json'

/** Enough for a slow connection. */
const PICTURE_MS = 30_000

/** More than anybody uses while offline. */
export const MAX_SAVED = 100

/** The list of saved deals, and their pictures. */
export function createSavedDealsKeeper(caches: CacheStorage, fetchWithin: FetchWithin) {
  const open = () => caches.open(PICTURE_CACHE)

  return {
    async paths(): Promise<string[]> {
      const list = await (await open()).match(LIST)
      return list ? list.json() : []
    },

    /** Stores the list and drops the pictures of other deals. */
    async set(deals: readonly DealToKeep[]): Promise<void> {
      const cache = await open()
      await cache.put(LIST, Response.json(deals.map(({ path }) => path)))
      const wanted = new Set([LIST, ...deals.map(({ picture }) => picture)])
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url)
        if (!wanted.has(pathname + search)) await cache.delete(request)
      }
    },

    async keepPicture(picture: string): Promise<void> {
      const cache = await open()
      if (await cache.match(picture)) return
      const response = await fetchWithin(PICTURE_MS, picture)
      if (response.status === 200) await cache.put(picture, response)
    },

    /** Finds the stored picture, whatever size was requested. */
    async findPicture(request: Request): Promise<Response | undefined> {
      return (await open()).match(request, { ignoreSearch: true, ignoreVary: true })
    },

    async clear(): Promise<void> {
      await caches.delete(PICTURE_CACHE)
    },
  }
}
