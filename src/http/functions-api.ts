import type { Context } from 'hono'
import type { Functions } from '#functions/create-functions.ts'
import { createCallerOf } from './caller-address.ts'

export function serveFunctions({ call, connect }: Functions, trustedProxies: number) {
  const callerOf = createCallerOf(trustedProxies)
  return {
    call: (c: Context): Promise<Response> =>
      call(c.req.param('name') ?? '', c.req.raw, callerOf(c) ?? 'unknown'),
    realtime: (c: Context): Promise<Response> => connect(c.req.raw),
  }
}
