/** Keys within this time count as continuous typing. */
const TYPING_MS = 400
/** The maximum wait for a key. */
const MOST_MS = 250
/** The maximum wait for an idle callback. */
const IDLE_MS = 100

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>

/** Finds moments for work that would delay a key. While somebody types, that is the time after a key is painted. */
export function createKeyPauses(page: Page) {
  let lastKey = Number.NEGATIVE_INFINITY
  let waiting: (() => void)[] = []

  const isShown = () => page.visibilityState === 'visible'

  function release(): void {
    for (const go of waiting) go()
    waiting = []
  }

  function hear({ ctrlKey, metaKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey) return
    lastKey = performance.now()
    release()
  }

  function nextKey(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve)
      setTimeout(resolve, MOST_MS)
    })
  }

  page.addEventListener('keydown', hear, true)
  page.addEventListener('visibilitychange', release)
  return {
    /** Resolves when no key waits to be painted, or soon; at once if the page is hidden, because it may be about to go. */
    async next(): Promise<void> {
      if (isShown() && performance.now() - lastKey < TYPING_MS) await nextKey()
      if (isShown()) await whenIdle()
    },
    stop(): void {
      page.removeEventListener('keydown', hear, true)
      page.removeEventListener('visibilitychange', release)
    },
  }
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Older versions of Safari lack it.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve)
    else requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
  })
}
