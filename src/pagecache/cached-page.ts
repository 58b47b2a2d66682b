import { type Effort, encodeBody, type PageBody, sizeOf } from './encoded-body.ts'

/** The result of rendering one URL. */
export type RenderedPage = {
  html: string
  /** The media type of `html` if it is not HTML, for example a feed. */
  type?: string
  /** The hashes of its inline styles, for the content security policy; files have none. */
  styleHashes?: readonly string[]
  /** The same envelope that the HTML embeds. */
  payload: string
  dependencies: Dependencies
  /** In ms; from then on the page is no longer true. */
  validUntil: number
}

/** Everything that was read to render a page. */
type Dependencies = {
  keys: ReadonlySet<string>
  /** For lists: whether a changed document concerns the page. */
  watches: readonly ((change: DocumentChange) => boolean)[]
}

type DocumentChange = { before: NamedDocument | null; after: NamedDocument | null }
type NamedDocument = { id: string; type: string }

export type Change = { keys: Iterable<string>; documents: readonly DocumentChange[] }

/** Everything needed to serve a page. */
export type FreshPage = {
  html: PageBody
  type: string | null
  styleHashes: readonly string[]
  payload: PageBody
  /** In ms. If it is later than now, the clock was wrong when the page was rendered. */
  madeAt: number
  validUntil: number
}

export type CachedPage = FreshPage & {
  dependencies: Dependencies
  size: number
  /** Whether a publish has changed something it depends on. */
  changed: boolean
  /** Whether it was requested since the last eviction. */
  used: boolean
  /** In ms. After a failed render the page is served until then without another attempt. */
  retryAt: number
}

/** Measured memory of one key in the two indexes, and of one watch with its closure. */
const KEY_BYTES = 64
const WATCH_BYTES = 512
/** A larger change is an import: asking every watch would take longer than rendering the pages. */
const MAX_WATCHED_CHANGES = 500

export function toFreshPage(page: CachedPage): FreshPage {
  const { html, type, styleHashes, payload, madeAt, validUntil } = page
  return { html, type, styleHashes, payload, madeAt, validUntil }
}

/** Whether the page is true about time. */
export function isTrueAt({ madeAt, validUntil }: FreshPage, instant: number): boolean {
  return validUntil > instant && madeAt <= instant
}

/** Whether a changed document concerns one of the lists on the page. */
export function isWatching({ dependencies }: CachedPage, documents: Change['documents']): boolean {
  const { watches } = dependencies
  if (documents.length > MAX_WATCHED_CHANGES) return watches.length > 0
  return watches.some((concerns) => documents.some(concerns))
}

/** Compresses a page that was just made. */
export async function toCachedPage(page: RenderedPage, effort: Effort) {
  const { type = null, styleHashes = [] } = page
  const [html, payload] = await Promise.all([
    encodeBody(page.html, effort),
    encodeBody(page.payload, effort),
  ])
  const { keys, watches } = page.dependencies
  const dependencyBytes = keys.size * KEY_BYTES + watches.length * WATCH_BYTES
  const size = sizeOf(html) + sizeOf(payload) + dependencyBytes
  return { ...page, html, type, styleHashes, payload, size, used: false, retryAt: 0 }
}

/** A page with a query. The same one is seldom requested twice, and their number has no bound. */
export function isOnDemand(address: string): boolean {
  return address.includes('?')
}
