import type { RouteMatch } from '#routes/match-route.ts'
import { mayPrefetch } from '#ui/connection.ts'

const MAX_AT_ONCE = 4

export type PrefetchOptions = {
  match: (url: URL) => RouteMatch | null
  fetchAhead: (match: RouteMatch, init: RequestInit) => Promise<unknown>
  loadCode: (folder: RouteMatch['folder']) => Promise<unknown>
  /** Kept pages need no prefetch. */
  isKept: (address: string) => boolean
  /** Called when the visitor scrolls, and whenever the visitor points at something. */
  onAct: () => void
}

/**
 * Fetches the pages behind links that come into view or under the pointer, each once. Their code waits until the
 * visitor scrolls, points or moves the focus: visitors who leave at once do not need it.
 */
export function createPrefetcher(options: PrefetchOptions) {
  const { match, fetchAhead, loadCode, isKept, onAct } = options
  const done = new Set<string>()
  const queue: HTMLAnchorElement[] = []
  const folders = new Set<RouteMatch['folder']>()
  let isActive = false
  let running = 0

  /** Matches a link only at its turn, because many come into view at once. */
  async function next(): Promise<void> {
    const link = running < MAX_AT_ONCE ? queue.shift() : undefined
    if (link) await bring(link)
  }

  async function bring(link: HTMLAnchorElement): Promise<void> {
    const target = match(new URL(link.href))
    const address = target ? target.path + target.search : ''
    if (target && !done.has(address) && !isKept(address)) {
      done.add(address)
      folders.add(target.folder)
      if (isActive) loadFolders()
      running++
      // If this fails, the page is requested again when it is needed, and a failure is reported then.
      await fetchAhead(target, { priority: 'low' }).catch(() => {})
      running--
    }
    void next()
  }

  /** A link under the finger does not wait for its turn. */
  function want(link: Element | null | undefined, { now = false } = {}): void {
    if (!(link instanceof HTMLAnchorElement) || !mayPrefetch()) return
    if (link.origin !== location.origin || link.target || link.download) return
    if (now) return void bring(link)
    queue.push(link)
    void next()
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      want(target)
    }
  })

  /** If this fails, the code is loaded again when it is needed. */
  function loadFolders(): void {
    for (const folder of folders) loadCode(folder).catch(() => {})
    folders.clear()
  }

  function activate(): void {
    isActive = true
    onAct()
    loadFolders()
  }

  const point = (event: Event) => {
    want(event.target instanceof Element ? event.target.closest('a') : null, { now: true })
    activate()
  }
  document.addEventListener('pointerover', point)
  document.addEventListener('focusin', point)
  // On a phone most visitors scroll before they tap a link.
  document.addEventListener('scroll', activate, { once: true })

  return {
    /** Observes links that are new since the last call. Observing one twice is harmless. */
    observeLinks(): void {
      for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link)
    },
  }
}
