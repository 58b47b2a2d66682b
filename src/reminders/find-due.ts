import type { Deal } from '#deals/deal.ts'
import { byEnd } from '#deals/deal-status.ts'
import { singaporeDay, weekdayOf } from '#lib/singapore-time.ts'
import { type Catalogue, daysBefore } from './catalogue.ts'

/** The reminders that a person asked for, and since when. */
export type Wishes = {
  endingSoon: boolean
  /** Since when; `null`: not at all. Deals from before that are not news. */
  followedBrands: Date | null
  /** The same for followed searches. */
  searches: Date | null
  weeklyDigest: boolean
}

/** A followed search with what it finds now. */
export type FoundSearch = {
  path: string
  name: string
  followedAt: Date
  dealIds: ReadonlySet<string>
}

export type Reader = {
  wishes: Wishes
  savedIds: readonly string[]
  /** Uids of brands. */
  following: readonly string[]
  searches: readonly FoundSearch[]
  /** The last time we sent new deals; `null`: never. */
  toldUntil: Date | null
  /** Ids of saved deals that we sent a reminder about in the last days. */
  toldEnding: ReadonlySet<string>
}

/** A deal is in one list only. */
export type Due = Record<'ending' | 'followed' | 'digest', readonly Deal[]> & {
  /** Only searches with new deals. */
  searched: readonly (Pick<FoundSearch, 'path' | 'name'> & { deals: readonly Deal[] })[]
}

const DIGEST_DAY = 'thu'
const DIGEST_DAYS = 7
const DIGEST_NEW = 6
const DIGEST_EXCLUSIVE = 4

/** The reminders that are due, by the catalogue's clock. Empty lists mean none. */
export function findDue({ at, ending, fresh, exclusive }: Catalogue, reader: Reader): Due {
  const { wishes, savedIds, following, toldUntil, toldEnding } = reader
  const taken = new Set<string>()
  const take = (deals: readonly Deal[], most = deals.length) => {
    const free = deals.filter(({ id }) => !taken.has(id)).slice(0, most)
    for (const { id } of free) taken.add(id)
    return free
  }

  const saved = wishes.endingSoon
    ? savedIds.flatMap((id) => (toldEnding.has(id) ? [] : (ending.get(id) ?? [])))
    : []
  const brands = new Set(following)
  const since = laterOf(wishes.followedBrands, toldUntil)
  const followed = wishes.followedBrands
    ? fresh.filter(({ begunAt, brand }) => begunAt > since && brands.has(brand.uid))
    : []
  const isDigestDay = wishes.weeklyDigest && weekdayOf(singaporeDay(at)) === DIGEST_DAY
  const weekAgo = daysBefore(at, DIGEST_DAYS).getTime()
  const week = isDigestDay ? fresh.filter(({ begunAt }) => begunAt > weekAgo) : []
  return {
    ending: take(saved.toSorted(byEnd)),
    followed: take(followed),
    searched: (wishes.searches ? reader.searches : [])
      .map(({ path, name, followedAt, dealIds }) => {
        const after = Math.max(laterOf(wishes.searches, toldUntil), followedAt.getTime())
        const deals = fresh.filter(({ id, begunAt }) => begunAt > after && dealIds.has(id))
        return { path, name, deals: take(deals) }
      })
      .filter(({ deals }) => deals.length > 0),
    digest: [...take(week, DIGEST_NEW), ...take(isDigestDay ? exclusive : [], DIGEST_EXCLUSIVE)],
  }
}

export function isNothing({ ending, followed, searched, digest }: Due): boolean {
  return ending.length + followed.length + searched.length + digest.length === 0
}

/** In ms. */
function laterOf(a: Date | null, b: Date | null): number {
  return Math.max(a?.getTime() ?? 0, b?.getTime() ?? 0)
}
