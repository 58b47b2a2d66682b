import * as v from 'valibot'
import { isMachine } from '#editorial/counts/is-machine.ts'
import { type CountedEvent, countKinds } from '#lib/count-kinds.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'
import { parseJson } from '#lib/parse-json.ts'
import { findPreviewRef } from '#lib/preview-cookie.ts'

/** The request header of that name, in lower case. */
type ReadHeader = (name: string) => string | undefined

type Beacon = {
  header: ReadHeader
  /** `null` for one that is too long. */
  body: string | null
  /** How the rate limits know who sends it; that is all an address is used for. */
  caller: string
}

type BeaconsOptions = {
  count: (event: CountedEvent) => void
  isLimited?: ReturnType<typeof createCountLimit>
}

export const MOST_BEACON_BYTES = 200

/** Going to the shop is counted where it happens, not by a beacon. */
const schema = v.strictObject({
  kind: v.picklist(countKinds.filter((kind) => kind !== 'shop')),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
})

/**
 * Returns the status that answers a beacon. Other sites cannot count through their visitors: browsers say where a
 * request comes from. Whether there is such a deal is found out later, where the counts are added up.
 */
export function createBeacons({ count, isLimited = createCountLimit() }: BeaconsOptions) {
  return ({ header, body, caller }: Beacon): 204 | 400 | 403 | 429 => {
    if ((header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return 403
    const event = body === null ? null : v.safeParse(schema, parseJson(body))
    if (!event?.success) return 400
    if (isUncounted(header)) return 204
    if (isLimited(event.output, caller)) return 429
    count(event.output)
    return 204
  }
}

/** Ignores machines, editors in a preview, and people who do not want to be counted. */
export function isUncounted(header: ReadHeader): boolean {
  // Global Privacy Control and Do Not Track, as the privacy policy promises.
  if (header('sec-gpc') === '1' || header('dnt') === '1') return true
  return findPreviewRef(header('cookie')) !== null || isMachine(header('user-agent'))
}

/** The limit of all beacons of one caller. Many people may share an address. */
const OF_CALLER = { rate: 2, burst: 60 }
/** The limit of one caller for one event of one deal. */
const OF_SAME = { rate: 1 / 60, burst: 20 }

/** Whether a caller has sent too much to be counted again. */
export function createCountLimit(createLimit = createRateLimit) {
  const callers = createLimit(OF_CALLER)
  const same = createLimit(OF_SAME)
  return ({ kind, id }: CountedEvent, caller: string): boolean =>
    callers.retryAfter(caller) !== null || same.retryAfter(`${caller} ${kind} ${id}`) !== null
}
