/** The cache of stored documents. The worker writes it; pages read it too. */
export const PAGE_CACHE = 'lobang-pages'

type Envelope = { path: string; build: string; validUntil: number; payload: unknown }

/** The page's data as the document embeds it, see `routes/page-envelope.ts`. */
export function findEmbeddedJson(html: string): string | null {
  return /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? null
}

/** `null` for a document that is not a page, such as an error page. */
export function findEnvelope(html: string): Envelope | null {
  const json = findEmbeddedJson(html)
  const envelope: Partial<Envelope> = json === null ? {} : JSON.parse(json)
  const { path, build, validUntil, payload } = envelope
  if (path === undefined || build === undefined || validUntil === undefined) return null
  return { path, build, validUntil, payload }
}
