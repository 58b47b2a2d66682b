import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { findRow, removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type DeskPasskey = Tables['desk_passkeys']

/** `false` if it is known already. */
export async function addPasskey(db: Database, row: DeskPasskey): Promise<boolean> {
  return insertNew(db, { into: 'desk_passkeys', row, key: ['id'] })
}

export async function findPasskey(db: Database, id: string): Promise<DeskPasskey | null> {
  return findRow(db, 'desk_passkeys', { id })
}

/** In the order in which they were added. */
export async function passkeysOf(db: Database, personId: string): Promise<DeskPasskey[]> {
  return db
    .selectFrom('desk_passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .execute()
}

/** Notes the uses that the authenticator has counted. `false` if it counted as many before: then there are two of it. */
export async function countPasskeyUse(
  db: Database,
  { id, uses }: Pick<DeskPasskey, 'id' | 'uses'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk_passkeys')
    .set({ uses })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('uses', '<', uses), eb.and([eb('uses', '=', 0), eb.lit(uses === 0)])]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** One of a person's, or all. */
export async function removePasskeys(
  db: Database,
  { personId, ...one }: { personId: string; id?: string },
): Promise<void> {
  await removeRows(db, 'desk_passkeys', { person_id: personId, ...one })
}
