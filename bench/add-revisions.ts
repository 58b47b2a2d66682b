// Adds revisions to every document, as if each had been changed as often: FILE REVISIONS. They are older than the first version.
import { sql } from 'kysely'
import { openDatabase } from '../src/db/database.ts'
import { commandLimits } from '../src/db/database-limits.ts'
import { report } from './report.ts'

const [file = '', revisions = '20'] = process.argv.slice(2)
const db = openDatabase(file, commandLimits)
const changes = JSON.stringify([
  { path: ['data', 'summary'], before: 'kopi '.repeat(30), after: 'teh '.repeat(30) },
])
for (let version = -Number(revisions); version < 0; version++) {
  await sql`INSERT INTO revisions (content, id, version, type, uid, lang, action, from_version, changes, since_whole)
    SELECT 'document', id, ${version}, type, uid, lang, 'change', ${version - 1}, ${changes}, 1 FROM documents`.execute(
    db,
  )
}
const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM revisions`.execute(db)
report('revisions', Number(rows[0]?.count).toLocaleString('en'))
await db.destroy()
