import { type CachedPage, type Change, isOnDemand, isWatching, toFreshPage } from './cached-page.ts'
import type { PageChange } from './page-cache.ts'

type PageStoreOptions = {
  /** Bytes of finished pages, all encodings together. */
  maxBytes: number
  onChange: (change: PageChange) => void
}

/** A page larger than this part of the memory is not stored: it would displace most of the others. */
const LARGEST = 0.25
/** From this part of the memory on, there is no room for pages that nobody has asked for. */
const FULL = 0.9

export type PageStore = ReturnType<typeof createPageStore>

/** Finished pages within bounded memory, and which of them depend on what. */
export function createPageStore({ maxBytes, onChange }: PageStoreOptions) {
  // In the order in which they were made or last spared, see `makeRoom`.
  const pages = new Map<string, CachedPage>()
  const dependants = new Map<string, Set<string>>()
  let bytes = 0

  function set(address: string, page: CachedPage): void {
    drop(address)
    if (page.size > maxBytes * LARGEST) return
    pages.set(address, page)
    bytes += page.size
    for (const key of page.dependencies.keys) {
      const addresses = dependants.get(key) ?? new Set()
      dependants.set(key, addresses.add(address))
    }
    if (!page.changed) onChange({ address, page: toFreshPage(page) })
    makeRoom(address)
  }

  /** Evicts the oldest pages, those on demand first. A page that was used since it was last looked at is spared once. */
  function makeRoom(newest: string, evictsOnDemand = true): void {
    for (const [address, page] of pages) {
      if (bytes <= maxBytes) return
      if (address === newest || isOnDemand(address) !== evictsOnDemand) continue
      if (page.used) {
        page.used = false
        pages.delete(address)
        pages.set(address, page)
      } else drop(address)
    }
    if (evictsOnDemand) makeRoom(newest, false)
  }

  function drop(address: string): void {
    const page = pages.get(address)
    if (!page) return
    pages.delete(address)
    onChange({ address, page: null })
    bytes -= page.size
    for (const key of page.dependencies.keys) {
      const addresses = dependants.get(key)
      addresses?.delete(address)
      if (addresses?.size === 0) dependants.delete(key)
    }
  }

  /** Marks every page that the change concerns, and returns their addresses. */
  function mark({ keys, documents }: Change): string[] {
    const byKey = new Set([...keys].flatMap((key) => [...(dependants.get(key) ?? [])]))
    const marked: string[] = []
    for (const [address, page] of pages) {
      if (!byKey.has(address) && !isWatching(page, documents)) continue
      page.changed = true
      onChange({ address, page: null })
      marked.push(address)
    }
    return marked
  }

  return {
    get: (address: string) => pages.get(address),
    set,
    drop,
    dropDependants(key: string): void {
      for (const address of [...(dependants.get(key) ?? [])]) drop(address)
    },
    mark,
    entries: () => [...pages],
    isFull: () => bytes > maxBytes * FULL,
    size: () => ({ pages: pages.size, bytes }),
  }
}
