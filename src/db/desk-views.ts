import type { Database } from './database.ts'
import { findRow, removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type ViewRow = Tables['desk_views']

/** The person's own views of a list and those that others share, by name. */
export async function viewRows(
  db: Database,
  { list, personId }: { list: string; personId: string },
) {
  return db
    .selectFrom('desk_views')
    .leftJoin('desk_people', 'desk_people.id', 'desk_views.person_id')
    .selectAll('desk_views')
    .select('desk_people.name as owner')
    .where('list', '=', list)
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('is_shared', '=', 1)]))
    .orderBy('desk_views.name')
    .orderBy('desk_views.id')
    .execute()
}

export async function countViews(db: Database, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('desk_views')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Adds the view or changes it. `false` if it is somebody else's. */
export async function putView(db: Database, row: ViewRow): Promise<boolean> {
  const { id, person_id, ...changed } = row
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('desk_views')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(changed).where('desk_views.person_id', '=', person_id),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findView(db: Database, id: string): Promise<ViewRow | null> {
  return findRow(db, 'desk_views', { id })
}

export async function removeView(db: Database, id: string): Promise<void> {
  await removeRows(db, 'desk_views', { id })
}
