import { unconnectedCodes } from '#lib/node/unconnected-codes.ts'
import { createOutgoingFetch, type OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import type { SendOutcome } from './claim-and-send.ts'
import { encryptPush } from './encrypt-push.ts'
import { type PushTarget, toPushTarget, toPushToken } from './push-target.ts'
import { createVapid } from './vapid.ts'

type PushOptions = {
  /** From `createVapidKey`. */
  key: string
  /** The push services that we may call. */
  hosts: readonly string[]
  /** Where services write when something is wrong. */
  contact: string
  fetch: OutgoingFetch
  now: () => Date
}

/** The result of a push, and why it did not arrive. */
export type PushResult = {
  /** `gone`: the subscription has ended. */
  outcome: SendOutcome | 'gone'
  problem: Error | null
  /** The service did not answer, so other devices there would wait in vain too. */
  isAway: boolean
}

export type Push = ReturnType<typeof createPush>

const PATIENCE_MS = 15_000
/** A notification not seen by evening is not worth showing. */
const KEPT_S = 12 * 60 * 60

const GONE: PushResult = { outcome: 'gone', problem: null, isAway: false }

/** Sends notifications through the browser vendors' push services. */
export function createPush({ key, hosts, contact, fetch, now }: PushOptions) {
  const vapid = createVapid(key, `mailto:${contact}`)

  async function post({ endpoint }: PushTarget, body: Buffer): Promise<PushResult> {
    const init: RequestInit = {
      method: 'POST',
      body: new Uint8Array(body),
      headers: {
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_S),
        authorization: vapid.authorize(endpoint.origin, now()),
      },
      // Follows no redirect: only the allowed host may be called.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }
    try {
      const answer = await fetch(endpoint, init)
      await answer.body?.cancel()
      return toResult(answer, endpoint.origin)
    } catch (error) {
      const problem = new Error(`reminders: no answer from ${endpoint.origin}`, { cause: error })
      return { outcome: toNetworkOutcome(error), problem, isAway: true }
    }
  }

  return {
    publicKey: vapid.publicKey,
    /** A device's token in its stored form; `null` if we cannot push to it. */
    findToken(token: string): string | null {
      const target = toPushTarget(token, hosts)
      return target && toPushToken(target)
    },
    /** The device's push service; `null` when we may not call it (any more). */
    findOrigin: (token: string) => toPushTarget(token, hosts)?.endpoint.origin ?? null,
    async send(token: string, text: string): Promise<PushResult> {
      const target = toPushTarget(token, hosts)
      // The device was registered when other hosts were allowed.
      if (!target) return GONE
      const body = findBody(text, target)
      return body ? post(target, body) : GONE
    },
  }
}

function toResult({ ok, status }: Response, origin: string): PushResult {
  if (ok) return { outcome: 'sent', problem: null, isAway: false }
  if (status === 404 || status === 410) return GONE
  const problem = new Error(`reminders: ${origin} answered ${status}`)
  return { outcome: toAnsweredOutcome(status), problem, isAway: false }
}

/** Only these two mean that nothing was accepted. After any other 5xx it may be under way. */
function toAnsweredOutcome(status: number): SendOutcome {
  if (status === 429 || status === 503) return 'refused'
  return status >= 500 ? 'lost' : 'rejected'
}

/** Outgoing calls that failed before anything was sent. */
const unsent = ['OUTGOING_REFUSED', 'OUTGOING_UNCONNECTED', 'OUTGOING_BUSY']

/** Rethrows everything but network failures. */
function toNetworkOutcome(error: unknown): SendOutcome {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
  if (name === 'TimeoutError') return 'lost'
  if (name !== 'TypeError' || typeof cause?.code !== 'string') throw error
  const isUnsent = unconnectedCodes.has(cause.code) || unsent.includes(cause.code)
  return isUnsent ? 'refused' : 'lost'
}

/** `null` when the browser's key is not a point on the curve, so made up. */
function findBody(text: string, target: PushTarget): Buffer | null {
  try {
    return encryptPush(text, target)
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY') return null
    throw error
  }
}

/** Callers wait 15 s, see above. */
const limits = { totalMs: 20_000, headersMs: 15_000, maxBytes: 64 * 1024, atOnce: 16 }

/**
 * Calls push services at public addresses only. A service that the settings name with a port, such as one on
 * this machine for trials, may be called there.
 */
export function createPushFetch(hosts: readonly string[]): OutgoingFetch {
  const anywhere = createOutgoingFetch(limits)
  const named = hosts
    .filter((host) => /:\d+$/.test(host) && !host.startsWith('*.'))
    .map((host) => new URL(host.startsWith('http:') ? host : `https://${host}`))
  const byOrigin = new Map(
    named.map((configured) => [configured.origin, createOutgoingFetch({ ...limits, configured })]),
  )
  return (url, init) => (byOrigin.get(new URL(url).origin) ?? anywhere)(url, init)
}
