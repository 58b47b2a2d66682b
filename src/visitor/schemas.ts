import * as v from 'valibot'

// What crosses the wire between a device and the server; both sides check it.

/** Ids of deals, brands and devices. Never `__proto__` and the like: they become keys of objects. */
const id = v.pipe(v.string(), v.regex(/^(?!__proto__$)[\w-]{1,128}$/, 'is not an id'))
const text = (length: number) => v.pipe(v.string(), v.maxLength(length))

const day = v.nullable(v.pipe(v.string(), v.isoDate()))
const redeem = v.picklist(['code', 'show', 'link', 'auto'])

const savedDeal = v.object({
  title: text(300),
  path: v.pipe(text(300), v.regex(/^\/\w/, 'is not a path of the site')),
  brand: text(200),
  badge: text(100),
  code: v.nullable(text(100)),
  endsOn: day,
  savedAt: text(40),
  place: v.optional(text(200)),
  // It becomes the source of a picture, also where a list was shared by a stranger.
  picture: v.optional(v.pipe(text(500), v.regex(/^(\/\w|https:\/\/)/, 'is not a picture'))),
  redeem: v.optional(v.nullable(redeem)),
  startsOn: v.optional(day),
  usableUntil: v.optional(day),
  when: v.optional(v.nullable(text(200))),
  checkedOn: v.optional(day),
})

/** Nobody saves more by hand; it bounds what one visitor can make the server keep. */
export const MAX_ITEMS = 2000

/** Of deals that came from anywhere, those that the server takes. */
export function savableDeals<Deal>(from: Record<string, Deal>): Record<string, Deal> {
  const kept = Object.entries(from).filter(([key, deal]) => v.is(id, key) && v.is(savedDeal, deal))
  return Object.fromEntries(kept)
}

/** The same for brands that are followed. */
export function savableIds(from: readonly string[]): string[] {
  return from.filter((each) => v.is(id, each))
}

const deals = v.pipe(v.record(id, savedDeal), v.maxEntries(MAX_ITEMS))
const ids = v.pipe(v.array(id), v.maxLength(MAX_ITEMS))
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const syncRequestSchema = v.strictObject({
  /** The device, as it calls itself towards this account. */
  replica: id,
  /** New with each change, and the same when a change is sent again. */
  requestId: id,
  /** Tells states of one account apart that have nothing to do with each other; `null` at first. */
  epoch: v.nullable(id),
  /** The last version that the device was told. */
  seen: version,
  favourites: v.strictObject({ put: deals, removed: ids }),
  following: v.strictObject({ put: ids, removed: ids }),
})

export const syncAnswerSchema = v.object({
  epoch: id,
  version,
  /** The device's acknowledged state is of another epoch: it counts as nothing, and nothing was changed. */
  isForeign: v.boolean(),
  favDealsObj: v.record(id, savedDeal),
  followingArray: v.array(id),
  /** Put by other devices after `seen`. */
  unseen: v.object({ favourites: v.array(id), following: v.array(id) }),
})

export type SyncRequest = v.InferOutput<typeof syncRequestSchema>
export type SyncAnswer = v.InferOutput<typeof syncAnswerSchema>

const reportReasons = ['code-refused', 'ended', 'terms-differ', 'not-at-outlet', 'other'] as const

export const reportSchema = v.strictObject({
  dealId: id,
  outcome: v.picklist(['worked', 'failed']),
  /** Only with a failure. */
  reason: v.optional(v.nullable(v.picklist(reportReasons)), null),
})

export const dealIdSchema = v.strictObject({ dealId: id })

/** A control character would break lines of mails and logs. */
const name = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(80),
  v.regex(/^[^\p{Cc}]*$/u, 'has control characters'),
)

export const profileSchema = v.strictObject({ name })

export const emailPreferencesSchema = v.strictObject({
  weeklyDigest: v.boolean(),
  followedBrands: v.boolean(),
  endingSoon: v.boolean(),
})

export const pushPreferencesSchema = v.strictObject({
  followedBrands: v.boolean(),
  endingSoon: v.boolean(),
})

export const deviceSchema = v.strictObject({
  deviceId: id,
  messagingToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  name: v.optional(name, ''),
})

export const deviceIdSchema = v.strictObject({ deviceId: id })
export const nothingSchema = v.nullable(v.strictObject({}))
export const deleteAccountSchema = v.strictObject({ confirm: v.literal('delete my account') })
