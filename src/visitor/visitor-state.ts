import type { SavedDeal, SavedDeals } from './schemas.ts'

/** The five fields of the visitor, each `false` until first set. */
export type VisitorState = {
  favDealsObj: false | SavedDeals
  followingArray: false | string[]
  /** The last state that the server acknowledged. */
  lastFavourites: false | SavedDeals
  lastFollowing: false | string[]
  partnerId: false | string
}

/** Parses the stored state. A damaged field becomes `false`, and a damaged deal is left out. */
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
  return Object.fromEntries(Object.entries(value).filter(hasSavedDeal))
}

/** Checks only the fields that pages show, because every page loads this file. `schemas.ts` checks all. */
function hasSavedDeal(entry: [string, unknown]): entry is [string, SavedDeal] {
  if (!isObject(entry[1])) return false
  const deal: { [Field in keyof SavedDeal]?: unknown } = entry[1]
  return (
    [deal.title, deal.brand, deal.badge, deal.savedAt].every((text) => typeof text === 'string') &&
    /^\/\w/.test(String(deal.path)) &&
    (deal.code === null || typeof deal.code === 'string') &&
    isDay(deal.endsOn) &&
    // Deals stored by earlier versions lack these.
    [deal.startsOn, deal.usableUntil, deal.checkedOn].every((day) => isDay(day ?? null))
  )
}

function isDay(value: unknown): boolean {
  return value === null || /^\d{4}-\d\d-\d\d$/.test(String(value))
}

function asIds(value: unknown): false | string[] {
  return Array.isArray(value) && value.filter((id) => typeof id === 'string')
}

/** Anything but an object reads as an empty one. */
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
