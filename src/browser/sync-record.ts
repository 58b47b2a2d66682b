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
  // Not checked here: the server decides whether to accept it.
  pending: v.nullable(v.looseObject({ requestId })),
})

type Synced = { fields: SyncedFields; record: SyncRecord }

/**
 * The record of sync on this device. Without one, everything on the device counts as new. If it belongs to another
 * account, only later changes count as new.
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

/** Stored with the fields in one item, so that a crash leaves both or neither. */
export function writeSyncRecord({ state }: Kept, { fields, record }: Synced): Kept {
  return { state: { ...state, ...fields }, sync: record }
}
