import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readClientBuild } from '#http/client-build.ts'
import { toEtag } from '#pagecache/encoded-body.ts'
import { buildWithFiles, deskBuildWithFiles } from './build-with-files.ts'
import { createSmallDatabase } from './engines.ts'
import { createNextBuild } from './next-build.ts'
import { startSiteProcess } from './site-process.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createTestSite } from './test-site.ts'

// Tabs that were opened before a deployment. How builds are kept is in `src/http/kept-builds`.

test('two builds later a tab still gets its scripts, with the same bytes and headers', async () => {
  using folder = temporaryFolder()
  const env = { DATA_DIR: folder.path }
  const askings = [
    ...['br', 'gzip', 'identity'].map((encoding) => ({ headers: { 'accept-encoding': encoding } })),
    { method: 'HEAD' },
    { headers: { 'if-none-match': '*' } },
  ]
  const answersOf = async (id: string) => {
    const [build, deskBuild] = [buildWithFiles(id), deskBuildWithFiles(id)]
    await using site = await createTestSite({ isSmall: true, env, build, deskBuild })
    await site.keptBuilds.start()
    return Promise.all(
      ['/assets/lazy-a.js', '/desk/assets/late-a.js', '/assets/sans-D21Lkw.woff2'].flatMap((path) =>
        askings.map(async (init) => {
          const answer = await site.request(path, init)
          const headers = Object.fromEntries(answer.headers)
          delete headers['x-request-id']
          return { status: answer.status, headers, body: await answer.text() }
        }),
      ),
    )
  }

  const [a, b, c] = [await answersOf('a'), await answersOf('b'), await answersOf('c')]

  const statuses = [200, 200, 200, 200, 304]
  expect(a.map(({ status }) => status)).toEqual([...statuses, ...statuses, ...statuses])
  expect(a[0]?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  })
  expect(b).toEqual(a)
  expect(c).toEqual(a)
})

test('a tab of an older build learns from its manifest that there is a newer one', async () => {
  using folder = temporaryFolder()
  const env = { DATA_DIR: folder.path }
  await using before = await createTestSite({ isSmall: true, env, build: buildWithFiles('a') })
  await before.keptBuilds.start()
  await using site = await createTestSite({ isSmall: true, env, build: buildWithFiles('b') })
  await site.keptBuilds.start()

  const [old, own, unknown] = await Promise.all(
    ['a', 'b', 'z'].map((id) => site.request(`/builds/meta/${id}.json`)),
  )

  expect(await old?.json()).toEqual({
    id: 'a',
    timestamp: buildWithFiles('a').timestamp,
    matcher: { static: {}, wildcard: {}, dynamic: {} },
    prerendered: [],
  })
  expect(old?.headers.get('x-latest-build')).toBe('b')
  expect(old?.headers.get('cache-control')).toBe('no-store')
  expect([own?.status, own?.headers.get('x-latest-build')]).toEqual([200, null])
  expect([unknown?.status, unknown?.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await (await site.request('/builds/latest.json')).json()).toMatchObject({ id: 'b' })
})

test('a file outside /assets/ of an older build is not served', async () => {
  using folder = temporaryFolder()
  const env = { DATA_DIR: folder.path }
  await using before = await createTestSite({ isSmall: true, env, build: buildWithFiles('a') })
  await before.keptBuilds.start()
  await using site = await createTestSite({ isSmall: true, env })

  expect((await site.request('/favicon.svg')).status).toBe(404)
  expect((await site.request('/lazy-a.js')).status).toBe(404)
})

test('every asset of this build is served after the next one is deployed', async () => {
  using folder = temporaryFolder()
  using next = createNextBuild()
  copyFileSync(inject('few'), join(folder.path, 'lobang.sqlite'))
  const env = { DATA_DIR: folder.path }
  const { files } = await readClientBuild(join(import.meta.dirname, '../dist/client'))
  const assets = [...files].filter(([, { immutable }]) => immutable)
  await using site = await startSiteProcess(env)
  await site.stop()

  await using deployed = await startSiteProcess(env, { folder: next.path })
  const answers = await Promise.all(
    assets.map(async ([path]) => {
      const answer = await fetch(deployed.url + path, { headers: { 'accept-encoding': 'br' } })
      const { status, headers } = answer
      return {
        path,
        status,
        type: headers.get('content-type'),
        etag: toEtag(Buffer.from(await answer.arrayBuffer())),
      }
    }),
  )
  const page = await (await fetch(`${deployed.url}/deals`)).text()

  expect(page).toMatch(/assets\/entry-[\w-]+-next\.js/)
  expect(assets.length).toBeGreaterThan(30)
  expect(answers).toEqual(
    assets.map(([path, { body, type }]) => ({ path, status: 200, type, etag: body.etag })),
  )
})

test('a full disk does not keep a build from starting', async (t) => {
  t.skip(spawnSync('prlimit', ['--version']).status !== 0, 'this machine has no prlimit')
  using folder = temporaryFolder()
  await using database = await createSmallDatabase('PostgreSQL')
  const env = { DATA_DIR: folder.path, DATABASE_URL: database.target, LOG_LEVEL: 'warn' }

  await using site = await startSiteProcess(env, { prefix: ['prlimit', '--fsize=4096'] })
  const page = await fetch(`${site.url}/deals`)
  const ready = await fetch(`${site.url}/readyz`)

  expect([page.status, ready.status]).toEqual([200, 200])
  await expect.poll(site.output).toContain('this build cannot be kept')
  expect(await site.stop()).toBe(0)
})
