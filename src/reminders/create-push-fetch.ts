import { createOutgoingFetch, type OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'

/** Callers wait 15 s, see `create-push.ts`. */
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
