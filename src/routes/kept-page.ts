import { PAGE_BLOCK, type PageEnvelope } from './page-envelope.ts'

/** The cache in which the service worker keeps documents. Pages read it too. */
export const PAGE_CACHE = 'lobang-pages'

/** The page's data as the document embeds it. */
export function findEmbeddedJson(html: string): string | null {
  const block = new RegExp(`<script type="application/json" id="${PAGE_BLOCK}">([^<]*)</script>`)
  return block.exec(html)?.[1] ?? null
}

/** `null` for a document that is not a page, such as an error. */
export function findEnvelope<Envelope extends { path: string } = PageEnvelope>(
  html: string,
): Envelope | null {
  const envelope: Partial<Envelope> = JSON.parse(findEmbeddedJson(html) ?? '{}')
  return envelope.path === undefined ? null : (envelope as Envelope)
}
