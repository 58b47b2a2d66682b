import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPostgresServer } from '../../test/postgres-server.ts'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { report } from '../report.ts'

type Env = Record<string, string>

const PUBLIC = { SITE_URL: 'https://lobang.example' }
const RECOVERED_MS = 120_000

/** Loses the database in each way. The site must say so, show no demo, and serve content once it is back. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-lost-'))
  try {
    await loseFile(join(folder, 'emptied'), 'emptied', (file) => truncateSync(file))
    await loseFile(join(folder, 'removed'), 'removed', (file) => rmSync(file))
    await loseVolume(join(folder, 'volume'))
    await using postgres = await startPostgresServer()
    await losePostgres(postgres.url, join(folder, 'postgres'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function loseFile(folder: string, how: string, lose: (file: string) => void): Promise<void> {
  const file = join(folder, 'lobang.sqlite')
  const env = { DATA_DIR: folder }
  await startAndStop(env)
  copyFileSync(file, `${file}.backup`)
  for (const sidecar of ['-wal', '-shm']) rmSync(file + sidecar, { force: true })
  lose(file)

  await using site = await startSiteProcess(env)
  const wrong = await countWrong(site)
  copyFileSync(`${file}.backup`, `${file}.restored`)
  rmSync(file, { force: true })
  copyFileSync(`${file}.restored`, file)
  tell(`SQLite file ${how}`, wrong, await recovery(site))
}

/** The site starts on an empty mount point; then the volume is mounted, which a copied folder simulates. */
async function loseVolume(volume: string): Promise<void> {
  const filled = `${volume}-filled`
  await startAndStop({ DATA_DIR: filled })

  await using site = await startSiteProcess({ DATA_DIR: volume, ...PUBLIC })
  const wrong = (await countWrong(site)) + (existsSync(join(volume, 'lobang.sqlite')) ? 1 : 0)
  cpSync(filled, volume, { recursive: true })
  tell('volume missing, public site', wrong, await recovery(site))
}

async function losePostgres(server: string, folder: string): Promise<void> {
  await query(`${server}/postgres`, 'CREATE DATABASE lost')
  const target = `${server}/lost`
  const env = { DATA_DIR: folder, DATABASE_URL: target }
  await startAndStop(env)
  const tables = ['content_state', 'documents', 'past_refs', 'removed_content', 'richtext_pages']
  for (const table of tables) await query(target, `CREATE TABLE kept_${table} AS TABLE ${table}`)
  for (const table of tables) await query(target, `DELETE FROM ${table}`)

  await using site = await startSiteProcess(env)
  const wrong = await countWrong(site)
  for (const table of tables.toReversed()) {
    await query(target, `INSERT INTO ${table} SELECT * FROM kept_${table}`)
  }
  tell('PostgreSQL emptied', wrong, await recovery(site))
}

async function startAndStop(env: Env): Promise<void> {
  await using site = await startSiteProcess(env)
  await site.stop()
}

/** The number of wrong answers of a site without content. */
async function countWrong({ url, output }: SiteProcess): Promise<number> {
  const paths = ['/healthz', '/readyz', '/', '/deals', '/blog/_payload.json', '/api/v2']
  const answers = await Promise.all(paths.map((path) => fetch(url + path)))
  const wrong = answers.filter(({ status }, index) => status !== (index === 0 ? 200 : 503))
  const pages = answers.slice(2).filter(({ headers }) => !headers.has('retry-after'))
  const isTold = /npm run content -- import/.test(output())
  return wrong.length + pages.length + (isTold ? 0 : 1)
}

/** Milliseconds until the site serves pages, without a restart; infinite when it does not. */
async function recovery({ url }: SiteProcess): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < RECOVERED_MS) {
    const page = await fetch(`${url}/deals`).catch(() => null)
    if (page?.status === 200) return performance.now() - start
    await delay(100)
  }
  return Number.POSITIVE_INFINITY
}

function tell(what: string, wrong: number, recoveredMs: number): void {
  report(`${what}: wrong answers`, String(wrong), { value: wrong, most: 0 })
  const figure = `${(recoveredMs / 1000).toFixed(1)} s`
  report(`${what}: serves again`, figure, { value: recoveredMs, most: RECOVERED_MS })
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
