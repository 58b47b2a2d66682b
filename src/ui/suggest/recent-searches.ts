const MOST = 5

export type RecentSearches = { list: () => string[]; add: (q: string) => void }

/** Searches in this tab, latest first. They are stored only in this tab. */
export function createRecentSearches(path: string): RecentSearches {
  const key = `lobang:searches:${path}`

  // If storage is blocked, even reading it may throw.
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
        // Without storage nothing is remembered.
      }
    },
  }
}
