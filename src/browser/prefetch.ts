import type { RouteMatch } from '#routes/match-route.ts'
import { mayPrefetch } from './connection.ts'

const MAX_AT_ONCE = 4

export type PrefetchOptions = {
  match: (url: URL) => RouteMatch | null
  prefetch: (match: RouteMatch) => Promise<void>
  /** Pages that are here already need no prefetch. */
  isKept: (address: string) => boolean
}

/** Fetches the pages behind links that come into view or under the pointer, each once. */
export function createPrefetcher({ match, prefetch, isKept }: PrefetchOptions) {
  const done = new Set<string>()
  const queue: RouteMatch[] = []
  let running = 0

  async function next(): Promise<void> {
    const target = running < MAX_AT_ONCE ? queue.shift() : undefined
    if (!target) return
    running++
    await prefetch(target)
    running--
    void next()
  }

  function want(link: Element | null | undefined, { first = false } = {}): void {
    if (!(link instanceof HTMLAnchorElement) || !mayPrefetch()) return
    if (link.origin !== location.origin || link.target || link.download) return
    const target = match(new URL(link.href))
    const address = target ? target.path + target.search : ''
    if (!target || done.has(address) || isKept(address)) return
    done.add(address)
    if (first) queue.unshift(target)
    else queue.push(target)
    void next()
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      want(target)
    }
  })

  const onPoint = (event: Event) =>
    want(event.target instanceof Element ? event.target.closest('a') : null, { first: true })
  document.addEventListener('pointerover', onPoint, { passive: true })
  document.addEventListener('focusin', onPoint)

  return {
    /** Looks for links that are new since the last call. Observing one twice is harmless. */
    observeLinks(): void {
      for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link)
    },
  }
}
