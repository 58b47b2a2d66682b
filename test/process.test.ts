import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createTestDatabase, type Engine, engines } from './engines.ts'
import { everyTrial } from './machine.ts'
import { startSiteProcess } from './site-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The real process, from the build: what a signal or a crash does cannot be seen from inside.

const root = join(import.meta.dirname, '..')

test('after a kill nothing is lost, and SIGTERM lets every request in progress be answered', async () => {
  using folder = seededFolder()
  await using first = await startSiteProcess({ DATA_DIR: folder.path })
  const before = await pagesOf(first.url)
  const asked = Array.from({ length: 50 }, (_, index) =>
    fetch(`${first.url}/search?q=kopi+${index}`),
  )
  await Promise.any(asked)
  first.process.kill('SIGKILL')
  await Promise.allSettled(asked)

  await using second = await startSiteProcess({ DATA_DIR: folder.path })

  expect(await pagesOf(second.url)).toEqual(before)
  expect((await fetch(`${second.url}/deals`)).status).toBe(200)
  const last = Array.from({ length: 20 }, (_, index) =>
    fetch(`${second.url}/search?q=satay+${index}`),
  )
  await Promise.any(last)
  const code = await second.stop()
  const answers = await Promise.all(last)
  expect(code).toBe(0)
  expect(answers.map(({ status }) => status)).toEqual(last.map(() => 200))
})

// What a kill does to the import of documents on SQLite is in `content-kill.test.ts`.
// `TRIALS=all npm test -- test/process.test.ts` does this on SQLite too, where one process is the rule.
const fleets = everyTrial ? engines : (['PostgreSQL'] as const)

test.for(fleets)(
  'after a kill during the first import of %s, processes that start together have everything',
  async (engine) => {
    using folder = temporaryFolder()
    await using database = await createTestDatabase(engine)
    const env = environmentOn(engine, { folder: folder.path, database: database.target })
    const child = spawn('node', ['src/main.ts'], {
      cwd: root,
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
      stdio: 'ignore',
    })
    const exited = once(child, 'exit')
    await whenMigrated(env.DATABASE_URL ?? join(folder.path, 'lobang.sqlite'))
    child.kill('SIGKILL')
    await exited

    await using stack = new AsyncDisposableStack()
    const starting = [1, 2].map(() => startSiteProcess(env))
    const sites = (await Promise.all(starting)).map((site) => stack.use(site))

    const [one, ...others] = await Promise.all(sites.map(({ url }) => pagesOf(url)))
    expect(one?.length).toBeGreaterThan(300)
    expect(others).toEqual(others.map(() => one))
    expect(sites.map(({ output }) => output()).join('')).not.toMatch(/cannot start|rror/)
    await Promise.all(sites.map((site) => site.stop()))
  },
)

/** The import, which takes a second, is next. */
async function whenMigrated(target: string): Promise<void> {
  await expect.poll(() => target.startsWith('postgres') || existsSync(target)).toBe(true)
  const db = openDatabase(target)
  const documents = () => db.selectFrom('documents').select('id').limit(1).execute()
  await expect.poll(() => documents().catch(() => null)).toEqual([])
  await db.destroy()
}

test('a bad setting stops the start and names the variable', async () => {
  const child = spawn('node', ['src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: 'eighty' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  const said = Buffer.concat(await child.stderr.toArray()).toString()
  const [code] = await exited

  expect(said).toContain('PORT is "eighty", but must be a whole number from 0 to 65535.')
  expect(code).toBe(1)
})

function environmentOn(
  engine: Engine,
  { folder, database }: { folder: string; database: string },
): Record<string, string> {
  return { DATA_DIR: folder, ...(engine === 'PostgreSQL' && { DATABASE_URL: database }) }
}

/** A data folder with the demo in it: not every test is about how it gets there. */
function seededFolder() {
  const folder = temporaryFolder()
  copyFileSync(inject('few'), join(folder.path, 'lobang.sqlite'))
  return folder
}

/** Every page that the content has, as the process tells it. */
async function pagesOf(url: string): Promise<string[]> {
  const { id } = await (await fetch(`${url}/builds/latest.json`)).json()
  const meta = await (await fetch(`${url}/builds/meta/${id}.json`)).json()
  return meta.prerendered
}
