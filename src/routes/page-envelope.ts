import type { DealSummary } from '#deals/deal-summary.ts'
import type { RouteId } from './routes.ts'

/** What `_payload.json` returns: a payload and what the browser needs to know in order to show it. */
export type PageEnvelope = {
  route: RouteId
  /** The canonical path and query; differs from the requested one after a redirect. */
  path: string
  /** The build that made it. Another build's payload may have another shape. */
  build: string
  /** When its statements about time expire, in ms. */
  validUntil: number
  /** A digest of the payload: HTML and payload with the same one show the same page. */
  version: string
  payload: unknown
}

/**
 * What the HTML embeds. The payload follows after the first paint, which does not need it. Pages for one visitor and
 * the copies of the service worker embed the whole envelope.
 */
export type PageStub = Omit<PageEnvelope, 'payload'>

/** The same for a page that is rendered for one visitor. */
export type PrivateEnvelope = Omit<PageEnvelope, 'route'> & {
  route: 'account'
}

/** What the HTML of an error page embeds; also the JSON answer to `_payload.json` and API callers. */
export type ErrorEnvelope = {
  error: true
  url: string
  statusCode: number
  statusMessage: string
  message: string
  data: { path: string }
  /** Live deals; only in the HTML of a 404. */
  instead?: DealSummary[]
}

/** What the app needs to start, besides the page. */
export type ShellInfo = {
  productName: string
  build: string
  /** The stylesheet for other pages; not in development. */
  styles?: string
  /** Only where functions are not called on this site. */
  functionsEndpoint?: string
  /** The URLs of the entry and of what it imports at once. */
  scripts: string[]
}

/** Ids of the data blocks in the document. */
export const PAGE_BLOCK = 'page-data'
export const SHELL_BLOCK = 'shell-data'

/** JSON that is safe inside `<script>`: `<` cannot end or open an element. */
export function toEmbeddableJson(value: unknown): string {
  return embeddable(JSON.stringify(value))
}

/** The envelope of a payload that is JSON already. */
export function toEmbeddableEnvelope(stub: PageStub, payloadJson: string): string {
  return embeddable(`${JSON.stringify(stub).slice(0, -1)},"payload":${payloadJson}}`)
}

function embeddable(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
