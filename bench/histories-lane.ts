// A block of the histories of `histories.ts` in a process and databases of its own: SERVER FIRST LAST. Prints the result as JSON.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { commandLimits } from '../src/db/database-limits.ts'
import { migrate } from '../src/db/migrate.ts'
import { runDeskHistory } from '../test/desk-histories.ts'
import { deskHistory } from '../test/desk-history-steps.ts'
import { isEqual } from '../test/naive-merge.ts'
import { noHistories } from './lane-result.ts'

const [server = '', first = '', last = ''] = process.argv.slice(2)
const counted = ['saves', 'publishes', 'conflicts', 'refused'] as const
const result = noHistories()
const name = `histories_${randomBytes(6).toString('hex')}`
await query(`CREATE DATABASE ${name}`)
const dbs = [
  openDatabase(':memory:', commandLimits),
  openDatabase(`${server}/${name}`, commandLimits),
]
try {
  for (const db of dbs) await migrate(db)
  for (let number = Number(first); number <= Number(last); number++) await run(number)
} finally {
  await Promise.all(dbs.map((db) => db.destroy()))
  await query(`DROP DATABASE ${name} WITH (FORCE)`)
}
process.stdout.write(JSON.stringify(result))

async function run(number: number): Promise<void> {
  const history = { id: `h${number}`, ...deskHistory(number) }
  const [sqlite, postgres] = await Promise.all(dbs.map((db) => runDeskHistory(db, history)))
  for (const { rule } of [...(sqlite?.findings ?? []), ...(postgres?.findings ?? [])]) {
    result.findings += 1
    console.error(`history ${number}: ${rule}`)
  }
  if (!isEqual(sqlite?.end, postgres?.end)) {
    result.different += 1
    console.error(`history ${number}: another end on PostgreSQL`)
  }
  result.histories += 1
  for (const key of counted) result[key] += sqlite?.counts[key] ?? 0
}

async function query(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
