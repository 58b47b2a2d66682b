import type { ContentClient } from '#content/content-client.ts'
import type { RichtextRendering } from '#richtext/render-richtext.tsx'
import type { RichtextClient } from '#richtext/richtext-client.ts'
import type { RichtextRules } from '#richtext/to-richtext.ts'
import type { KeptSearch } from '#search/search-keeper.ts'

/**
 * Everything a page may depend on. There is deliberately no request here: a page
 * that cannot see the visitor can always be cached.
 */
export type PageInput = {
  params: Readonly<Record<string, string>>
  /** The canonical address: path plus the query parameters that the route declares. */
  url: URL
  now: Date
  /** Declares that the page is valid only until `instant`; the earliest one counts. */
  until: (instant: Date) => void
  content: ContentClient
  richtext: RichtextClient
  richtextRules: RichtextRules & Partial<RichtextRendering>
  /**
   * The search index of the site. Waits for a newer one for at most `patienceMs`. The index may lack the last publish, so
   * its results must be read again.
   */
  search: (patienceMs: number) => Promise<KeptSearch>
}

export type PageLoader<Payload> = (input: PageInput) => Promise<Payload>
