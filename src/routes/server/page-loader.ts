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
  /** Says that what the page tells is true only before `instant`; the earliest one counts. */
  until: (instant: Date) => void
  content: ContentClient
  richtext: RichtextClient
  richtextRules: RichtextRules & Partial<RichtextRendering>
  /**
   * The search index of the site. It may lack the last publish, so whatever it finds is read again; a newer one is
   * waited for, but no longer than `patienceMs`.
   */
  search: (patienceMs: number) => Promise<KeptSearch>
}

export type PageLoader<Payload> = (input: PageInput) => Promise<Payload>
