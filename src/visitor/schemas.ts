import * as v from 'valibot'
import { channels, holidayRules, monthOrdinals, redeems } from '#lib/deal-options.ts'
import { savedDealLimits as most } from '#lib/saved-deal-limits.ts'
import { weekdays } from '#lib/singapore-time.ts'

// What crosses the wire between a device and the server. Both sides check it, except reports: `report-schema.ts`.

/** Ids of deals, brands and devices. They become keys of objects, so `__proto__` is refused. */
export const id = v.pipe(v.string(), v.regex(/^(?!__proto__$)[\w-]{1,128}$/, 'is not an id'))
const text = (length: number) => v.pipe(v.string(), v.maxLength(length))

/** Counts before it looks at the items, because a body may have very many. */
function list<Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(v.unknown(), hasAtMost(most), v.array(item))
}

const hasAtMost = (most: number) =>
  v.check((items: unknown) => countOf(items) <= most, `has more than ${most} items`)

function countOf(items: unknown): number {
  if (Array.isArray(items)) return items.length
  return typeof items === 'object' && items !== null ? Object.keys(items).length : 0
}

/** Every month has at least this many days. */
const SAFE_DAYS = 28

/** A body may hold thousands of dates, so only days that some months lack are looked up. */
const date = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => Number(value.slice(8)) <= SAFE_DAYS || isCalendarDay(value), 'is no day'),
)
const day = v.nullable(date)

/** `Date` turns 31 February into March. */
function isCalendarDay(value: string): boolean {
  return new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
}

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'is no instant'),
)

/** As long as editors may state them, because a device reads all of them at once. */
const hours = text(most.hours)
const weekday = v.picklist(weekdays)
const holidayRule = v.picklist(holidayRules)

/** The facts of `DealTimes`. */
const dealTimes = v.object({
  startsOn: v.exactOptional(date),
  endsOn: v.exactOptional(date),
  weekdays: v.exactOptional(list(weekday, 7)),
  monthDays: v.exactOptional(
    list(v.object({ which: v.picklist(monthOrdinals), day: weekday }), 35),
  ),
  dates: v.exactOptional(list(date, most.dates)),
  datesOut: v.exactOptional(list(v.tuple([date, date]), most.dates)),
  holidays: v.exactOptional(holidayRule),
  eves: v.exactOptional(holidayRule),
  hours: v.exactOptional(hours),
  shops: v.exactOptional(list(v.nullable(hours), most.shops)),
  soldOutAt: v.exactOptional(instant),
  backAt: v.exactOptional(instant),
  askFirst: v.exactOptional(text(most.askFirst)),
  whileStocksLast: v.exactOptional(v.boolean()),
})

/** The part of a deal that a device stores: enough to use it offline at the counter. */
const savedDeal = v.object({
  title: text(most.title),
  path: v.pipe(text(300), v.regex(/^\/\w/, 'is not a path of the site')),
  brand: text(200),
  badge: text(most.badge),
  code: v.nullable(text(most.code)),
  endsOn: day,
  savedAt: text(40),
  // Deals saved by earlier versions lack the rest.
  /** `Tiong Bahru +3` or `Online`. */
  place: v.optional(text(200)),
  channel: v.optional(v.picklist(channels)),
  /** The source of a picture. A stranger may have shared the list, so it is checked. */
  picture: v.optional(v.pipe(text(500), v.regex(/^(\/\w|https:\/\/)/, 'is not a picture'))),
  /** `code` without a code: saved before the deal started, when the code was not shown yet. */
  redeem: v.optional(v.nullable(v.picklist(redeems))),
  startsOn: v.optional(day),
  /** The last day of use, if an earlier version knew that it is before the end. */
  usableUntil: v.optional(day),
  /** When it can be used; the type is `DealTimes`. */
  times: v.optional(v.nullable(dealTimes)),
  /** `Mon-Fri, 11am-3pm` */
  when: v.optional(v.nullable(text(most.when))),
  checkedOn: v.optional(day),
})

export type SavedDeal = v.InferOutput<typeof savedDeal>
export type SavedDeals = Record<string, SavedDeal>

/** More than anybody saves by hand. Bounds what one visitor can make the server store. */
export const MAX_ITEMS = 2000

/** The deals that the server accepts. */
export function savableDeals<Deal>(from: Record<string, Deal>): Record<string, Deal> {
  const kept = Object.entries(from).filter(([key, deal]) => v.is(id, key) && v.is(savedDeal, deal))
  return Object.fromEntries(kept)
}

/** The ids of followed brands that the server accepts. */
export function savableIds(from: readonly string[]): string[] {
  return from.filter((each) => v.is(id, each))
}

const deals = v.pipe(v.unknown(), hasAtMost(MAX_ITEMS), v.record(id, savedDeal))
const ids = list(id, MAX_ITEMS)
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const syncRequestSchema = v.strictObject({
  /** The id that the device uses with this account. */
  replica: id,
  /** New for each change. A change that is sent again keeps its id. */
  requestId: id,
  /** Names one history of the account's state. `null` before the first answer. */
  epoch: v.nullable(id),
  /** The last version that the device has received. */
  seen: version,
  favourites: v.strictObject({ put: deals, removed: ids }),
  following: v.strictObject({ put: ids, removed: ids }),
})

export const syncAnswerSchema = v.object({
  epoch: id,
  version,
  /** Whether the request names another epoch. Then nothing was changed, and the device starts from nothing. */
  isForeign: v.boolean(),
  favDealsObj: v.record(id, savedDeal),
  followingArray: v.array(id),
  /** Ids that other devices added after `seen`. */
  unseen: v.object({ favourites: v.array(id), following: v.array(id) }),
})

export type SyncRequest = v.InferOutput<typeof syncRequestSchema>
export type SyncAnswer = v.InferOutput<typeof syncAnswerSchema>

/** Tells a device of a change by another one. Without a version, something may have been missed. */
export type ChangeNotice = { replica?: string | null; version?: number | null }

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
  // Earlier versions do not send it. Without it nothing changes.
  searches: v.exactOptional(v.boolean()),
})

export const pushPreferencesSchema = v.strictObject({
  followedBrands: v.boolean(),
  endingSoon: v.boolean(),
  searches: v.exactOptional(v.boolean()),
})

export const deviceSchema = v.strictObject({
  deviceId: id,
  messagingToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  name: v.optional(name, ''),
})

export const deviceIdSchema = v.strictObject({ deviceId: id })
export const nothingSchema = v.nullable(v.strictObject({}))
export const deleteAccountSchema = v.strictObject({ confirm: v.literal('delete my account') })
