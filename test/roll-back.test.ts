import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations.ts'
import { requireMigration } from '#db/required-migrations.ts'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { anonymous, call, dealOf, result } from './call-function.ts'
import { createSmallDatabase, type Engine, engines } from './engines.ts'
import { up as expand } from './expand-every-table.ts'
import { everyTrial, patience } from './machine.ts'
import { createNextBuild, NEXT_MIGRATION } from './next-build.ts'
import { startSiteProcess } from './site-process.ts'
import { temporaryFolder } from './temporary-folder.ts'
import type { TestSite } from './test-site.ts'

// The code of this build on the tables of the next. What `migrate` itself does is in `src/db/migrate.test.ts`.

const next = { ...migrations, [NEXT_MIGRATION]: { up: expand } }
const root = join(import.meta.dirname, '..')
/** Three processes start in turn. */
const LONG = { timeout: patience(240_000) }

test.for(engines)(
  'the site reads and writes on the tables of the next build, on %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    const db = openDatabase(database.target)
    await migrate(db, next)
    const lines: string[] = []
    await using site = await createSmallAccountSite({
      database: database.target,
      onLog: (line) => lines.push(line),
    })
    const deal = site.store.snapshot().byType.get('deal')?.at(0)
    if (!deal) throw new Error('the demo has no deal')

    await site.publish({
      documents: [{ ...deal, data: { ...deal.data, title: 'New here' } }],
    })
    const visitor = await signUp(site, 'owner@mail.example')
    const authorization = `Bearer ${(await visitor.token())?.token}`
    const state = await result(call(site, 'readVisitor', null, { authorization }))
    const reported = await call(
      site,
      'reportDeal',
      { dealId: dealOf(site), outcome: 'worked' },
      anonymous('a'),
    )
    const pages = await Promise.all(['/', '/deals', '/blog'].map((path) => site.request(path)))
    const title = await titleOf(site, deal.id)
    const again = await migrate(db, next)

    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(title).toBe('New here')
    expect(state).toMatchObject({ version: 0 })
    expect(reported.status).toBe(200)
    expect(again).toEqual({ unknown: [] })
    expect(await db.selectFrom('account_users').select('email').execute()).toEqual([
      { email: 'owner@mail.example' },
    ])
    expect(lines.join('')).toContain(
      `"migrations":["${NEXT_MIGRATION}"],"msg":"a newer build has changed the database; this build runs on its tables"`,
    )
    await db.destroy()
  },
)

// `TRIALS=all npm test -- test/roll-back.test.ts` does it on SQLite too, where one process is the rule.
const fleets = everyTrial ? engines : (['PostgreSQL'] as const)

test.for(fleets)('processes of this build and the next share one %s', LONG, async (engine) => {
  using folder = temporaryFolder()
  using nextBuild = createNextBuild()
  await using database = await createSmallDatabase(engine)
  const env = environmentOn(engine, { folder: folder.path, database: database.target })

  await using before = await startSiteProcess(env)
  const dealId = await someDeal(before.url)
  const statuses = [await report(before.url, dealId, 'a')]
  await using upgraded = await startSiteProcess(env, { folder: nextBuild.path })
  statuses.push(await report(upgraded.url, dealId, 'b'), await report(before.url, dealId, 'c'))
  await before.stop()
  await using rolledBack = await startSiteProcess(env)
  statuses.push(await report(rolledBack.url, dealId, 'd'), await report(upgraded.url, dealId, 'e'))
  const pages = await Promise.all(
    [upgraded, rolledBack].map(async ({ url }) => (await fetch(`${url}/deals`)).status),
  )

  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect(pages).toEqual([200, 200])
  const db = openDatabase(targetOf(env))
  expect(await db.selectFrom('deal_reports').select('deal_id').execute()).toHaveLength(5)
  expect(await db.selectFrom('kysely_migration').select('name').execute()).toContainEqual({
    name: NEXT_MIGRATION,
  })
  await db.destroy()
})

// That the engine makes no difference to it is in `src/db/migrate.test.ts`.
test('a build that is too old for its database says what to do and changes nothing', async () => {
  using folder = temporaryFolder()
  const env = environmentOn('SQLite', { folder: folder.path, database: '' })
  const db = openDatabase(targetOf(env))
  const by = '29990102t0900-drop-reports'
  await migrate(db, {
    ...next,
    [by]: {
      async up(tx) {
        await requireMigration(tx, { name: NEXT_MIGRATION, by })
        await tx.schema.dropTable('deal_reports').execute()
      },
    },
  })
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name)
  const before = await tables()

  const runs = [
    ['src/main.ts'],
    ['scripts/content.ts', 'status'],
    ['scripts/accounts.ts', 'status'],
  ]
  const ends = await Promise.all(runs.map((args) => runToEnd(args, env)))

  for (const { code, said } of ends) {
    expect(said).toContain(`the migration ${by} has removed what this build uses`)
    expect(said).toContain(`Start a build that has the migration ${NEXT_MIGRATION}`)
    expect(code).toBe(1)
  }
  expect(await tables()).toEqual(before)
  await db.destroy()
})

async function titleOf(site: TestSite, id: string): Promise<string> {
  const query = `ref=${site.store.snapshot().ref}&q=[[at(document.id,"${id}")]]`
  const { results } = await (await site.request(`/api/v2/documents/search?${query}`)).json()
  return results[0].data.title
}

async function runToEnd(args: string[], env: Record<string, string>) {
  const child = spawn('node', args, {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  const said = Buffer.concat(await child.stderr.toArray()).toString()
  const [code] = await exited
  return { code, said }
}

function environmentOn(
  engine: Engine,
  { folder, database }: { folder: string; database: string },
): Record<string, string> {
  if (engine === 'PostgreSQL') return { DATA_DIR: folder, DATABASE_URL: database }
  copyFileSync(inject('few'), join(folder, 'lobang.sqlite'))
  return { DATA_DIR: folder }
}

function targetOf(env: Record<string, string>): string {
  return env.DATABASE_URL ?? join(env.DATA_DIR ?? '', 'lobang.sqlite')
}

async function someDeal(url: string): Promise<string> {
  const { refs } = await (await fetch(`${url}/api/v2`)).json()
  const query = `ref=${refs[0].ref}&pageSize=1&q=[[at(document.type,"deal")]]`
  const { results } = await (await fetch(`${url}/api/v2/documents/search?${query}`)).json()
  return results[0].id
}

async function report(url: string, dealId: string, device: string): Promise<number> {
  const { status } = await fetch(`${url}/functions/reportDeal`, {
    method: 'POST',
    body: JSON.stringify({ data: { dealId, outcome: 'worked' } }),
    headers: { 'content-type': 'application/json', ...anonymous(device) },
  })
  return status
}
