import type { Context } from 'hono'
import type { Functions } from '#functions/create-functions.ts'
import { callerAddress } from './caller-address.ts'

/** What Node's server adds to a request; not there when the app is asked without a socket. */
type Connection = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

export function serveFunctions({ call, connect }: Functions, trustedProxies: number) {
  return {
    call(c: Context): Promise<Response> {
      const address = callerAddress({
        forwardedFor: c.req.header('x-forwarded-for'),
        socketAddress: (c.env as Connection)?.incoming?.socket?.remoteAddress,
        trustedProxies,
      })
      return call(c.req.param('name') ?? '', c.req.raw, address)
    },
    realtime: (c: Context): Promise<Response> => connect(c.req.raw),
  }
}
