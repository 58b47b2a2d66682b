import type { RenderedPage } from '#pagecache/cached-page.ts'
import { type EncodedBody, textOf } from '#pagecache/encoded-body.ts'
import { createPageCache, type PageCacheOptions } from '#pagecache/page-cache.ts'

export function text(page: { html: EncodedBody }): string {
  return textOf(page.html)
}

/** A cache of pages that say how often they were made, with a clock and failures that tests set. */
export function setUp(options: Partial<PageCacheOptions> = {}) {
  const clock = { now: 1_000 }
  const renders: string[] = []
  let failure: Error | null = null
  const cache = createPageCache({
    async render(address): Promise<RenderedPage> {
      renders.push(address)
      if (failure) throw failure
      const count = renders.filter((other) => other === address).length
      return {
        html: `<p>${address} ${count}</p>`,
        payload: `{"count":${count}}`,
        dependencies: { keys: new Set([`document:${address}`]), watches: [] },
        validUntil: clock.now + 500,
      }
    },
    now: () => clock.now,
    maxBytes: 1_000_000,
    onStaleError: () => {},
    ...options,
  })
  return {
    cache,
    clock,
    renders,
    fail: (error: Error | null) => {
      failure = error
    },
  }
}
