import { type KeptItems, keepChange, unseenIds } from '#visitor/merge.ts'
import { MAX_ITEMS, type SavedDeal, type SyncAnswer, type SyncRequest } from '#visitor/schemas.ts'

/** A visitor's favourites and follows on the server: one row, written as a whole. */
export type VisitorDocument = {
  epoch: string
  version: number
  favourites: KeptItems<SavedDeal>
  following: KeptItems<true>
  /** Each device's last requests and the versions they made. The most recent device comes last. */
  applied: ReadonlyMap<string, readonly [requestId: string, version: number][]>
}

export type Synced = {
  /** The same object when nothing changed. */
  document: VisitorDocument
  answer: SyncAnswer
}

/** A device has one request under way. A few more cover a device restored from a backup. */
const REQUESTS_KEPT = 8
const REPLICAS_KEPT = 100

export function emptyVisitor(epoch: string): VisitorDocument {
  return { epoch, version: 0, favourites: new Map(), following: new Map(), applied: new Map() }
}

/** Maps become lists of pairs, in order. */
export function writeDocument(document: VisitorDocument): string {
  return JSON.stringify({
    ...document,
    favourites: [...document.favourites],
    following: [...document.following],
    applied: [...document.applied],
  })
}

export function readDocument(text: string): VisitorDocument {
  const { favourites, following, applied, ...rest } = JSON.parse(text)
  return {
    ...rest,
    favourites: new Map(favourites),
    following: new Map(following),
    applied: new Map(applied),
  }
}

/** Applies a device's change once, however often it is sent, and returns the current state. */
export function syncVisitor(document: VisitorDocument, request: SyncRequest): Synced {
  const isFirst = request.epoch === null
  const isForeign =
    !isFirst && (request.epoch !== document.epoch || request.seen > document.version)
  // A new device has nothing to remove.
  const seen = isForeign || isFirst ? 0 : request.seen
  const before = document.applied.get(request.replica)?.find(([id]) => id === request.requestId)
  if (isForeign || before || isEmpty(request)) {
    return { document, answer: toAnswer(document, { seen, isForeign, own: before?.[1] ?? null }) }
  }
  const version = document.version + 1
  const order = { seen, version }
  const { favourites, following } = request
  const put = new Map(following.put.map((id) => [id, true as const]))
  const next = {
    ...document,
    version,
    favourites: keepChange(
      document.favourites,
      { put: new Map(Object.entries(favourites.put)), removed: favourites.removed },
      order,
    ),
    following: keepChange(document.following, { put, removed: following.removed }, order),
    applied: withRequest(document.applied, request, version),
  }
  return { document: next, answer: toAnswer(next, { seen, isForeign, own: version }) }
}

export function isTooLarge({ favourites, following }: VisitorDocument): boolean {
  return favourites.size > MAX_ITEMS || following.size > MAX_ITEMS
}

function isEmpty({ favourites, following }: SyncRequest): boolean {
  const lists = [favourites.removed, following.put, following.removed]
  return Object.keys(favourites.put).length === 0 && lists.every((list) => list.length === 0)
}

function withRequest(
  applied: VisitorDocument['applied'],
  { replica, requestId }: SyncRequest,
  version: number,
): VisitorDocument['applied'] {
  const own = [...(applied.get(replica) ?? []), [requestId, version] as [string, number]]
  const others = [...applied].filter(([id]) => id !== replica).slice(1 - REPLICAS_KEPT)
  return new Map([...others, [replica, own.slice(-REQUESTS_KEPT)]])
}

/** As devices and exports show it. */
export function toPlainState({ favourites, following }: VisitorDocument) {
  return {
    favDealsObj: Object.fromEntries([...favourites].map(([id, { value }]) => [id, value])),
    followingArray: [...following.keys()],
  }
}

function toAnswer(
  document: VisitorDocument,
  { isForeign, ...order }: { seen: number; own: number | null; isForeign: boolean },
): SyncAnswer {
  const { epoch, version, favourites, following } = document
  return {
    epoch,
    version,
    isForeign,
    ...toPlainState(document),
    unseen: { favourites: unseenIds(favourites, order), following: unseenIds(following, order) },
  }
}
