import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { documentOf } from './content-fixture.ts'
import { NOON } from './noon.ts'
import { publishChange } from './publish-change.ts'

/** A database without any document that is not new: a site fills a new one with the demo. */
export async function emptyStore(target: string): Promise<void> {
  const db = openDatabase(target)
  const createRef = () => crypto.randomUUID()
  await migrate(db)
  await publishChange(
    db,
    { documents: [documentOf({ id: 'first' })] },
    { now: () => NOON, createRef },
  )
  await publishChange(db, { removedIds: ['first'] }, { now: () => NOON, createRef })
  await db.destroy()
}
