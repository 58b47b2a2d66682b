const PREFIX = 'lobang-assets-'

/** Scripts and fonts, a cache for each build: they stay as long as a document of their build does. */
export function createAssetCaches(caches: CacheStorage, fetch: typeof globalThis.fetch) {
  async function names(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  }

  return {
    /** A name stands for the same bytes for ever, so any build's copy will do. */
    async answer(request: Request, build: string): Promise<Response> {
      const kept = await caches.match(request, { ignoreVary: true })
      if (kept) return kept
      const response = await fetch(request)
      if (response.status === 200) {
        const copy = response.clone()
        const cache = await caches.open(PREFIX + build)
        // A full device costs the copy, not the answer.
        await cache.put(request, copy).catch(() => {})
      }
      return response
    },

    /** Rejects when one of them cannot be had. */
    async keep(paths: readonly string[], build: string): Promise<void> {
      const cache = await caches.open(PREFIX + build)
      await Promise.all(
        paths.map(async (path) => {
          if (await cache.match(path, { ignoreVary: true })) return
          const copy = await caches.match(path, { ignoreVary: true })
          if (copy) await cache.put(path, copy)
          else await cache.add(path)
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

/** The scripts that a document names. */
export function scriptsOf(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)
  return [...new Set([...found].map(([, path = '']) => path))]
}
