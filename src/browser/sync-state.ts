import { type Change, changeBetween, isNothing, rebase, withChange } from '#visitor/merge.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import { type SyncAnswer, type SyncRequest, savableDeals, savableIds } from '#visitor/schemas.ts'
import type { VisitorState } from '#visitor/visitor-state.ts'

/** The device's knowledge of its account's state on the server; stored with the five fields. */
export type SyncRecord = {
  accountId: string
  replica: string
  epoch: string | null
  version: number
  /** The unanswered request. It is stored before it is sent, and repeated unchanged. */
  pending: Pick<SyncRequest, 'requestId' | 'favourites' | 'following'> | null
}

export type SyncedFields = Pick<
  VisitorState,
  'favDealsObj' | 'followingArray' | 'lastFavourites' | 'lastFollowing'
>

export function firstRecord(accountId: string, replica: string): SyncRecord {
  return { accountId, replica, epoch: null, version: 0, pending: null }
}

/** Removes everything that another account has acknowledged. Later changes count as new. */
export function withoutOthers(fields: SyncedFields): SyncedFields {
  const { favDealsObj, followingArray, lastFavourites, lastFollowing } = fields
  const theirs = toItems(lastFavourites)
  const deals = Object.entries(favDealsObj || {}).filter(([id]) => !theirs.has(id))
  const ids = (followingArray || []).filter((id) => !toSet(lastFollowing).has(id))
  return withoutAcknowledged({
    ...fields,
    favDealsObj: favDealsObj && Object.fromEntries(deals),
    followingArray: followingArray && ids,
  })
}

/** The account does not know this device yet, so everything on it counts as new. */
export function withoutAcknowledged(fields: SyncedFields): SyncedFields {
  return { ...fields, lastFavourites: false, lastFollowing: false }
}

/** The next request: the unanswered one, else the visitor's changes since the last response. */
export function nextRequest(
  fields: SyncedFields,
  record: SyncRecord,
  createId: () => string,
): { record: SyncRecord; request: SyncRequest } {
  const pending = record.pending ?? { requestId: createId(), ...toMessage(changeOf(fields)) }
  const { replica, epoch, version } = record
  return {
    record: { ...record, pending },
    request: { replica, epoch, seen: version, ...pending },
  }
}

/** Whether there is no unanswered request and no change since the last response. */
export function isSynced(fields: SyncedFields, record: SyncRecord): boolean {
  const { favourites, following } = changeOf(fields)
  return record.pending === null && isNothing(favourites) && isNothing(following)
}

/** `null` for the response to another request, which came twice or too late. */
export function acknowledge(
  fields: SyncedFields,
  record: SyncRecord,
  { requestId, answer }: { requestId: string; answer: SyncAnswer },
): { fields: SyncedFields; record: SyncRecord } | null {
  const { pending } = record
  if (pending?.requestId !== requestId) return null
  const { epoch, version, favDealsObj, followingArray, unseen } = answer
  // The server has another history, so everything on the device counts as new and nothing is lost.
  if (answer.isForeign) {
    const fresh = { ...record, epoch: null, version: 0, pending: null }
    return { fields: withoutAcknowledged(fields), record: fresh }
  }
  const favourites = rebase({
    sent: withChange(toItems(fields.lastFavourites), toDealChange(pending)),
    current: toItems(fields.favDealsObj),
    theirs: toItems(favDealsObj),
    unseen: unseen.favourites,
  })
  const following = rebase({
    sent: withChange(toSet(fields.lastFollowing), toFollowChange(pending)),
    current: toSet(fields.followingArray),
    theirs: toSet(followingArray),
    unseen: unseen.following,
  })
  return {
    fields: {
      favDealsObj: Object.fromEntries(favourites),
      followingArray: [...following.keys()],
      lastFavourites: favDealsObj,
      lastFollowing: followingArray,
    },
    record: { ...record, epoch, version, pending: null },
  }
}

type Pending = NonNullable<SyncRecord['pending']>

/** The visitor's changes since the last response. Items that the server would refuse stay only on the device. */
function changeOf({ favDealsObj, followingArray, lastFavourites, lastFollowing }: SyncedFields) {
  return {
    favourites: changeBetween(toItems(lastFavourites), toItems(savableDeals(favDealsObj || {}))),
    following: changeBetween(toSet(lastFollowing), toSet(savableIds(followingArray || []))),
  }
}

function toMessage({
  favourites,
  following,
}: ReturnType<typeof changeOf>): Pick<Pending, 'favourites' | 'following'> {
  return {
    favourites: { put: Object.fromEntries(favourites.put), removed: [...favourites.removed] },
    following: { put: [...following.put.keys()], removed: [...following.removed] },
  }
}

function toDealChange({ favourites }: Pending): Change<SavedDeals[string]> {
  return { put: toItems(favourites.put), removed: favourites.removed }
}

function toFollowChange({ following }: Pending): Change<true> {
  return { put: toSet(following.put), removed: following.removed }
}

function toItems(deals: false | SavedDeals) {
  return new Map(Object.entries(deals || {}))
}

function toSet(ids: false | readonly string[]) {
  return new Map((ids || []).map((id) => [id, true as const]))
}
