import type { PastUid } from '#db/content-rows.ts'
import type { Snapshot } from '../snapshot.ts'

const toKey = (type: string, uid: string) => `${type}/${uid}`

/** The known ones and more. */
export function withPastUids(
  known: Snapshot['pastUids'],
  more: readonly PastUid[],
): Snapshot['pastUids'] {
  if (more.length === 0) return known
  const byUid = new Map(known)
  for (const { type, uid, id } of more) {
    const key = toKey(type, uid)
    // The last document that had the uid comes first.
    byUid.set(key, [id, ...(byUid.get(key) ?? []).filter((other) => other !== id)])
  }
  return byUid
}

/**
 * The documents that had the uid before, in languages in which none has it now: addresses stay good after a
 * rename, until another document takes them.
 */
export function pastHolders(
  { pastUids, slots }: Pick<Snapshot, 'pastUids' | 'slots'>,
  { type, uid, holders }: { type: string; uid: string; holders: ArrayLike<number> },
): number[] {
  const ids = pastUids.get(toKey(type, uid))
  if (!ids) return []
  const taken = new Set(Array.from(holders, (slot) => slots.bySlot.at(slot)?.lang))
  const found: number[] = []
  for (const id of ids) {
    const slot = slots.slotOf.get(id)
    const document = slot === undefined ? undefined : slots.bySlot.at(slot)
    if (slot === undefined || document?.type !== type || taken.has(document.lang)) continue
    taken.add(document.lang)
    found.push(slot)
  }
  return found.toSorted((a, b) => a - b)
}
