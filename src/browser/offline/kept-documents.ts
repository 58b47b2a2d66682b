import { findEnvelope, PAGE_CACHE } from '#routes/kept-page.ts'

const AT = 'x-kept-at'
const BUILD = 'x-kept-build'
const UNTIL = 'x-kept-until'

export type KeptDocument = {
  response: Response
  /** When it was stored and when it expires, in ms. */
  at: number
  until: number
  build: string
}

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

    /** Resolves to the stored text and its build; `null` if it must not be stored. */
    async put(response: Response): Promise<{ html: string; build: string } | null> {
      if (!mayKeep(response)) return null
      const html = await response.text()
      const envelope = findEnvelope(html)
      if (!envelope) return null
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

/** Previews and errors are `no-store`; a redirect's target has its own URL. */
function mayKeep({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    !/no-store/.test(headers.get('cache-control') ?? '')
  )
}
