import { type ReactElement, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createRouteMatcher, type RouteMatcher, rememberMatches } from '#routes/match-route.ts'
import {
  type ErrorEnvelope,
  PAGE_BLOCK,
  type PageEnvelope,
  type PageStub,
  SHELL_BLOCK,
  type ShellInfo,
} from '#routes/page-envelope.ts'
import { folderOf } from '#routes/routes.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import type { PageAhead } from '#ui/page-ahead.ts'
import type { ActiveParts } from './active-parts.ts'
import { watchBuild } from './build-watch.ts'
import { findKept, type KeptPages } from './kept-pages.ts'
import { readLastVisit } from './last-visit.ts'
import { listenToFew } from './listen-to-few.ts'
import { loadOnce } from './load-once.ts'
import { startNavigation } from './navigation.ts'
import { createPageSource, type PageSource } from './page-source.ts'
import { createPrefetcher } from './prefetch.ts'
import { reloadOnce } from './reload.ts'
import { Root } from './root.tsx'
import { createStore } from './store.ts'
import { createThemeStore } from './theme-store.ts'
import { createVisitorStore, type VisitorStore } from './visitor-store.ts'
import { whenCalm } from './when-calm.ts'

import '#ui/base.css'
import '#ui/content.css'
import '#ui/palettes.css'
import '#ui/preview-bar.css'
import '#ui/shell/announcement-bar.css'
import '#ui/shell/footer.css'
// Nearly every page needs it, and in the entry it takes no extra request.
import '#ui/page-header.tsx'

const OFFLINE_DELAY_MS = 3000

/** Hydrates the server's document. The only place in the browser where parts are wired together. */
async function start(): Promise<void> {
  const shell = readBlock<ShellInfo>(SHELL_BLOCK)
  const embedded = readBlock<PageStub | PageEnvelope | ErrorEnvelope>(PAGE_BLOCK)
  const source = createPageSource(shell, 'route' in embedded ? folderOf(embedded.route) : null)
  const storage = deviceStorage()
  const data =
    'payload' in embedded || 'error' in embedded ? embedded : await complete(embedded, source)
  const kept = createStore(await initialPages(data, source))
  const taps = takeTaps()
  const visitor = createVisitorStore(storage)
  const lastVisit = readLastVisit(storage, Date.now)
  const app = document.getElementById('app')
  if (!app) throw Error('the document has no app')
  listenToFew(app)
  let match: RouteMatcher | undefined
  let loadParts: () => Promise<ActiveParts> = () => Promise.reject(Error('no parts'))
  const fetchAhead: PageAhead = async (...args) => (await loadParts()).fetchAhead(...args)
  const root = (
    <Root
      shell={shell}
      kept={kept}
      visitor={visitor}
      theme={createThemeStore(storage)}
      lastVisit={lastVisit}
      fetchAhead={fetchAhead}
      loadRecovery={source.loadRecovery}
      onLive={() => replayTaps(taps)}
    />
  )
  const isStale = 'version' in data && 'version' in embedded && data.version !== embedded.version
  const show = isStale ? replaceMarkup : hydrateRoot
  // As a transition, so that a slow phone can scroll and answer taps meanwhile.
  startTransition(() => void show(app, root))
  // Long after everything else, or, if nobody touches the page, at once when it was loaded without a connection.
  whenCalm(() => loadOffline(visitor, source), navigator.onLine ? OFFLINE_DELAY_MS : 0)
  // Only editors and signed-in visitors have a cookie and need this code.
  // `late` is not destructured, here and below: the build would wrap the import in one more function.
  if (document.cookie) {
    void import('./cookie-holders.ts').then((late) =>
      late.serveCookieHolder(visitor, () => {
        const current = match?.(new URL(location.href))
        if (current) void refresh(current)
      }),
    )
  }
  // Older browsers do full loads.
  if (!('navigation' in window && 'URLPattern' in window)) return
  const matcher = rememberMatches(createRouteMatcher())
  match = matcher
  const barElement = createBarElement()
  loadParts = loadOnce(() =>
    import('./active-parts.ts').then((late) =>
      late.createActiveParts({ kept, source, match: matcher, barElement }),
    ),
  )
  const withParts = (use: (parts: ActiveParts) => void) => void loadParts().then(use, () => {})

  const prefetcher = createPrefetcher({
    match,
    fetchAhead: source.fetchAhead,
    loadCode: source.loadCode,
    onAct: () => withParts(() => {}),
    isKept: (address) => findKept(kept.get(), address) !== undefined,
  })
  const onShown = () => whenIdle(prefetcher.observeLinks)
  onShown()
  const { markOutdated, refresh } = startNavigation({
    navigation,
    kept,
    source,
    match,
    withParts,
    onShown,
    productName: shell.productName,
  })
  watchBuild(shell.build, markOutdated)
}

/** For a page that has changed since its document was made: hydration would not match its markup. */
function replaceMarkup(app: HTMLElement, root: ReactElement): void {
  // Parts that were shown are not hidden again: see `boot/defer-below.ts`.
  delete document.documentElement.dataset.early
  // React empties the app's element, which in some documents also holds styles and icons, after the header.
  app.after(...app.querySelectorAll(':scope>svg'))
  createRoot(app).render(root)
}

/** Also loads the error page, in case the connection is lost. */
function loadOffline(visitor: VisitorStore, source: PageSource): void {
  import('./offline/start-offline.ts').then(
    (late) => late.startOffline(visitor),
    () => {},
  )
  source.loadRecovery().catch(() => {})
}

/** Reloads a page if it is of another build or no longer exists. */
function complete(stub: PageStub, source: PageSource): Promise<PageEnvelope> {
  return source.complete(stub).catch((failure) => {
    if (failure.reason !== 'network') reloadOnce(stub.path)
    throw failure
  })
}

/** The first page, as the server rendered it. */
async function initialPages(
  envelope: PageEnvelope | ErrorEnvelope,
  source: PageSource,
): Promise<KeptPages> {
  const none = { pages: [], recent: [], errorPage: null, leaving: null, crashed: false }
  if ('error' in envelope) {
    const { readError } = await source.loadRecovery()
    return { ...none, ...(await readError(envelope)) }
  }
  const module = await source.loadCode(folderOf(envelope.route)).catch((cause) => {
    // The chunk of this page no longer exists, so there is a newer build.
    reloadOnce(envelope.path)
    throw cause
  })
  const page = { ...source.toLoadedPage(envelope, module), isFirst: true }
  return { ...none, pages: [page], recent: [page.path], path: page.path }
}

function readBlock<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}

function createBarElement(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  element.className = 'loading-bar'
  element.hidden = true
  return element
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout: 500 })
  else setTimeout(work, 50)
}

start().catch((error) => {
  // biome-ignore lint/suspicious/noConsole: a start-up error must be seen; it is thrown again.
  console.error('Error while mounting app:', error)
  throw error
})

/** Ends the recording of taps. Called right before hydration, because React handles them from then on. */
function takeTaps(): HTMLElement[] {
  if (window.lobangTap) removeEventListener('click', window.lobangTap, true)
  return window.lobangTaps ?? []
}

/** Replays taps on buttons from before hydration, one after the other. */
function replayTaps(taps: HTMLElement[]): void {
  for (const button of taps.splice(0)) {
    // After each tap its effect is applied before the next one.
    if (button.isConnected) flushSync(() => button.click())
  }
}
