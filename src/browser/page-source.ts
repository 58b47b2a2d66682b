import * as paths from '#lib/paths.ts'
import type { RouteMatch } from '#routes/match-route.ts'
import type { PageEnvelope, PageStub, ShellInfo } from '#routes/page-envelope.ts'
import type { Head, PageModule } from '#routes/page-module.ts'
import { loadPageModule, type PageFolder } from '#routes/page-modules.ts'
import { folderOf } from '#routes/routes.ts'
import type { KeptPage } from '#ui/shell/app.tsx'
import { createAllStyles } from './all-styles.ts'
import { LoadFailure } from './load-failure.ts'

/** A page ready to be shown. */
export type LoadedPage = KeptPage & {
  head: Head
  /** In ms; then the page's statements about time expire. */
  validUntil: number
}

const ACCEPT_JSON = { headers: { accept: 'application/json' } }

/** Older prefetches may be outdated by a publish. */
const PREFETCH_TTL_MS = 300_000

export type PageSource = ReturnType<typeof createPageSource>

/** Loads pages: payload, code and styles in parallel, prefetched payloads at once. */
export function createPageSource(shell: ShellInfo, documentFolder: PageFolder | null) {
  const loadStyles = createAllStyles(shell.styles)
  // The browser takes a few tasks to import a module that is there already, and paints between them.
  const modules = new Map<PageFolder, PageModule<unknown>>()
  const prefetched = new Map<string, { envelope: Promise<PageEnvelope>; at: number }>()

  /** Uses the prefetched payload if it is still true, else fetches it. */
  async function bringEnvelope(match: RouteMatch, init: RequestInit): Promise<PageEnvelope> {
    const address = match.path + match.search
    const early = findRecent(address)
    prefetched.delete(address)
    const envelope = await early?.catch(() => null)
    return envelope && envelope.validUntil > Date.now() ? envelope : fetchEnvelope(match, init)
  }

  function fetchEnvelope({ path, search }: RouteMatch, init: RequestInit) {
    return readEnvelope(fetch(paths.payload(path, search), { ...ACCEPT_JSON, ...init }))
  }

  function findRecent(address: string): Promise<PageEnvelope> | undefined {
    const early = prefetched.get(address)
    return early && early.at > Date.now() - PREFETCH_TTL_MS ? early.envelope : undefined
  }

  /** Keeps the payload for the navigation that may follow. Throws `LoadFailure`. */
  function fetchAhead(match: RouteMatch, init: RequestInit = {}): Promise<PageEnvelope> {
    const address = match.path + match.search
    const early = findRecent(address)
    if (early) return early
    const envelope = fetchEnvelope(match, init)
    prefetched.set(address, { envelope, at: Date.now() })
    envelope.catch(() => prefetched.delete(address))
    return envelope
  }

  async function readEnvelope(asked: Promise<Response>): Promise<PageEnvelope> {
    const response = await asked.catch((cause) => {
      throw new LoadFailure('network', 0, { cause })
    })
    if (!response.ok) throw new LoadFailure('answer', response.status)
    const envelope: PageEnvelope = await response.json().catch((cause) => {
      throw new LoadFailure('network', 0, { cause })
    })
    if (envelope.build !== shell.build) throw new LoadFailure('outdated')
    return envelope
  }

  /** A page's code and styles. For pages of the same kind as the document its own styles are enough. */
  async function loadCode(folder: PageFolder) {
    const known = modules.get(folder)
    if (known) return known
    const [module] = await Promise.all([
      loadPageModule(folder),
      folder === documentFolder ? null : loadStyles(),
    ])
    modules.set(folder, module)
    return module
  }

  /** The code that handles a failure. Styles follow, because offline an error page without them is better than none. */
  function loadRecovery() {
    loadStyles().catch(() => {})
    return import('./recover.tsx')
  }

  function toLoadedPage(
    { route, path, payload, validUntil }: PageEnvelope,
    { Page, head }: PageModule<unknown>,
  ): LoadedPage {
    const isLate = folderOf(route) !== documentFolder
    return { path, Page, payload, isLate, validUntil, head: head(payload) }
  }

  return {
    toLoadedPage,
    loadCode,
    loadRecovery,
    fetchAhead,

    /** Completes the page of the document with the boot script's response. Throws `LoadFailure`. */
    complete: (stub: PageStub): Promise<PageEnvelope> =>
      readEnvelope(window.lobangPayload ?? fetch(paths.payloadOf(stub.path), ACCEPT_JSON)),

    /** Throws `LoadFailure`. */
    async load(match: RouteMatch, init: RequestInit): Promise<LoadedPage> {
      const [envelope, module] = await Promise.all([
        bringEnvelope(match, init),
        loadCode(match.folder).catch((cause) => {
          throw new LoadFailure('code', 0, { cause })
        }),
      ])
      return toLoadedPage(envelope, module)
    },
  }
}
