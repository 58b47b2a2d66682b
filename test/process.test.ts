import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { createTestDatabase, engines } from './engines.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The real process, from the build: what a signal or a crash does cannot be seen from inside.

const root = join(import.meta.dirname, '..')

test('killed in the middle of requests, it starts again with nothing lost', async () => {
  using folder = seededFolder()
  const first = await startProcess({ DATA_DIR: folder.path })
  const before = await pagesOf(first.url)
  const asking = Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => fetch(`${first.url}/search?q=kopi+${index}`)),
  )
  await delay(30)
  first.process.kill('SIGKILL')
  await asking

  const second = await startProcess({ DATA_DIR: folder.path })

  expect(await pagesOf(second.url)).toEqual(before)
  expect((await fetch(`${second.url}/deals`)).status).toBe(200)
  await stop(second)
})

test.for(engines)(
  'killed during the first import, %s holds nothing or everything',
  async (engine) => {
    using folder = temporaryFolder()
    await using database = await createTestDatabase(engine)
    const env: Record<string, string> =
      engine === 'SQLite' ? { DATA_DIR: folder.path } : { DATABASE_URL: database.target }
    for (const wait of [250, 500, 750]) {
      const child = spawn('node', ['src/main.ts'], {
        cwd: root,
        env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
        stdio: 'ignore',
      })
      await delay(wait)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }

    const site = await startProcess(env)

    expect((await pagesOf(site.url)).length).toBeGreaterThan(300)
    await stop(site)
  },
)

test.for(engines)('two processes start together on one %s', async (engine) => {
  using folder = temporaryFolder()
  await using database = await createTestDatabase(engine)
  const env: Record<string, string> =
    engine === 'SQLite' ? { DATA_DIR: folder.path } : { DATABASE_URL: database.target }

  const sites = await Promise.all([startProcess(env), startProcess(env)])

  const [one, two] = await Promise.all(sites.map(({ url }) => pagesOf(url)))
  expect(one?.length).toBeGreaterThan(300)
  expect(two).toEqual(one)
  expect(sites.map(({ errors }) => errors()).join('')).not.toMatch(/cannot start|rror/)
  await Promise.all(sites.map(stop))
})

test('SIGTERM ends it cleanly, with every answer that it had begun', async () => {
  using folder = seededFolder()
  const site = await startProcess({ DATA_DIR: folder.path })
  const asking = Array.from({ length: 20 }, (_, index) =>
    fetch(`${site.url}/search?q=satay+${index}`),
  )
  await delay(50)

  const code = await stop(site)
  const answers = await Promise.all(asking)

  expect(code).toBe(0)
  expect(answers.map(({ status }) => status)).toEqual(asking.map(() => 200))
})

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

/** A data folder with the demo in it: not every test is about how it gets there. */
function seededFolder() {
  const folder = temporaryFolder()
  copyFileSync(inject('seeded'), join(folder.path, 'lobang.sqlite'))
  return folder
}

type RunningSite = { process: ChildProcess; url: string; errors: () => string }

async function startProcess(env: Record<string, string>): Promise<RunningSite> {
  const child = spawn('node', ['src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  for (let waited = 0; waited < 40_000; waited += 50) {
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port) return { process: child, url: `http://127.0.0.1:${port}`, errors: () => said }
    if (child.exitCode !== null) break
    await delay(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start: ${said}`)
}

async function stop({ process: child }: RunningSite): Promise<number | null> {
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  return code
}

/** Every page that the content has, as the process tells it. */
async function pagesOf(url: string): Promise<string[]> {
  const { id } = await (await fetch(`${url}/builds/latest.json`)).json()
  const meta = await (await fetch(`${url}/builds/meta/${id}.json`)).json()
  return meta.prerendered
}
