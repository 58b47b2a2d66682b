import { isIP } from 'node:net'
import { matchesHost } from '#lib/node/matches-host.ts'
import { addressKind } from './address-kind.ts'

export type TargetRule = {
  /** The URL from a setting. Its host may be private and without TLS; `null`: there is none. */
  configured: URL | null
  /** Names in settings that look public but may lead to private addresses; `*.` matches all subdomains. */
  privateHosts: readonly string[]
}

/**
 * Why the server must not call `url`, or `null` when it may. The one rule for every URL from a setting, content, a
 * visitor or another server. `addresses` are the resolved addresses (`null`: not resolved yet). All must be
 * allowed, and the connection must go to one of them.
 */
export function findRefusal(
  url: URL,
  addresses: readonly string[] | null,
  { configured, privateHosts }: TargetRule,
): string | null {
  const isConfigured = configured !== null && url.origin === configured.origin
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isConfigured)) {
    return 'not an https address'
  }
  if (url.username || url.password) return 'an address with a password in it'
  // Other ports of a public machine are rarely meant for the public.
  if (url.port !== '' && !isConfigured) return 'an unusual port'
  const host = hostOf(url)
  const found = isIP(host) ? [host] : addresses
  if (found === null) return null
  if (found.length === 0) return 'no address is known for it'
  const mayBePrivate = isConfigured && isPrivateName(host, privateHosts)
  const isBad = (address: string) => {
    const kind = addressKind(address)
    return kind === 'never' || (kind === 'private' && !mayBePrivate)
  }
  return found.some(isBad) ? 'not a public address' : null
}

/** Without the brackets of IPv6 and the trailing dot of a full name. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

const privateEndings = ['localhost', 'local', 'internal', 'lan', 'home.arpa', 'test']

/** Whether a host in a setting clearly means the local network. */
function isPrivateName(host: string, privateHosts: readonly string[]): boolean {
  if (isIP(host)) return addressKind(host) === 'private'
  if (!host.includes('.')) return true
  if (privateEndings.some((ending) => host.endsWith(`.${ending}`))) return true
  return privateHosts.some((name) => matchesHost(name, host))
}
