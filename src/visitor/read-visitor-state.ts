import type { SavedDeals, VisitorState } from '#ui/visitor.ts'

/** Whatever is stored, the result has the right shape: a damaged field starts again as `false`. */
export function readVisitorState(text: string | null): VisitorState {
  const stored = parseStored(text)
  return {
    favDealsObj: asDeals(stored.favDealsObj),
    followingArray: asIds(stored.followingArray),
    lastFavourites: asDeals(stored.lastFavourites),
    lastFollowing: asIds(stored.lastFollowing),
    partnerId: typeof stored.partnerId === 'string' && stored.partnerId,
  }
}

function asDeals(value: unknown): false | SavedDeals {
  if (!isObject(value) || Array.isArray(value)) return false
  const whole = Object.entries(value).filter(([, deal]) => isSavedDeal(deal))
  return Object.fromEntries(whole) as SavedDeals
}

function isSavedDeal(value: unknown): boolean {
  if (!isObject(value)) return false
  const texts = ['title', 'brand', 'badge', 'savedAt'].map((name) => value[name])
  return (
    texts.every((text) => typeof text === 'string') &&
    /^\/\w/.test(String(value.path)) &&
    (value.code === null || typeof value.code === 'string') &&
    isDay(value.endsOn) &&
    // Absent from what an earlier version kept.
    [value.startsOn, value.usableUntil, value.checkedOn].every((day) => isDay(day ?? null))
  )
}

function isDay(value: unknown): boolean {
  return value === null || /^\d{4}-\d\d-\d\d$/.test(String(value))
}

function asIds(value: unknown): false | string[] {
  return Array.isArray(value) && value.filter((id) => typeof id === 'string')
}

/** What is no object counts as an empty one. */
export function parseStored(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
