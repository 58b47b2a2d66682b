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
  /** Called after each page that is shown. */
  onShown: () => void
  productName: string
}

/**
 * Client-side navigation on the platform's own API: ordinary links and GET forms become
 * same-document navigations to kept or freshly loaded pages. What is not intercepted here the
 * browser does by itself, as it would without any script.
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
    // Going back within this document cannot be left to the browser: it would change only the URL.
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
      // Given up with nothing in its place, as by the Stop button, it must end too.
      if (!event.signal.aborted || !navigation.transition) bar.finish()
    }
  }

  function show(page: LoadedPage, event: NavigateEvent): void {
    // First, because a page that crashes sets the title of the error page.
    entitle(page)
    // Whoever goes back at once comes to a page that was left, so that its effects begin anew.
    if (kept.get().leaving !== null) flushSync(() => kept.set(settle(kept.get())))
    const { hash } = new URL(event.destination.url)
    const isPlaceWanted = hash !== ''
    flushSync(() => kept.set(showPage(kept.get(), page, { isPlaceWanted })))
    // Now, not when the handler is done: the visitor never sees the new page at the old position.
    event.scroll()
    // What was sent has had its effect: its page says again what its own address says.
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

  /** What is shared, bookmarked or read by a machine in the browser must be the page that is shown. */
  function describe({ head, path }: LoadedPage): void {
    set('[name=description]', 'content', head.description)
    set('[name=robots]', 'content', robotsRule(head))
    set('[rel=canonical]', 'href', path)
    // Open Graph, feeds and JSON-LD are of the first page, and for machines, which load each: none is better.
    for (const part of document.head.querySelectorAll('[property],[rel=alternate],[type*=ld]'))
      part.remove()
  }

  /** New data for a page that is shown already; a failure leaves it as it is. */
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
    // Without signal the worker has a copy of the page, or else a page that says so.
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
    /** From now on every navigation is a full load, which brings the new build. */
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

/** Kept pages have headings too; the visible one is the current page's. */
function focusFirst(selector: string): boolean {
  const found = document.querySelectorAll<HTMLElement>(`main ${selector}`)
  const element = [...found].find((one) => one.checkVisibility())
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
  return element !== undefined
}
