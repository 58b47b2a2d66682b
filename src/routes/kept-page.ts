import { PAGE_BLOCK, type PageEnvelope, type PageStub } from './page-envelope.ts'

/** The cache in which the service worker stores documents. Pages read it too. */
export const PAGE_CACHE = 'lobang-pages'

const block = new RegExp(
  `(<script type="application/json" id="${PAGE_BLOCK}">)([^<]*)(?=</script>)`,
)

/** The page's data as the document embeds it. */
export function findEmbeddedJson(html: string): string | null {
  return block.exec(html)?.[2] ?? null
}

/** `null` for a document that is not a page, such as an error. */
export function findEnvelope<Envelope extends { path: string } = PageStub | PageEnvelope>(
  html: string,
): Envelope | null {
  const envelope: Partial<Envelope> = JSON.parse(findEmbeddedJson(html) ?? '{}')
  return envelope.path === undefined ? null : (envelope as Envelope)
}

/** The document with the whole envelope in it, which then needs no request for its payload. */
export function embedEnvelope(html: string, envelopeJson: string): string {
  return html.replace(block, (_all, open: string) => open + envelopeJson)
}
