import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import type { Tables } from './tables.ts'

export type DeskPasskey = Tables['desk_passkeys']

/** `false` if it is known already. */
export async function addPasskey(db: Database, row: DeskPasskey): Promise<boolean> {
  return insertNew(db, { into: 'desk_passkeys', row, key: ['id'] })
}

export async function findPasskey(db: Database, id: string): Promise<DeskPasskey | null> {
  const query = db.selectFrom('desk_passkeys').selectAll().where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
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
  { personId, id }: { personId: string; id?: string },
): Promise<void> {
  const all = db.deleteFrom('desk_passkeys').where('person_id', '=', personId)
  await (id === undefined ? all : all.where('id', '=', id)).execute()
}
