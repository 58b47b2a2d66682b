import * as v from 'valibot'
import { matchesHost } from '#lib/node/matches-host.ts'
import { parseJson } from '#lib/parse-json.ts'

export type PushTarget = { endpoint: URL; publicKey: Buffer; secret: Buffer }

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.maxLength(200))

/** A `PushSubscription` as JSON. */
const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2000), v.url()),
  keys: v.object({ p256dh: base64url, auth: base64url }),
})

/**
 * Reads a device's token. `null` unless it points to one of the hosts (`*.` matches subdomains), so that
 * visitors cannot make the server call other addresses.
 */
export function toPushTarget(token: string, hosts: readonly string[]): PushTarget | null {
  const parsed = v.safeParse(subscription, parseJson(token))
  if (!parsed.success) return null
  const { endpoint, keys } = parsed.output
  const url = new URL(endpoint)
  const publicKey = Buffer.from(keys.p256dh, 'base64url')
  const secret = Buffer.from(keys.auth, 'base64url')
  // An uncompressed point on P-256, and the secret's length from RFC 8291.
  if (publicKey.length !== 65 || publicKey[0] !== 4 || secret.length !== 16) return null
  return hosts.some((host) => isAt(url, host)) ? { endpoint: url, publicKey, secret } : null
}

/** The canonical form, so that a browser added again has the same token. */
export function toPushToken({ endpoint, publicKey, secret }: PushTarget): string {
  const keys = { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') }
  return JSON.stringify({ endpoint: endpoint.href, keys })
}

function isAt(url: URL, host: string): boolean {
  if (url.username || url.password) return false
  // A service on this machine, for trials, see `config.ts`.
  if (host.startsWith('http:')) return url.origin === host
  return url.protocol === 'https:' && matchesHost(host, url.host)
}
