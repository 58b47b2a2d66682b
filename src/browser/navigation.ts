import { flushSync } from 'react-dom'
import { fullTitle } from '#routes/full-title.ts'
import type { RouteMatch } from '#routes/match-route.ts'
import { afterPaint } from '#ui/after-paint.ts'
import type { ActiveParts } from './active-parts.ts'
import { findKept, type KeptPages, settle, showPage, updatePage } from './kept-pages.ts'
import { LoadFailure } from './load-failure.ts'
import type { LoadedPage, PageSource } from './page-source.ts'
import { fullLoad } from './reload.ts'
import type { Store } from './store.ts'

export type NavigatorOptions = {
  navigation: Navigation
  kept: Store<KeptPages>
  source: PageSource
  match: (url: URL) => RouteMatch | null
  /** Called in order, once the parts have loaded. Never called offline. */
  withParts: (use: (parts: ActiveParts) => void) => void
  /** Called after each page is shown. */
  onShown: () => void
  productName: string
}

/**
 * Client-side navigation on the platform's own API: ordinary links and GET forms become same-document navigations to
 * cached or freshly loaded pages. The browser handles everything that is not intercepted here, as it would without
 * scripts.
 */
export function startNavigation(options: NavigatorOptions) {
  const { navigation, kept, source, match, withParts, productName } = options
  let outdated = false
  const resetSubmitted = createFormReset()

  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload') return
    const target = match(new URL(event.destination.url))
    // The browser alone would change only the URL when going back within this document.
    const isBack = event.navigationType === 'traverse'
    const { errorPage, crashed } = kept.get()
    if (!isBack && (!target || outdated || crashed || errorPage)) return
    event.intercept({ focusReset: 'manual', handler: () => go(event, target) })
  })

  async function go(event: NavigateEvent, target: RouteMatch | null): Promise<void> {
    const url = new URL(event.destination.url)
    const path = url.pathname + url.search
    if (!target || kept.get().crashed) {
      fullLoad(path)
      return
    }
    const address = target.path + target.search
    const known = findKept(kept.get(), address)
    if (known) {
      withParts(({ bar }) => bar.finish())
      show(known, event, options)
      resetSubmitted()
      const isTrue = event.navigationType === 'traverse' && known.validUntil > Date.now()
      if (!isTrue) void refresh(target)
      return
    }
    if (outdated) {
      fullLoad(path)
      return
    }
    withParts(({ bar }) => bar.start())
    try {
      const page = await source.load(target, { signal: event.signal })
      if (event.signal.aborted) return
      show(page, event, options)
      resetSubmitted()
      if (page.path !== address) navigation.navigate(page.path, { history: 'replace' })
    } catch (failure) {
      await recoverFrom(failure, options, { path, signal: event.signal })
    } finally {
      // Also if the visitor stopped loading and no other navigation followed.
      if (!event.signal.aborted || !navigation.transition) withParts(({ bar }) => bar.finish())
    }
  }

  /** Loads new data for the page that is shown; a failure leaves the page as it is. */
  async function refresh(target: RouteMatch): Promise<void> {
    try {
      const page = await source.load(target, { cache: 'no-cache' })
      kept.set(updatePage(kept.get(), page))
      if (kept.get().path !== page.path) return
      setTitle(page.head.title, productName)
      withParts(({ adapt }) => adapt(page))
    } catch (failure) {
      if (failure instanceof LoadFailure && failure.reason === 'outdated') outdated = true
    }
  }

  return {
    /** Makes every further navigation a full load, which gets the new build. */
    markOutdated(): void {
      outdated = true
    },
    refresh,
  }
}

/** Shows a page in this task. What the visitor does not see waits until it is painted. */
function show(
  page: LoadedPage,
  event: NavigateEvent,
  { kept, withParts, onShown, productName }: NavigatorOptions,
): void {
  // First, because a crashing page sets the error page's title.
  setTitle(page.head.title, productName)
  // If the visitor goes back at once, the page's effects have not ended yet. End them, so that they restart.
  if (kept.get().leaving !== null) flushSync(() => kept.set(settle(kept.get())))
  const { hash } = new URL(event.destination.url)
  const isPlaceWanted = hash !== ''
  flushSync(() => kept.set(showPage(kept.get(), page, { isPlaceWanted })))
  // Now, not when the handler ends, so that the new page never shows at the old position.
  event.scroll()
  afterPaint(() => {
    if (!isPlaceWanted || !focusFirst(`#${CSS.escape(hash.slice(1))}`)) focusHeading()
    kept.set(settle(kept.get()))
    withParts(({ adapt }) => adapt(page))
    onShown()
  })
}

/** Returns a function that resets the submitted form to the values in the URL of its own page. */
function createFormReset(): () => void {
  let submitted: HTMLFormElement | null = null
  addEventListener('submit', ({ target }) => {
    submitted = target instanceof HTMLFormElement && target.method === 'get' ? target : null
  })
  return () => {
    submitted?.reset()
    submitted = null
  }
}

async function recoverFrom(
  failure: unknown,
  options: NavigatorOptions,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<void> {
  if (signal.aborted) return
  const recovery = await options.source.loadRecovery().catch(() => null)
  if (signal.aborted) return
  if (recovery) recovery.recover(options, failure, path)
  else fullLoad(path)
}

export function focusHeading(): void {
  focusFirst('h1')
}

/** Cached pages have headings too; the visible one belongs to the current page. */
function focusFirst(selector: string): boolean {
  const found = document.querySelectorAll<HTMLElement>(`main ${selector}`)
  const element = [...found].find((one) => one.checkVisibility())
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
  return element !== undefined
}

function setTitle(title: string, productName: string): void {
  document.title = fullTitle(title, productName)
}
