import type { RouteMatch } from '#routes/match-route.ts'
import type { PageEnvelope, ShellInfo } from '#routes/page-envelope.ts'
import type { Head, PageModule } from '#routes/page-module.ts'
import { loadPageModule, type PageFolder } from '#routes/page-modules.ts'
import { folderOf } from '#routes/routes.ts'
import type { KeptPage } from '#ui/shell/app.tsx'
import { createAllStyles } from './all-styles.ts'
import { LoadFailure } from './load-failure.ts'
import { createPayloadSource } from './payload-source.ts'

/** A page ready to be shown. */
export type LoadedPage = KeptPage & {
  head: Head
  /** In ms; then the page's statements about time expire. */
  validUntil: number
}

export type PageSource = ReturnType<typeof createPageSource>

/** Loads pages: payload, code and styles in parallel, prefetched payloads at once. */
export function createPageSource(shell: ShellInfo, documentFolder: PageFolder | null) {
  const loadStyles = createAllStyles(shell.styles)
  // The browser takes a few tasks to import a module that is there already, and paints between them.
  const modules = new Map<PageFolder, PageModule<unknown>>()
  const payloads = createPayloadSource(shell.build)

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
    ...payloads,
    toLoadedPage,
    loadCode,
    loadRecovery,

    /** Throws `LoadFailure`. */
    async load(match: RouteMatch, init: RequestInit): Promise<LoadedPage> {
      const [envelope, module] = await Promise.all([
        payloads.getEnvelope(match, init),
        loadCode(match.folder).catch((cause) => {
          throw new LoadFailure('code', 0, { cause })
        }),
      ])
      return toLoadedPage(envelope, module)
    },
  }
}
