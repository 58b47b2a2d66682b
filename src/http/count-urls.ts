import type { Context } from 'hono'
import type { CountedEvent } from '#lib/count-kinds.ts'
import { readBody } from '#lib/node/read-body.ts'
import { createBeacons, createCountLimit, isUncounted, MOST_BEACON_BYTES } from './beacons.ts'

type CountUrlsOptions = {
  count: (event: CountedEvent) => void
  callerOf: (c: Context) => string | null
}

/** What counts pages and clicks. It stores nothing about the caller. */
export function createCountUrls({ count, callerOf }: CountUrlsOptions) {
  const isLimited = createCountLimit()
  const receive = createBeacons({ count, isLimited })
  const senderOf = (c: Context) => callerOf(c) ?? 'unknown'

  return {
    /** `POST /seen` where there is no front, as in tests; see `front/answer-beacon.ts`. */
    async seen(c: Context): Promise<Response> {
      const body = await readBody(c.req.raw, MOST_BEACON_BYTES)
      const header = (name: string) => c.req.header(name)
      const status = receive({ header, body: body?.toString() ?? null, caller: senderOf(c) })
      return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
    },
    /** Counts that somebody goes to the shop of a deal. */
    toShop(c: Context, id: string): void {
      const isAhead = /prefetch|preview/.test(c.req.header('sec-purpose') ?? '')
      if (c.req.method !== 'GET' || isAhead || isUncounted((name) => c.req.header(name))) return
      const event = { kind: 'shop', id } as const
      if (!isLimited(event, senderOf(c))) count(event)
    },
  }
}
