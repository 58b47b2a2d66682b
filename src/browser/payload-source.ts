import * as paths from '#lib/paths.ts'
import type { RouteMatch } from '#routes/match-route.ts'
import type { PageEnvelope, PageStub } from '#routes/page-envelope.ts'
import { LoadFailure } from './load-failure.ts'

const ACCEPT_JSON = { headers: { accept: 'application/json' } }

/** Older prefetches may be outdated by a publish. */
const PREFETCH_TTL_MS = 300_000

/** Fetches the payloads of pages, in their envelopes. Each of its functions throws `LoadFailure`. */
export function createPayloadSource(build: string) {
  const prefetched = new Map<string, { envelope: Promise<PageEnvelope>; at: number }>()

  function fetchEnvelope({ path, search }: RouteMatch, init: RequestInit) {
    return readEnvelope(fetch(paths.payload(path, search), { ...ACCEPT_JSON, ...init }))
  }

  function findRecent(address: string): Promise<PageEnvelope> | undefined {
    const early = prefetched.get(address)
    return early && early.at > Date.now() - PREFETCH_TTL_MS ? early.envelope : undefined
  }

  async function readEnvelope(asked: Promise<Response>): Promise<PageEnvelope> {
    const response = await asked.catch((cause) => {
      throw new LoadFailure('network', 0, { cause })
    })
    if (!response.ok) throw new LoadFailure('answer', response.status)
    const envelope: PageEnvelope = await response.json().catch((cause) => {
      throw new LoadFailure('network', 0, { cause })
    })
    if (envelope.build !== build) throw new LoadFailure('outdated')
    return envelope
  }

  return {
    /** Uses the prefetched payload if it is still true, else fetches it. */
    async getEnvelope(match: RouteMatch, init: RequestInit): Promise<PageEnvelope> {
      const address = match.path + match.search
      const early = findRecent(address)
      prefetched.delete(address)
      const envelope = await early?.catch(() => null)
      return envelope && envelope.validUntil > Date.now() ? envelope : fetchEnvelope(match, init)
    },

    /** Keeps the payload for the navigation that may follow. */
    fetchAhead(match: RouteMatch, init: RequestInit = {}): Promise<PageEnvelope> {
      const address = match.path + match.search
      const early = findRecent(address)
      if (early) return early
      const envelope = fetchEnvelope(match, init)
      prefetched.set(address, { envelope, at: Date.now() })
      envelope.catch(() => prefetched.delete(address))
      return envelope
    },

    /** Completes the page of the document with the response that `startApp` requested. */
    complete: (stub: PageStub): Promise<PageEnvelope> =>
      readEnvelope(window.lobangPayload ?? fetch(paths.payloadOf(stub.path), ACCEPT_JSON)),
  }
}
