import type { Context } from 'hono'

type CallerOptions = {
  forwardedFor: string | undefined
  socketAddress: string | undefined
  /** How many proxies add to the header; earlier entries may be made up. */
  trustedProxies: number
}

/** What Node's server adds to a request; missing if the app is called without a socket. */
type Connection = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

export function socketAddressOf(c: Context): string | undefined {
  return (c.env as Connection)?.incoming?.socket?.remoteAddress
}

/** `null` = the process itself, such as the export, which has neither a connection nor a proxy. */
export function createCallerOf(trustedProxies: number): (c: Context) => string | null {
  return (c) => {
    const forwardedFor = c.req.header('x-forwarded-for')
    const isOwn = !(c.env as Connection)?.incoming && !(trustedProxies > 0 && forwardedFor)
    if (isOwn) return null
    return callerAddress({ forwardedFor, socketAddress: socketAddressOf(c), trustedProxies })
  }
}

/** The trustworthy address of the caller, by which requests are limited. */
export function callerAddress(options: CallerOptions): string {
  const { forwardedFor = '', socketAddress = 'unknown', trustedProxies } = options
  const named = forwardedFor.split(',').map((address) => address.trim())
  const trusted = trustedProxies > 0 ? named.at(-Math.min(trustedProxies, named.length)) : ''
  return toNetwork(withoutPort(trusted || socketAddress))
}

const OWN_ADDRESS = /^(::1|(::ffff:)?127\.0\.0\.1)$/

/** Whether a caller is the machine itself: its operator, or a proxy that does not say for whom it asks. */
export function isOwnAddress(caller: string): boolean {
  return OWN_ADDRESS.test(caller)
}

/** Some proxies name the port too: `203.0.113.9:51234` or `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

// One household has 2^64 IPv6 addresses, but counts as one caller.
function toNetwork(address: string): string {
  if (!address.includes(':') || address.includes('.') || isOwnAddress(address)) return address
  const [start = '', end] = address.split('::')
  const groups = start.split(':')
  const missing = end === undefined ? 0 : 8 - groups.length - end.split(':').length
  const filled = [...groups, ...Array<string>(Math.max(0, missing)).fill('0')]
  return `${filled.slice(0, 4).join(':')}::/64`
}
