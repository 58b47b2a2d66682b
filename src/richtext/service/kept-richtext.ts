import type { BlockMap } from '#lib/block-map.ts'
import type { RichtextClient } from '../richtext-client.ts'
import { toPageId } from './page-id.ts'

/** More than a site shows. A bound is needed because anybody can request any page of the worker. */
const MAX_PAGES = 500
const MAX_MISSES = 200
/** After this many failures in a row the worker counts as down, and the rest is skipped. */
const MAX_FAILURES = 3

/**
 * Keeps the pages of a worker in memory between two renewals. An unchanged page stays the same object, and a page
 * that many pages read is requested once.
 */
export function keepRichtext(remote: RichtextClient) {
  const pages = new Map<string, BlockMap>()
  const misses = new Set<string>()
  /** Since the last renewal. */
  const dropped = new Set<string>()

  function remember(id: string, page: BlockMap | null): void {
    if (page) {
      misses.delete(id)
      pages.set(id, page)
    } else {
      pages.delete(id)
      misses.add(id)
    }
    dropOldest(pages, MAX_PAGES)
    dropOldest(misses, MAX_MISSES)
  }

  function dropOldest(kept: Map<string, BlockMap> | Set<string>, max: number): void {
    const [oldest] = kept.keys()
    if (kept.size <= max || oldest === undefined) return
    kept.delete(oldest)
    dropped.add(oldest)
  }

  return {
    ...remote,
    async findPage(text: string): Promise<BlockMap | null> {
      const id = toPageId(text)
      if (id === null || misses.has(id)) return null
      const known = pages.get(id)
      if (known) return known
      const page = await remote.findPage(id)
      remember(id, page)
      return page
    },
    /**
     * Reads every kept page and every known miss again. Returns the ids of pages that changed, appeared or disappeared,
     * and of pages that were evicted, because their state is unknown.
     */
    async renew(): Promise<string[]> {
      const changed = new Set(dropped)
      dropped.clear()
      const failures: unknown[] = []
      // One after the other, to spare the worker: nobody waits for this.
      for (const id of [...pages.keys(), ...misses]) {
        const known = pages.get(id) ?? null
        try {
          const page = await remote.findPage(id)
          failures.length = 0
          if (JSON.stringify(page) === JSON.stringify(known)) continue
          remember(id, page)
          changed.add(id)
        } catch (error) {
          if (failures.push(error) === MAX_FAILURES) break
        }
      }
      // Report changes before a failure, because they are found only once.
      if (failures.length > 0 && changed.size === 0) throw failures[0]
      return [...changed]
    },
  }
}
