import type { Context } from 'hono'
import * as v from 'valibot'
import { type CountedEvent, countKinds } from '#lib/count-kinds.ts'
import { parseJson } from '#lib/parse-json.ts'
import { findPreviewRef } from '#lib/preview-cookie.ts'
import { readBody } from '#lib/read-body.ts'

type CountUrlsOptions = {
  count: (
    event: CountedEvent,
    sender: { caller: string },
  ) => Promise<'counted' | 'unknown' | 'limited'>
  isMachine: (userAgent: string | undefined) => boolean
  callerOf: (c: Context) => string | null
  onError: (error: unknown) => void
}

const MOST_BYTES = 200

/** Going to the shop is counted where it happens, not by a beacon. */
const beacon = v.strictObject({
  kind: v.picklist(countKinds.filter((kind) => kind !== 'shop')),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
})

const statuses = { counted: 204, unknown: 404, limited: 429 } as const

/** What counts pages and clicks. It stores nothing about the caller. */
export function createCountUrls({ count, isMachine, callerOf, onError }: CountUrlsOptions) {
  const senderOf = (c: Context) => ({ caller: callerOf(c) ?? 'unknown' })

  /** Machines, editors who look at a preview, and people who do not want to be counted. */
  function isUncounted(c: Context): boolean {
    const isPreview = findPreviewRef(c.req.header('cookie')) !== null
    return isPreview || isRefused(c) || isMachine(c.req.header('user-agent'))
  }

  return {
    /** `POST /seen`. Other sites cannot count through their visitors: browsers say where a request comes from. */
    async seen(c: Context): Promise<Response> {
      const from = c.req.header('sec-fetch-site') ?? 'same-origin'
      if (from !== 'same-origin') return answer(403)
      const body = await readBody(c.req.raw, MOST_BYTES)
      const event = body && v.safeParse(beacon, parseJson(body.toString()))
      if (!event?.success) return answer(400)
      return answer(isUncounted(c) ? 204 : statuses[await count(event.output, senderOf(c))])
    },
    /** Counts that somebody goes to the shop of a deal. The visitor does not wait for it. */
    toShop(c: Context, id: string): void {
      const isAhead = /prefetch|preview/.test(c.req.header('sec-purpose') ?? '')
      if (c.req.method !== 'GET' || isAhead || isUncounted(c)) return
      count({ kind: 'shop', id }, senderOf(c)).catch(onError)
    },
  }
}

/** Global Privacy Control and Do Not Track, as the privacy policy promises. */
function isRefused(c: Context): boolean {
  return c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
}

function answer(status: 204 | 400 | 403 | 404 | 429): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
