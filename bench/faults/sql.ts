import pg from 'pg'
import { attackEnv } from '../../test/attacks/attack-site.ts'
import { dumpDatabase } from '../../test/attacks/database-dump.ts'
import { rotate, sendSql } from '../../test/attacks/sql-attack.ts'
import { sqlInputs } from '../../test/attacks/sql-inputs.ts'
import { sqlPayloads } from '../../test/attacks/sql-payloads.ts'
import { startPostgresServer } from '../../test/postgres-server.ts'
import { report } from '../report.ts'
import { startSite } from '../start-site.ts'

/** Sends every SQL payload to every input, on both engines, and reports those that got through. */
export async function run([payloads = String(sqlPayloads.length)]: string[]): Promise<void> {
  await attack('SQLite', {}, Number(payloads))
  await using server = await startPostgresServer()
  const client = new pg.Client({ connectionString: `${server.url}/postgres` })
  await client.connect()
  await client.query('CREATE DATABASE site')
  await client.end()
  await attack('PostgreSQL', { DATABASE_URL: `${server.url}/site` }, Number(payloads))
}

async function attack(engine: string, env: Record<string, string>, most: number): Promise<void> {
  const site = await startSite({ ...attackEnv, ...env })
  try {
    const { db, users, sessions } = site.accounts.parts
    const userId = await users.create({ email: 'owner@mail.example' })
    const opened = await sessions.open(userId, new Headers())
    const cookie = opened.map((line) => line.split(';')[0]).join('; ')
    const who = await sessions.find(new Headers({ cookie }))
    const bearer = site.accounts.tokens.create(who?.sessionId ?? '').token
    await site.functions.exportData(userId)
    const inputs = sqlInputs({ ref: String(site.store.snapshot().ref), cookie, bearer })
    const tables = async () => {
      const { account_limits, visitor_profiles, ...rest } = await dumpDatabase(db)
      return JSON.stringify(rest)
    }
    const before = await tables()
    const cases = rotate(inputs, sqlPayloads.slice(0, most), inputs.size)
    const ask = (path: string, init: RequestInit) =>
      fetch(site.origin + path, { redirect: 'manual', ...init })
    // Tries again if the server closed an idle connection at the same moment.
    const { wrong, slowest } = await sendSql(cases, (path, init) =>
      ask(path, init).catch(() => ask(path, init)),
    )
    for (const line of wrong.slice(0, 20)) process.stdout.write(`${line}\n`)
    const sent = `${cases.length} requests, ${inputs.size} inputs`
    report(`${engine}: failures and delays`, `${wrong.length} in ${sent}`, {
      value: wrong.length,
      most: 0,
    })
    const changed = (await tables()) === before ? 0 : 1
    report(`${engine}: tables changed`, String(changed), { value: changed, most: 0 })
    report(`${engine}: slowest answer`, `${Math.round(slowest)} ms`)
  } finally {
    await site.close()
  }
}
