import {
  acknowledge,
  firstRecord,
  isSynced,
  nextRequest,
  type SyncedFields,
  type SyncRecord,
} from '#browser/sync-state.ts'
import { emptyVisitor, syncVisitor } from '#functions/visitor-document.ts'
import type { SyncAnswer, SyncRequest } from '#visitor/schemas.ts'
import { pass, take } from './lossy-messages.ts'

// Devices, a server and a network that loses, delays and repeats messages, compared with a textbook observed-remove
// set that forgets nothing. Both must end in the same state.

export type Kind = 'favourites' | 'following'

export type Step =
  | { do: 'put' | 'remove'; device: number; kind: Kind; id: string }
  /** The device sends its request, new or repeated. */
  | { do: 'send'; device: number }
  /** One of the requests under way reaches the server, and may do so again. */
  | { do: 'arrive'; pick: number; again: boolean }
  /** One of the answers under way reaches its device, and may do so again. */
  | { do: 'answer'; pick: number; again: boolean }
  | { do: 'lose'; what: 'request' | 'answer'; pick: number }
  /** The tab closes or the machine dies: only stored state survives. */
  | { do: 'restart'; device: number }

type Tags = ReadonlyMap<string, ReadonlySet<string>>

type Intent = { removed: Map<string, ReadonlySet<string>>; put: Map<string, string> }

type Device = {
  fields: SyncedFields
  record: SyncRecord
  /** The reference: live tags by key that the device knows, and the meaning of its pending request. */
  observed: Tags
  intent: Intent | null
  /** By key, the tags that the visitor could know of when they last touched it. */
  knownWhenTouched: Map<string, ReadonlySet<string>>
}

type Message = { device: number; request: SyncRequest; intent: Intent }
type Reply = { device: number; requestId: string; answer: SyncAnswer; tags: Tags }

const ACCOUNT = 'owner'

export function createHistory(deviceCount: number) {
  let document = emptyVisitor('epoch-1')
  let count = 0
  const devices: Device[] = Array.from({ length: deviceCount }, (_, index) => ({
    fields: {
      favDealsObj: false,
      followingArray: false,
      lastFavourites: false,
      lastFollowing: false,
    },
    record: firstRecord(ACCOUNT, `device-${index}`),
    observed: new Map(),
    intent: null,
    knownWhenTouched: new Map(),
  }))
  const requests: Message[] = []
  const replies: Reply[] = []
  const appliedIntents = new Set<string>()
  /** Key → tags that were put and not removed by anybody who knew of them. */
  let live: Tags = new Map()

  function edit(device: Device, { kind, id, put }: { kind: Kind; id: string; put: boolean }): void {
    const { fields, observed, intent } = device
    const key = `${kind === 'favourites' ? 'deal' : 'brand'} ${id}`
    const own = intent?.put.get(key)
    const known = new Set([...(observed.get(key) ?? []), ...(own ? [own] : [])])
    // Removing what is not shown means nothing.
    if (put || keysOf(fields).includes(key)) device.knownWhenTouched.set(key, known)
    if (kind === 'favourites') {
      const { [id]: _, ...others } = fields.favDealsObj || {}
      const favDealsObj = put ? { ...others, [id]: dealSavedAt(String(++count)) } : others
      device.fields = { ...fields, favDealsObj }
    } else {
      const others = (fields.followingArray || []).filter((other) => other !== id)
      device.fields = { ...fields, followingArray: put ? [...others, id] : others }
    }
  }

  function send(index: number): void {
    const device = at(devices, index)
    const isNew = device.record.pending === null
    const { record, request } = nextRequest(device.fields, device.record, () => `r${++count}`)
    device.record = record
    // The meaning of a change, derived from the two states alone and not from how it is written.
    if (isNew) device.intent = toIntent(device, request.requestId)
    if (device.intent) requests.push({ device: index, request, intent: device.intent })
  }

  function arrive({ device, request, intent }: Message): void {
    const synced = syncVisitor(document, structuredClone(request))
    document = synced.document
    if (!appliedIntents.has(request.requestId)) live = applyIntent(live, intent)
    appliedIntents.add(request.requestId)
    const { answer } = synced
    replies.push({ device, requestId: request.requestId, answer, tags: live })
  }

  function answer({ device: index, requestId, answer, tags }: Reply): void {
    const device = at(devices, index)
    const next = acknowledge(device.fields, device.record, { requestId, answer })
    if (!next) return
    Object.assign(device, { ...next, observed: tags, intent: null })
  }

  function run(step: Step): void {
    if ('kind' in step) edit(at(devices, step.device), { ...step, put: step.do === 'put' })
    else if (step.do === 'send') send(step.device % deviceCount)
    else if (step.do === 'restart') {
      const device = at(devices, step.device)
      device.fields = structuredClone(device.fields)
      device.record = structuredClone(device.record)
    } else if (step.do === 'arrive') pass(requests, step, arrive)
    else if (step.do === 'answer') pass(replies, step, answer)
    else if (step.what === 'request') take(requests, step.pick)
    else take(replies, step.pick)
  }

  /** All devices online until nothing is left to sync. */
  function settle(): void {
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < deviceCount; index++) {
        do {
          send(index)
          arrive(at(requests, -1))
          answer(at(replies, -1))
        } while (!isSynced(at(devices, index).fields, at(devices, index).record))
      }
    }
  }

  return {
    run,
    settle,
    /** What each device shows. */
    shown: () => devices.map(({ fields }) => keysOf(fields).toSorted()),
    onServer: () =>
      keysOf({
        favDealsObj: Object.fromEntries(document.favourites) as never,
        followingArray: [...document.following.keys()],
      }).toSorted(),
    /** What the reference says must be there. */
    expected: () => [...live.keys()].toSorted(),
  }
}

function toIntent({ fields, knownWhenTouched }: Device, requestId: string): Intent {
  const before = valuesOf(fields.lastFavourites, fields.lastFollowing)
  const after = valuesOf(fields.favDealsObj, fields.followingArray)
  const put = [...after].filter(([key, value]) => before.get(key) !== value)
  const removed = [...before.keys()].filter((key) => !after.has(key))
  const known = (key: string) => [key, knownWhenTouched.get(key) ?? new Set<string>()] as const
  return {
    put: new Map(put.map(([key]) => [key, `${requestId} ${key}`])),
    removed: new Map([...removed, ...put.map(([key]) => key)].map(known)),
  }
}

function applyIntent(live: Tags, { put, removed }: Intent): Tags {
  const next = new Map(live)
  for (const [key, known] of removed) {
    const left = [...(live.get(key) ?? [])].filter((tag) => !known.has(tag))
    if (left.length > 0) next.set(key, new Set(left))
    else next.delete(key)
  }
  for (const [key, tag] of put) next.set(key, new Set([...(next.get(key) ?? []), tag]))
  return next
}

type Fields = Pick<SyncedFields, 'favDealsObj' | 'followingArray'>

function valuesOf(deals: Fields['favDealsObj'], ids: Fields['followingArray']) {
  const favourites = Object.entries(deals || {}).map(
    ([id, { savedAt }]) => [`deal ${id}`, savedAt] as const,
  )
  return new Map([...favourites, ...(ids || []).map((id) => [`brand ${id}`, ''] as const)])
}

function keysOf({ favDealsObj, followingArray }: Fields): string[] {
  return [...valuesOf(favDealsObj, followingArray).keys()]
}

function at<Item>(items: Item[], index: number): Item {
  const item = index < 0 ? items.at(index) : items[index % items.length]
  if (item === undefined) throw new Error('there is none')
  return item
}

function dealSavedAt(savedAt: string) {
  const deal = { title: 'Kopi', path: '/deals/food/kopi', brand: 'Lorong', badge: '1-for-1' }
  return { ...deal, code: null, endsOn: null, savedAt }
}
