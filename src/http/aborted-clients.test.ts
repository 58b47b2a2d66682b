import pino from 'pino'
import { expect, test } from 'vitest'
import { createPagesOnDemand } from '#pagecache/pages-on-demand.ts'
import { createPaidWork } from '#site/paid-work.ts'
import { openRaw } from '../../test/raw-connection.ts'
import { startSmallServer } from '../../test/small-server.ts'
import { createTestSite } from '../../test/test-site.ts'

test('a caller who leaves before the response is counted separately and aborts the signal', async () => {
  const { promise: aborted, resolve } = Promise.withResolvers<void>()
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>()
  await using server = await startSmallServer({
    fetch: async (request) => {
      tellAsked()
      request.signal.addEventListener('abort', () => resolve())
      await aborted
      return new Response('too late')
    },
  })
  const caller = await openRaw(server.port)

  caller.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
  await asked
  caller.socket.destroy()

  await aborted
  await expect.poll(() => server.metric('lobang_http_aborted_total')).toBe(1)
})

test.for(['/account/sign-in', '/functions/readDealReports'])(
  'a caller of %s who leaves in the middle of a body causes no error',
  async (path) => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
    await using site = await createTestSite({ isSmall: true, log, env: { METRICS_TOKEN: 'token' } })
    const port = await site.server.listen(0, '127.0.0.1')
    const caller = await openRaw(port)

    const type = path.startsWith('/f') ? 'application/json' : 'application/x-www-form-urlencoded'
    const fields = `host: a\r\norigin: http://site.test\r\ncontent-type: ${type}\r\n`
    const length = 'content-length: 1000\r\nexpect: 100-continue\r\n'
    caller.write(`POST ${path} HTTP/1.1\r\n${fields}${length}\r\n{"a":`)
    await caller.until('100 Continue')
    caller.socket.destroy()

    const headers = { authorization: 'Bearer token' }
    const metrics = async () => (await site.request('/metrics', { headers })).text()
    await expect.poll(metrics).toContain('lobang_http_requests_total{status="499"} 1')
    expect(await metrics()).toContain('lobang_http_aborted_total 1')
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  },
)

test('a page is not rendered if its only caller has left', async () => {
  const made: string[] = []
  const { promise: first, resolve: finish } = Promise.withResolvers<void>()
  const find = createPagesOnDemand({
    pageCache: {
      isAvailable: () => false,
      async get(address) {
        made.push(address)
        await first
        return {} as never
      },
    },
    limit: { retryAfter: () => null, isUsedUp: () => false, charge: () => {} },
    doFor: createPaidWork().doFor,
  })
  const leaving = new AbortController()

  const running = Array.from({ length: 8 }, (_, index) => find(`/${index}`, { caller: 'one' }))
  const left = find('/left', { caller: 'two', signal: leaving.signal })
  const stays = find('/stays', { caller: 'two' })
  leaving.abort()
  finish()

  await expect(left).rejects.toMatchObject({ code: 'client-gone' })
  await Promise.all([...running, stays])
  expect(made).not.toContain('/left')
  expect(made).toContain('/stays')
})
