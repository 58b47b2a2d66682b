import { embedEnvelope, findEnvelope, PAGE_CACHE } from '#routes/kept-page.ts'
import type { PageEnvelope, PageStub } from '#routes/page-envelope.ts'

const AT = 'x-kept-at'
const BUILD = 'x-kept-build'
const UNTIL = 'x-kept-until'

/** Requests the payload of a page by its canonical URL. */
type AskPayload = (address: string) => Promise<Response>

export type KeptDocument = {
  response: Response
  /** When it was stored and when it expires, in ms. */
  at: number
  until: number
  build: string
}

export type KeptDocuments = ReturnType<typeof createKeptDocuments>

/** Stored documents by canonical URL, each with its time and expiry. */
export function createKeptDocuments(caches: CacheStorage) {
  const open = () => caches.open(PAGE_CACHE)

  async function find(address: string): Promise<KeptDocument | null> {
    const response = await (await open()).match(address, { ignoreVary: true })
    if (!response) return null
    const number = (name: string) => Number(response.headers.get(name))
    const build = response.headers.get(BUILD) ?? ''
    return { response, at: number(AT), until: number(UNTIL), build }
  }

  return {
    find,

    /**
     * Resolves to the stored text and its build; `null` if it must not be stored. The copy embeds the payload, so that
     * one entry holds all of the page.
     */
    async put(
      response: Response,
      askPayload: AskPayload,
    ): Promise<{ html: string; build: string } | null> {
      if (!mayKeep(response)) return null
      const document = await response.text()
      const envelope = findEnvelope(document)
      if (!envelope) return null
      const html = 'payload' in envelope ? document : await complete(document, envelope, askPayload)
      if (html === null) return null
      const headers = new Headers(response.headers)
      // The text is no longer compressed.
      headers.delete('content-encoding')
      headers.delete('content-length')
      headers.set(AT, String(Date.now()))
      headers.set(BUILD, envelope.build)
      headers.set(UNTIL, String(envelope.validUntil))
      await (await open()).put(envelope.path, new Response(html, { headers }))
      return { html, build: envelope.build }
    },

    /** Returns the paths whose copy `fits` accepts. It gets `null` for a path without a copy. */
    async pathsWhere(
      paths: readonly string[],
      fits: (kept: KeptDocument | null) => boolean,
    ): Promise<string[]> {
      const all = await Promise.all(paths.map(find))
      return paths.filter((_, index) => fits(all[index] ?? null))
    },

    async remove(address: string): Promise<void> {
      await (await open()).delete(address)
    },

    /** All stored documents, oldest first. */
    async list(): Promise<{ address: string; at: number; build: string }[]> {
      const requests = await (await open()).keys()
      const all = await Promise.all(
        requests.map(async ({ url }) => {
          const { pathname, search } = new URL(url)
          const kept = await find(pathname + search)
          return { address: pathname + search, at: kept?.at ?? 0, build: kept?.build ?? '' }
        }),
      )
      return all.toSorted((a, b) => a.at - b.at)
    },
  }
}

/** `null` if the payload is of another version because the page has changed since its document. */
async function complete(
  document: string,
  { path, version }: PageStub,
  askPayload: AskPayload,
): Promise<string | null> {
  const json = await (await askPayload(path)).text()
  const envelope: Partial<PageEnvelope> = JSON.parse(json)
  return envelope.version === version ? embedEnvelope(document, json) : null
}

/** Previews and errors are `no-store`; a redirect's target has its own URL. */
function mayKeep({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    !/no-store/.test(headers.get('cache-control') ?? '')
  )
}
