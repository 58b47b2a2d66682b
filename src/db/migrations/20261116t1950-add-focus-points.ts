import type { Kysely } from 'kysely'

// The point of a picture that crops keep in view, as parts of its width and height. `NULL` is the middle.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['focus_x', 'focus_y']) {
    await db.schema.alterTable('asset_details').addColumn(name, 'real').execute()
  }
}
