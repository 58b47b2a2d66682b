import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { createRequestLog } from './request-log.ts'

const noPages = () => ({ pages: 0, bytes: 0, hits: 0, misses: 0, renders: 0 })

function createTestLog() {
  const written: string[] = []
  const metrics = createMetrics(noPages)
  const requests = createRequestLog({
    write: (lines) => written.push(lines),
    metrics,
    trustedProxies: 0,
  })
  const end = (url: string) =>
    requests.end({ id: requests.idFor(undefined), method: 'GET', url, status: 200, startedAt: 0 })
  const lines = () =>
    written
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  return { requests, metrics, written, end, lines }
}

test('every request is one line of JSON, whatever its path', () => {
  const { requests, end, lines } = createTestLog()
  end('/deals')
  end('/"quoted"\\\n{}')
  requests.close()
  expect(lines()).toMatchObject([
    { level: 30, method: 'GET', url: '/deals', status: 200, msg: 'request' },
    { url: '/"quoted"\\\n{}' },
  ])
  expect(lines()[0].id).not.toBe(lines()[1].id)
})

test('a full batch is written at once, the rest when the log is closed', () => {
  const { requests, written, end, lines } = createTestLog()
  for (let n = 0; n < 300; n++) end(`/${n}`)
  expect(written).toHaveLength(1)
  requests.close()
  expect(lines().map(({ url }) => url)).toEqual(Array.from({ length: 300 }, (_, n) => `/${n}`))
})

test('requests that are not written yet are counted on request', () => {
  const { requests, metrics, end } = createTestLog()
  end('/deals')
  requests.flush()
  expect(metrics.text()).toContain('lobang_http_requests_total{status="200"} 1')
  requests.close()
})
