/** A browser's caches in memory, with the methods that the offline copy uses. For tests. */
export function createFakeCaches(): CacheStorage {
  const all = new Map<string, ReturnType<typeof createCache>>()

  function createCache() {
    const entries = new Map<string, Response>()
    const put = async (key: RequestInfo, response: Response) => {
      entries.set(pathOf(key), response)
    }
    return {
      put,
      match: async (key: RequestInfo) => entries.get(pathOf(key))?.clone(),
      delete: async (key: RequestInfo) => entries.delete(pathOf(key)),
      keys: async () => [...entries.keys()].map((path) => ({ url: `http://site.test${path}` })),
    }
  }

  const open = async (name: string) => {
    const cache = all.get(name) ?? createCache()
    all.set(name, cache)
    return cache
  }
  const fake = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(key: RequestInfo) {
      for (const cache of all.values()) {
        const found = await cache.match(key)
        if (found) return found
      }
      return undefined
    },
  }
  return fake as unknown as CacheStorage
}

function pathOf(key: RequestInfo): string {
  const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, 'http://site.test')
  return pathname + search
}
