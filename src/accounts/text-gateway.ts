import { unconnectedCodes } from '#lib/node/unconnected-codes.ts'
import type { Carrier } from './carrier.ts'

type TextGatewayOptions = {
  url: string
  /** Sent as a bearer token. */
  token: string | null
  from: string
  fetch: typeof fetch
}

/** Longer than the 10 s that `fetch` takes to connect, so that we know when nothing was sent. */
const PATIENCE_MS = 15_000

/** Sends texts by a POST of JSON, as nearly every gateway accepts them. */
export function createTextGateway({ url, token, from, fetch }: TextGatewayOptions): Carrier {
  let stopping = new AbortController()

  return {
    // A gateway cannot be checked without sending a message.
    check: async () => {},
    /** Gateways that know the header accept two messages with the same `id` once. */
    async send(to, { text }, id) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(id && { 'idempotency-key': id }),
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, from, text }),
        signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), stopping.signal]),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new GatewayRefusal(answer.status)
    },
    /** Only 429 and 503 mean that nothing was accepted. After any other 5xx it may be under way. */
    toFailure(error) {
      if (error instanceof GatewayRefusal) {
        const { status } = error
        if (status === 429 || status === 503) return { outcome: 'refused', isAway: true }
        // Most likely our token is wrong, not this message.
        if (status === 401 || status === 403) return { outcome: 'refused', isAway: true }
        return { outcome: status >= 500 ? 'lost' : 'rejected', isAway: status >= 500 }
      }
      const { cause } = error as { cause?: { code?: string } }
      const isUnsent =
        unconnectedCodes.has(cause?.code) || cause?.code === 'UND_ERR_CONNECT_TIMEOUT'
      return { outcome: isUnsent ? 'refused' : 'lost', isAway: true }
    },
    abort() {
      stopping.abort()
      stopping = new AbortController()
    },
  }
}

class GatewayRefusal extends Error {
  readonly status: number

  constructor(status: number) {
    super(`accounts: the gateway of text messages said ${status}`)
    this.status = status
  }
}
