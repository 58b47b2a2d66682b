import type { LoopTurns } from '#lib/node/loop-turns.ts'
import type { RenderedPage } from '#pagecache/cached-page.ts'
import type { ErrorEnvelope } from '#routes/page-envelope.ts'

/** The site as everybody sees it, or as a preview shows it. */
export type ShownSite = {
  /** Finds the page at a URL, before anything is read. Throws `not-found`. */
  resolve: (url: URL) => FoundPage | { redirect: string }
  /** The document of an error page. It waits in the caller's queue. */
  renderError: (error: ErrorEnvelope, caller: string | null) => Promise<string>
  /** Runs work between requests. */
  inTurns: LoopTurns['run']
  /** Where `/go/{id}` leads; `null` when there is no such deal. */
  shopOfDeal: (id: string) => Promise<string | null>
}

export type FoundPage = {
  /** The canonical path and query. */
  address: string
  /** On no list of pages, since their number has no bound. */
  isOnDemand: boolean
  make: () => Promise<RenderedPage>
}

export type Previews = {
  /** `ref` comes from the visitor's cookie; `null` if it is made up or expired. */
  find: (ref: string) => Promise<ShownSite | null>
  /** Where the link of a preview leads; `null` if it never existed. */
  start: (link: {
    token: string
    documentId: string | null
  }) => Promise<{ path: string; session: Record<string, unknown> } | 'over' | null>
}
