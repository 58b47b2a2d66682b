/** A visitor's saved deals or follows, by id. */
export type Items<Value> = ReadonlyMap<string, Value>

/** A device's changes since the last acknowledged state. */
export type Change<Value> = { put: Items<Value>; removed: readonly string[] }

/** An item on the server, with the version of every addition that no removal has seen yet. */
type KeptItem<Value> = { value: Value; puts: readonly number[] }
export type KeptItems<Value> = Items<KeptItem<Value>>

/** Values are equal if their JSON is. A deal that is saved again has another time. */
export function changeBetween<Value>(base: Items<Value>, current: Items<Value>): Change<Value> {
  const put = [...current].filter(([id, value]) => !isSame(base.get(id), value))
  return { put: new Map(put), removed: [...base.keys()].filter((id) => !current.has(id)) }
}

export function isNothing(change: Change<unknown>): boolean {
  return change.put.size === 0 && change.removed.length === 0
}

/** The state that a device had when it sent the change. */
export function withChange<Value>(base: Items<Value>, change: Change<Value>): Items<Value> {
  const removed = new Set(change.removed)
  return new Map([...[...base].filter(([id]) => !removed.has(id)), ...change.put])
}

export type ChangeOrder = {
  /** The last version that the device knew when it made the change. */
  seen: number
  /** The version that the change makes. */
  version: number
}

/**
 * A removal deletes only the additions that its device had seen, so items that another device saved meanwhile stay. Each
 * change is applied once, so no favourite is lost and no removal is undone.
 */
export function keepChange<Value>(
  kept: KeptItems<Value>,
  change: Change<Value>,
  { seen, version }: ChangeOrder,
): KeptItems<Value> {
  const next = new Map(kept)
  for (const id of change.removed) {
    const item = kept.get(id)
    if (!item) continue
    const puts = item.puts.filter((put) => put > seen)
    if (puts.length > 0) next.set(id, { ...item, puts })
    else next.delete(id)
  }
  for (const [id, value] of change.put) {
    const unseen = kept.get(id)?.puts.filter((put) => put > seen) ?? []
    // Deleted first, so that the newest is the last one.
    next.delete(id)
    next.set(id, { value, puts: [...unseen, version] })
  }
  return next
}

/** Ids that other devices put after `seen`; `own` is the version of the device's own change. */
export function unseenIds(
  kept: KeptItems<unknown>,
  { seen, own }: { seen: number; own: number | null },
): string[] {
  const isNews = (put: number) => put > seen && put !== own
  return [...kept].filter(([, { puts }]) => puts.some(isNews)).map(([id]) => id)
}

export type Rebase<Value> = {
  /** The device's items when it sent the request. */
  sent: Items<Value>
  /** The device's items now: the visitor may have changed them meanwhile. */
  current: Items<Value>
  /** The server's items. */
  theirs: Items<Value>
  /** Those of `theirs` that another device added and this one has not seen. */
  unseen: readonly string[]
}

/** Applies the visitor's changes since the request to the server's items. */
export function rebase<Value>({ sent, current, theirs, unseen }: Rebase<Value>): Items<Value> {
  const { put, removed } = changeBetween(sent, current)
  const news = new Set(unseen)
  return withChange(theirs, { put, removed: removed.filter((id) => !news.has(id)) })
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (one !== undefined && JSON.stringify(one) === JSON.stringify(other))
}
