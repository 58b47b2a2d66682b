import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '#config.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { commandLimits } from '#db/database-limits.ts'
import { addDeskPerson } from '#db/desk-people.ts'
import { migrate } from '#db/migrate.ts'
import { createOwnCookies } from '../../src/accounts/own-cookies.ts'
import { createDeskSessions } from '../../src/editorial/people/desk-sessions.ts'
import { openServerKeys } from '../../src/site/server-keys.ts'
import { cleanDocument } from '../../test/clean-deal.ts'
import { startPostgresServer } from '../../test/postgres-server.ts'
import { publishChange } from '../../test/publish-change.ts'

export type Engine = 'SQLite' | 'PostgreSQL'
export type Writer = { name: string; cookie: { name: string; value: string } }
export type RunDatabase = AsyncDisposable & {
  /** Settings of the site. */
  env: Record<string, string>
}

/** The post that everybody writes in. */
export const POST = 'together'
export const SECRET_KEY = 'only for the runs of one bench, and the same for all'
const WRITERS = ['Owner', 'Bo', 'Chitra']
const TEMPLATE = 'together'
const SLICES = 2
const BLOCKS = 3

/** Databases with one post and three editors who are signed in; each run gets a copy. `close` removes all. */
export async function prepareDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-together-'))
  // It is not killed, only the site: so it need not write to the disk.
  const server = await startPostgresServer()
  await query(`CREATE DATABASE ${TEMPLATE}`)
  const file = join(folder, 'template.sqlite')
  const writers = { SQLite: await fill(file), PostgreSQL: await fill(`${server.url}/${TEMPLATE}`) }

  function query(sql: string): Promise<void> {
    return runQuery(`${server.url}/postgres`, sql)
  }

  return {
    writers,
    async copy(engine: Engine): Promise<RunDatabase> {
      const name = `run_${randomBytes(6).toString('hex')}`
      const own = join(folder, name)
      const DATA_DIR = mkdtempSync(own)
      const removeFolder = () => rmSync(DATA_DIR, { recursive: true, force: true })
      if (engine === 'SQLite') {
        copyFileSync(file, readConfig({ DATA_DIR }).database)
        return { env: { DATA_DIR }, [Symbol.asyncDispose]: async () => removeFolder() }
      }
      await query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`)
      return {
        env: { DATA_DIR, DATABASE_URL: `${server.url}/${name}` },
        async [Symbol.asyncDispose]() {
          removeFolder()
          await query(`DROP DATABASE ${name} WITH (FORCE)`)
        },
      }
    },
    async close(): Promise<void> {
      await server[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(target: string): Promise<Writer[]> {
  const db = openDatabase(target, commandLimits)
  try {
    await migrate(db)
    const options = { now: () => new Date(), createRef: () => crypto.randomUUID() }
    await publishChange(db, { documents: [firstPost()] }, options)
    return await signInAll(db, target)
  } finally {
    await db.destroy()
  }
}

function firstPost() {
  const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
  const sliceOf = (_: unknown, place: number) => ({
    id: `text$${place}`,
    slice_type: 'text',
    slice_label: null,
    variation: 'default',
    version: 'initial',
    items: [],
    primary: {
      text: Array.from({ length: BLOCKS }, (_, at) =>
        block(`Stall ${place}-${at} opens at dawn. Its queue is long.`),
      ),
    },
  })
  return cleanDocument('post', POST, {
    title: [{ type: 'heading1', text: 'Breakfast together.', spans: [] }],
    excerpt: 'Where to sit.',
    published_on: '2026-11-01',
    slices: Array.from({ length: SLICES }, sliceOf),
  })
}

async function signInAll(db: Database, target: string): Promise<Writer[]> {
  const config = readConfig({ SECRET_KEY, DATA_DIR: tmpdir() })
  const { keys } = await openServerKeys(db, { ...config, database: target })
  const deskUrl = new URL('http://localhost')
  const now = () => new Date()
  const sessions = createDeskSessions({ db, keys, cookies: createOwnCookies(false), deskUrl, now })
  const writers: Writer[] = []
  for (const name of WRITERS) {
    const id = name.toLowerCase()
    const unused = { code_secret: null, code_step: null, recovery_codes: null, removed_at: null }
    await addDeskPerson(db, {
      ...{ ...unused, id, name, role: 'editor', partner: null, password: 'none that fits' },
      ...{ email: `${id}@mail.example`, joined_at: now().toISOString() },
    })
    const set = await sessions.open(id, { headers: new Headers(), isProved: true })
    const [, cookie = '', value = ''] = /^([^=]+)=([^;]+)/.exec(set) ?? []
    writers.push({ name, cookie: { name: cookie, value } })
  }
  return writers
}

async function runQuery(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
