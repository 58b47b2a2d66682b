import type { Updateable } from 'kysely'
import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, findRow } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type DeskPersonRow = Tables['desk_people']

/** Everybody who is not removed, in the order in which they joined. */
export async function deskPeople(db: Database): Promise<DeskPersonRow[]> {
  return db
    .selectFrom('desk_people')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
}

/** `null` for unknown and removed people. */
export async function findDeskPerson(
  db: Database,
  by: 'id' | 'email',
  value: string,
): Promise<DeskPersonRow | null> {
  return findRow(db, 'desk_people', { [by]: value, removed_at: null })
}

/** Everybody whom the history may name, removed people too. */
export async function deskNames(db: Database): Promise<{ name: string; email: string }[]> {
  return db.selectFrom('desk_people').select(['name', 'email']).execute()
}

/** Whether somebody with this address was at the desk once, and was removed. */
export async function wasRemoved(db: Database, email: string): Promise<boolean> {
  const query = db.selectFrom('desk_people').select('id').where('removed_at', 'is not', null)
  return (await query.where('email', '=', email).executeTakeFirst()) !== undefined
}

/** `false` if somebody has the address. */
export async function addDeskPerson(db: Database, row: DeskPersonRow): Promise<boolean> {
  return insertNew(db, { into: 'desk_people', row })
}

export async function changeDeskPerson(
  db: Database,
  id: string,
  row: Updateable<DeskPersonRow>,
): Promise<void> {
  await changeRows(db, 'desk_people', { where: { id }, set: row })
}

/** Uses up a code of that time step. `false` if this or a newer code was used. */
export async function takeCodeStep(
  db: Database,
  { personId, step }: { personId: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk_people')
    .set({ code_step: step })
    .where('id', '=', personId)
    .where((eb) => eb.or([eb('code_step', 'is', null), eb('code_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Replaces the codes if nobody has meanwhile. */
export async function swapRecoveryCodes(
  db: Database,
  { personId, before, after }: { personId: string; before: string; after: string },
): Promise<boolean> {
  const where = { id: personId, recovery_codes: before }
  return changeRows(db, 'desk_people', { where, set: { recovery_codes: after } })
}

/** Within a transaction: other changes of admins wait until it has ended. */
export async function lockAdmins(db: Database): Promise<void> {
  await db
    .updateTable('desk_people')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('role', '=', 'admin')
    .where('removed_at', 'is', null)
    .execute()
}
