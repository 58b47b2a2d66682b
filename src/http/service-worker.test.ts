import { expect, test } from 'vitest'
import { createTestSite, testBuild } from '../../test/test-site.ts'
import { serviceWorkerBody } from './service-worker.ts'

test('a worker that is switched off unregisters and deletes its caches', async () => {
  await using site = await createTestSite({ isSmall: true, env: { SERVICE_WORKER: 'off' } })

  const response = await site.request('/sw.js')

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  )
  const text = await response.text()
  expect(text).toContain('registration.unregister()')
  expect(text).not.toContain("addEventListener('fetch'")
})

test('a build without a worker answers 404, so that browsers keep what they have', async () => {
  await using site = await createTestSite({ isSmall: true })

  const response = await site.request('/sw.js')

  expect(response.status).toBe(404)
})

test('the worker of the build is served unchanged', () => {
  const identity = Buffer.from('worker')
  const body = { etag: 'W/"1"', bytes: { identity, br: identity, gzip: identity } }
  const file = { body, type: 'text/javascript', immutable: false }
  const build = { ...testBuild, files: new Map([['/sw.js', file]]) }

  expect(serviceWorkerBody(build, true)).toBe(body)
  expect(serviceWorkerBody(build, false)?.bytes.identity.toString()).toContain('unregister')
})
