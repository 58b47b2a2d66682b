import { flushSync } from 'react-dom'
import { fullTitle } from '#routes/full-title.ts'
import type { RouteMatch } from '#routes/match-route.ts'
import { robotsRule } from '#routes/robots-rule.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { errorTitle } from '#ui/error-page.tsx'
import { findKept, type KeptPages, settle, showError, showPage, updatePage } from './kept-pages.ts'
import { LoadFailure } from './load-failure.ts'
import type { LoadingBar } from './loading-bar.ts'
import type { LoadedPage, PageSource } from './page-source.ts'
import { fullLoad, reloadOnce } from './reload.ts'
import type { Store } from './store.ts'

export type NavigatorOptions = {
  navigation: Navigation
  kept: Store<KeptPages>
  source: PageSource
  match: (url: URL) => RouteMatch | null
  bar: LoadingBar
  /** Called after each page is shown. */
  onShown: () => void
  productName: string
}

/**
 * Client-side navigation with the Navigation API. Plain links and GET forms become same-document navigations to kept
 * or newly loaded pages. The browser handles everything else, as it would without scripts.
 */
export function startNavigation(options: NavigatorOptions) {
  const { navigation, kept, source, match, bar, onShown } = options
  let outdated = false
  let submitted: HTMLFormElement | null = null
  addEventListener('submit', ({ target }) => {
    submitted = target instanceof HTMLFormElement && target.method === 'get' ? target : null
  })

  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload') return
    const target = match(new URL(event.destination.url))
    // The browser would only change the URL when going back within this document.
    const isBack = event.navigationType === 'traverse'
    const { errorStatus, crashed } = kept.get()
    if (!isBack && (!target || outdated || crashed || errorStatus !== null)) return
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
      bar.finish()
      show(known, event)
      const isTrue = event.navigationType === 'traverse' && known.validUntil > Date.now()
      if (!isTrue) void refresh(target)
      return
    }
    if (outdated) {
      fullLoad(path)
      return
    }
    bar.start()
    try {
      const page = await source.load(target, { signal: event.signal })
      if (event.signal.aborted) return
      show(page, event)
      if (page.path !== address) navigation.navigate(page.path, { history: 'replace' })
    } catch (failure) {
      if (!event.signal.aborted) recover(failure, path)
    } finally {
      // Also ends a navigation that was aborted without a successor, as by the Stop button.
      if (!event.signal.aborted || !navigation.transition) bar.finish()
    }
  }

  function show(page: LoadedPage, event: NavigateEvent): void {
    // First, because a page that throws sets the title of the error page.
    entitle(page)
    // Going back at once must restart the effects of the page that was left.
    if (kept.get().leaving !== null) flushSync(() => kept.set(settle(kept.get())))
    const { hash } = new URL(event.destination.url)
    const isPlaceWanted = hash !== ''
    flushSync(() => kept.set(showPage(kept.get(), page, { isPlaceWanted })))
    // Now, not at the end of the handler, so that the new page never appears at the old scroll position.
    event.scroll()
    // A submitted form shows its own URL's values again.
    submitted?.reset()
    submitted = null
    afterPaint(() => {
      if (!isPlaceWanted || !focusFirst(`#${CSS.escape(hash.slice(1))}`)) focusHeading()
      kept.set(settle(kept.get()))
      if (kept.get().path === page.path) describe(page)
      onShown()
    })
  }

  function entitle({ head }: LoadedPage): void {
    document.title = fullTitle(head.title, options.productName)
  }

  /** Sharing, bookmarks and browser tools must see the head of the current page. */
  function describe({ head, path }: LoadedPage): void {
    set('[name=description]', 'content', head.description)
    set('[name=robots]', 'content', robotsRule(head))
    set('[rel=canonical]', 'href', path)
    // Open Graph, feeds and JSON-LD belong to the first page. Machines load each page by itself, so remove them.
    for (const part of document.head.querySelectorAll('[property],[rel=alternate],[type*=ld]'))
      part.remove()
  }

  /** Updates the data of the current page; a failure leaves it unchanged. */
  async function refresh(target: RouteMatch): Promise<void> {
    try {
      const page = await source.load(target, { cache: 'no-cache' })
      kept.set(updatePage(kept.get(), page))
      if (kept.get().path !== page.path) return
      entitle(page)
      describe(page)
    } catch (failure) {
      if (failure instanceof LoadFailure && failure.reason === 'outdated') outdated = true
    }
  }

  function recover(failure: unknown, path: string): void {
    const { reason, status } = failure instanceof LoadFailure ? failure : new LoadFailure('network')
    // Offline, the service worker has a copy of the page or shows the offline page.
    const hasWorker = reason === 'network' && navigator.serviceWorker?.controller
    if (reason === 'outdated' || hasWorker) {
      fullLoad(path)
      return
    }
    if (reason === 'code' && navigator.onLine && reloadOnce(path)) return
    flushSync(() => kept.set(showError(kept.get(), path, status)))
    document.title = fullTitle(errorTitle(status), options.productName)
    focusHeading()
  }

  return {
    /** Makes every further navigation a full load, which loads the new build. */
    markOutdated(): void {
      outdated = true
    },
    refresh,
  }
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

function focusHeading(): void {
  focusFirst('h1')
}

/** Kept pages have headings too; the visible one belongs to the current page. */
function focusFirst(selector: string): boolean {
  const found = document.querySelectorAll<HTMLElement>(`main ${selector}`)
  const element = [...found].find((one) => one.checkVisibility())
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
  return element !== undefined
}
