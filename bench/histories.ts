// `npm run bench -- histories [10000]`: random histories of three editors (edits, re-orders, deletions, restores, releases,
// imports, publishes, retries, lost answers) against the store itself, on SQLite and on PostgreSQL, whose ends must be the same.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { commandLimits } from '../src/db/database-limits.ts'
import { migrate } from '../src/db/migrate.ts'
import { runDeskHistory } from '../test/desk-histories.ts'
import { deskHistory } from '../test/desk-history-steps.ts'
import { isEqual } from '../test/naive-merge.ts'
import { startPostgresServer } from '../test/postgres-server.ts'
import { report } from './report.ts'

const histories = Number(process.argv[2] ?? 10_000)
/** A database gets slow with too many documents in its history, and they have nothing to do with each other. */
const OF_DATABASE = 500
const TOLD_EVERY = 1000

await using server = await startPostgresServer()
const totals = { saves: 0, publishes: 0, conflicts: 0, refused: 0 }
let [findings, different] = [0, 0]
const began = performance.now()
for (let first = 1; first <= histories; first += OF_DATABASE) {
  const last = Math.min(first + OF_DATABASE - 1, histories)
  await runSome(first, last)
  if (last % TOLD_EVERY === 0) console.error(`${last} of ${histories}, ${findings} findings`)
}
report('histories', `${histories} in ${Math.round((performance.now() - began) / 1000)} s`)
report('saves, publishes', `${totals.saves}, ${totals.publishes}`)
report('conflicts told, saves refused', `${totals.conflicts}, ${totals.refused}`)
report('edits lost, doubled or untold', `${findings}`, { value: findings, most: 0 })
report('other ends on PostgreSQL', `${different}`, { value: different, most: 0 })

async function runSome(first: number, last: number): Promise<void> {
  const name = `histories_${randomBytes(6).toString('hex')}`
  await query(`CREATE DATABASE ${name}`)
  const dbs = [
    openDatabase(':memory:', commandLimits),
    openDatabase(`${server.url}/${name}`, commandLimits),
  ]
  try {
    for (const db of dbs) await migrate(db)
    for (let number = first; number <= last; number++) {
      const history = { id: `h${number}`, ...deskHistory(number) }
      const [sqlite, postgres] = await Promise.all(dbs.map((db) => runDeskHistory(db, history)))
      for (const result of [sqlite, postgres]) {
        findings += result?.findings.length ?? 0
        for (const { rule } of result?.findings ?? []) console.error(`history ${number}: ${rule}`)
      }
      if (!isEqual(sqlite?.end, postgres?.end)) {
        different += 1
        console.error(`history ${number}: another end on PostgreSQL`)
      }
      for (const key of ['saves', 'publishes', 'conflicts', 'refused'] as const)
        totals[key] += sqlite?.counts[key] ?? 0
    }
  } finally {
    await Promise.all(dbs.map((db) => db.destroy()))
    await query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
}

async function query(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server.url}/postgres` })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
