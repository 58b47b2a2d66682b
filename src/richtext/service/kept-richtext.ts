import type { BlockMap, RichtextClient } from '../richtext-client.ts'
import { toPageId } from './page-id.ts'

export type KeptRichtext = RichtextClient & {
  /** Asks for every kept page again. The ids of those that are other than before, or gone. */
  renew(): Promise<string[]>
}

/** More than a site shows; the rest of a worker's pages could be named by anybody. */
const MAX_PAGES = 500
const MAX_MISSES = 1000

/**
 * Keeps the pages of a worker in memory between two renewals: a page that has not changed is the same
 * object as before, and one that many pages read is asked for once.
 */
export function keepRichtext(remote: RichtextClient): KeptRichtext {
  const pages = new Map<string, BlockMap>()
  const misses = new Set<string>()

  function remember(id: string, page: BlockMap | null): void {
    if (page === null) {
      if (misses.size >= MAX_MISSES) misses.clear()
      misses.add(id)
      return
    }
    pages.set(id, page)
    const [oldest] = pages.keys()
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
  }

  return {
    ...remote,
    async findPage(text) {
      const id = toPageId(text)
      if (id === null || misses.has(id)) return null
      const known = pages.get(id)
      if (known) return known
      const page = await remote.findPage(id)
      remember(id, page)
      return page
    },
    async renew() {
      misses.clear()
      const changed: string[] = []
      // One after the other: the worker is a stranger, and nobody waits for this.
      for (const [id, known] of [...pages]) {
        const page = await remote.findPage(id)
        if (page && JSON.stringify(page) === JSON.stringify(known)) continue
        if (page) pages.set(id, page)
        else pages.delete(id)
        changed.push(id)
      }
      return changed
    },
  }
}
