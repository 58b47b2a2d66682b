import * as paths from '#lib/paths.ts'
import type { FetchWithin } from './fetch-within.ts'

const PREFIX = 'lobang-assets-'
const SCRIPT = new RegExp(`"(${paths.assets}[\\w.-]+\\.js)"`, 'g')
/** All scripts load together, which takes long on a slow connection. */
const FETCH_MS = 120_000

/** Scripts and fonts, in one cache per build, which stays as long as a document of that build. */
export function createAssetCaches(
  caches: CacheStorage,
  { fetch, fetchWithin }: { fetch: typeof globalThis.fetch; fetchWithin: FetchWithin },
) {
  async function names(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  }

  async function fetchAsset(path: string): Promise<Response> {
    const response = await fetchWithin(FETCH_MS, path)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return response
  }

  return {
    /** Equal names mean equal bytes, so the copy of any build will do. */
    async answer(request: Request, build: string): Promise<Response> {
      const kept = await caches.match(request, { ignoreVary: true })
      if (kept) return kept
      const response = await fetch(request)
      if (response.status === 200) {
        const copy = response.clone()
        const cache = await caches.open(PREFIX + build)
        // If the device is full, the response is not stored but still served.
        await cache.put(request, copy).catch(() => {})
      }
      return response
    },

    /** Rejects if one of them cannot be fetched. */
    async keep(paths: readonly string[], build: string): Promise<void> {
      const cache = await caches.open(PREFIX + build)
      await Promise.all(
        paths.map(async (path) => {
          if (await cache.match(path, { ignoreVary: true })) return
          const copy = await caches.match(path, { ignoreVary: true })
          await cache.put(path, copy ?? (await fetchAsset(path)))
        }),
      )
    },

    /** Oldest first. */
    async builds(): Promise<string[]> {
      return (await names()).map((name) => name.slice(PREFIX.length))
    },

    async drop(build: string): Promise<void> {
      await caches.delete(PREFIX + build)
    },
  }
}

/** The scripts that a document lists. */
export function scriptsOf(html: string): string[] {
  const found = html.matchAll(SCRIPT)
  return [...new Set([...found].map(([, path = '']) => path))]
}
