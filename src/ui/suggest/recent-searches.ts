const MOST = 5

export type RecentSearches = { list: () => string[]; add: (q: string) => void }

/** What was searched for in this tab, the last first. It is gone with the tab, and nobody else learns of it. */
export function createRecentSearches(path: string): RecentSearches {
  const key = `lobang:searches:${path}`

  // Where storage is blocked, even touching it may throw.
  function list(): string[] {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((q) => typeof q === 'string').slice(0, MOST) : []
    } catch {
      return []
    }
  }

  return {
    list,
    add(q) {
      const searches = [q, ...list().filter((other) => other !== q)].slice(0, MOST)
      try {
        sessionStorage.setItem(key, JSON.stringify(searches))
      } catch {
        // Then there are none to offer.
      }
    },
  }
}
