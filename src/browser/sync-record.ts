import * as v from 'valibot'
import { syncRequestSchema } from '#visitor/schemas.ts'
import {
  firstRecord,
  type SyncedFields,
  type SyncRecord,
  withoutAcknowledged,
  withoutOthers,
} from './sync-state.ts'
import type { Kept } from './visitor-store.ts'

const { replica, requestId, epoch, seen } = syncRequestSchema.entries

const recordSchema = v.object({
  accountId: v.string(),
  replica,
  epoch,
  version: seen,
  // As it was sent: whether the server takes it is the server's to say.
  pending: v.nullable(v.looseObject({ requestId })),
})

type Synced = { fields: SyncedFields; record: SyncRecord }

/**
 * What sync remembers on this device. Without it, everything on the device counts as new; when it is
 * another account's, what is new since.
 */
export function readSyncRecord({ state, sync }: Kept, accountId: string): Synced {
  const { favDealsObj, followingArray, lastFavourites, lastFollowing } = state
  const fields = { favDealsObj, followingArray, lastFavourites, lastFollowing }
  const stored = v.safeParse(recordSchema, sync)
  if (stored.success && stored.output.accountId === accountId) {
    return { fields, record: stored.output as SyncRecord }
  }
  return {
    fields: stored.success ? withoutOthers(fields) : withoutAcknowledged(fields),
    record: firstRecord(accountId, crypto.randomUUID()),
  }
}

/** With the fields, in one item: a device that dies in between has both or neither. */
export function writeSyncRecord({ state }: Kept, { fields, record }: Synced): Kept {
  return { state: { ...state, ...fields }, sync: record }
}
