import { join } from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { readConfig } from '../config.ts'
import { MissingContentError } from './missing-content.ts'
import { startSite } from './start-site.ts'

test('while content is missing the process is alive, not ready, and answers 503 for every page', async () => {
  using start = createStart()
  const starting = start.begin()
  const url = await start.waitsAt

  const [health, ready, page] = await Promise.all(
    ['/healthz', '/readyz', '/deals'].map((path) => fetch(url + path)),
  )
  const posted = await fetch(`${url}/functions/report`, { method: 'POST', body: '{}' })
  start.content = 'there'
  const { site, port } = await starting

  expect([health?.status, ready?.status, page?.status, posted.status]).toEqual([200, 503, 503, 503])
  expect(await ready?.json()).toMatchObject({ status: 'not ready' })
  expect(page?.headers.get('retry-after')).toBe('30')
  expect(page?.headers.get('cache-control')).toBe('no-store')
  expect(site).toBe('the site')
  expect(url).toBe(`http://127.0.0.1:${port}`)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  expect(start.logged).toEqual(['nothing is there', 'There is content: the site starts.'])
})

test('a half-restored database does not end the wait; one that stays broken does', async () => {
  using start = createStart()
  const starting = start.begin()
  await start.waitsAt
  start.content = 'broken'

  await expect(starting).rejects.toThrow('file is not a database')
  expect(start.tries).toBeGreaterThan(10)
})

test('a stop signal ends the wait', async () => {
  using start = createStart()
  const starting = start.begin()
  await start.waitsAt

  start.abort()

  await expect(starting).rejects.toThrow('aborted')
})

test('other failures end the start at once', async () => {
  using start = createStart()
  start.content = 'broken'

  await expect(start.begin()).rejects.toThrow('file is not a database')
})

function createStart() {
  const folder = temporaryFolder()
  const stop = new AbortController()
  const waiting = Promise.withResolvers<string>()
  const start = {
    content: 'missing' as 'missing' | 'broken' | 'there',
    /** Since it is broken. */
    tries: 1,
    logged: [] as string[],
    waitsAt: waiting.promise,
    abort: () => stop.abort(),
    begin: () =>
      startSite({
        config: readConfig({
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: join(folder.path, 'data'),
        }),
        log: pino({ level: 'warn' }, { write: (line) => start.logged.push(JSON.parse(line).msg) }),
        async create() {
          if (start.content === 'missing') throw new MissingContentError('nothing is there')
          if (start.content === 'there') return 'the site'
          start.tries += 1
          throw new Error('file is not a database')
        },
        onWait: (port) => waiting.resolve(`http://127.0.0.1:${port}`),
        signal: stop.signal,
        retryMs: 5,
        lastingMs: 200,
      }),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
  return start
}
