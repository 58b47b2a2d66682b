import type { RouteMatch } from '#routes/match-route.ts'
import { mayPrefetch } from '#ui/connection.ts'

const MAX_AT_ONCE = 4
/** Files and downloads match no page. */
const LINK = 'a[href^="/"]'

export type PrefetchOptions = {
  match: (url: URL) => RouteMatch | null
  /** Ends with the signal. */
  prefetch: (match: RouteMatch, signal: AbortSignal | null) => Promise<void>
  loadCode: (folder: RouteMatch['folder']) => Promise<unknown>
  /** Kept pages need no prefetch. */
  isKept: (address: string) => boolean
}

/**
 * Fetches the pages behind links that come into view or under the pointer, each once. Their code waits until the
 * visitor does something, because many visitors only read.
 */
export function createPrefetcher({ match, prefetch, loadCode, isKept }: PrefetchOptions) {
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

  async function bring(link: HTMLAnchorElement, signal: AbortSignal | null = null): Promise<void> {
    const target = match(new URL(link.href))
    const address = target ? target.path + target.search : ''
    if (target && !done.has(address) && !isKept(address)) {
      done.add(address)
      folders.add(target.folder)
      if (isActive) loadFolders()
      running++
      await prefetch(target, signal)
      running--
    }
    void next()
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      if (mayPrefetch()) queue.push(target as HTMLAnchorElement)
      void next()
    }
  })

  /** A failure here is repeated when the code is needed. */
  function loadFolders(): void {
    for (const folder of folders) loadCode(folder).catch(() => {})
    folders.clear()
  }

  /** A link under the pointer does not wait for its turn. One that is pressed is as good as chosen, unless that scrolls. */
  const onPoint = ({ type, target }: Event) => {
    isActive = true
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK)
    const isPressed = type === 'pointerdown'
    if (link && (isPressed || mayPrefetch())) void bring(link, isPressed ? untilScroll() : null)
    loadFolders()
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onPoint, { passive: true })

  return {
    /** Observes links that are new since the last call. Observing one twice is harmless. */
    observeLinks(): void {
      for (const link of document.querySelectorAll(LINK)) inView.observe(link)
    },
  }
}

function untilScroll(): AbortSignal {
  const scroll = new AbortController()
  addEventListener('pointercancel', () => scroll.abort(), { once: true })
  return scroll.signal
}
