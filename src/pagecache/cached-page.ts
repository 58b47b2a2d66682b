import type { EncodedBody } from './encoded-body.ts'

/** What a renderer makes of one address. */
export type RenderedPage = {
  html: string
  /** The media type of `html`, when it is not HTML but a feed or the like. */
  type?: string
  /** The same envelope that the HTML embeds. */
  payload: string
  dependencies: Dependencies
  /** In ms; from then on the page would say something untrue. */
  validUntil: number
}

/** Everything that was read to make a page. */
type Dependencies = {
  keys: ReadonlySet<string>
  /** For lists: does a changed document concern the page? */
  watches: readonly ((change: DocumentChange) => boolean)[]
}

type DocumentChange = { before: NamedDocument | null; after: NamedDocument | null }
type NamedDocument = { id: string; type: string }

export type Change = { keys: Iterable<string>; documents: readonly DocumentChange[] }

/** All that is needed to answer with a page. */
export type FreshPage = {
  html: EncodedBody
  type: string | null
  payload: EncodedBody
  /** In ms. A page made later than now was made while the clock was wrong. */
  madeAt: number
  validUntil: number
}

export type CachedPage = FreshPage & {
  dependencies: Dependencies
  size: number
  /** Something it depends on has changed since it was made. */
  changed: boolean
  /** Asked for since room was last needed. */
  used: boolean
}

/** What one key costs in the two indexes, and a watch with what it holds on to; measured. */
const KEY_BYTES = 64
const WATCH_BYTES = 512
/** A change of more documents than this is an import: asking each page about each would take longer than making them. */
const MAX_WATCHED_CHANGES = 500

export function toFreshPage({ html, type, payload, madeAt, validUntil }: CachedPage): FreshPage {
  return { html, type, payload, madeAt, validUntil }
}

/** Whether what the page says about time is true. */
export function isTrueAt({ madeAt, validUntil }: FreshPage, instant: number): boolean {
  return validUntil > instant && madeAt <= instant
}

/** Whether a changed document concerns one of the lists on the page. */
export function isWatching({ dependencies }: CachedPage, documents: Change['documents']): boolean {
  const { watches } = dependencies
  if (documents.length > MAX_WATCHED_CHANGES) return watches.length > 0
  return watches.some((concerns) => documents.some(concerns))
}

export function dependencyBytes({ keys, watches }: Dependencies): number {
  return keys.size * KEY_BYTES + watches.length * WATCH_BYTES
}
