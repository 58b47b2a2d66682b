import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { readClientBuild } from '#http/client-build.ts'
import { AppError } from '#lib/node/app-error.ts'
import { createSignedAccounts } from '../signed-accounts.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import { writeTestBuild } from './test-build.ts'

const ofFiles = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'cross-origin-resource-policy',
]
const ofPages = [...ofFiles, 'referrer-policy', 'permissions-policy']
const ofAll = [...ofPages, 'cross-origin-opener-policy']

type Case = { path: string; status: number; init?: RequestInit; names?: readonly string[] }

const json = { 'content-type': 'application/json' }
const post = (headers: Record<string, string>, body: string) => ({ method: 'POST', headers, body })
const form = post({ origin: 'https://site.test' }, 'email=a')
const call = (data: string) => post(json, `{"data":${data}}`)

/** One of each kind of answer. */
function casesOf(site: TestSite, token: string): Case[] {
  const { ref, documents, byType } = site.store.snapshot()
  const deal = byType.get('deal')?.at(0)
  const picture =
    /\/images\/[0-9a-f]{32}\/[a-z0-9._-]+/.exec(JSON.stringify([...documents]))?.[0] ?? ''
  const stream = { headers: { authorization: `Bearer ${token}` } }
  return [
    { path: '/', status: 200, names: ofPages },
    { path: '/deals/_payload.json', status: 200, names: ofFiles },
    { path: '/deals', status: 200, init: { method: 'HEAD' }, names: ofPages },
    { path: '/deals', status: 304, init: { headers: { 'if-none-match': '*' } }, names: ofPages },
    { path: '/search?q=laksa', status: 200, names: ofPages },
    { path: '/search/suggest?q=laksa', status: 200 },
    { path: '/search/suggest?q=a&partner=none', status: 404 },
    { path: '/feed.xml', status: 200, names: ofPages },
    { path: '/sitemap.xml', status: 200, names: ofPages },
    { path: '/robots.txt', status: 200, names: ofPages },
    { path: '/nothing-there', status: 404 },
    { path: '/nothing-there/_payload.json', status: 404, names: ofFiles },
    { path: '/Deals/', status: 308 },
    { path: '/blog/page/1', status: 308 },
    { path: `/go/${deal?.id}`, status: 302 },
    { path: '/go/nothing', status: 404 },
    { path: '/deals', status: 405, init: { method: 'POST' } },
    { path: '/deals', status: 405, init: { method: 'DELETE' } },
    { path: '/preview?token=x', status: 404 },
    { path: '/preview/exit', status: 303 },
    { path: '/account/sign-in', status: 200 },
    { path: '/account/settings', status: 303 },
    { path: '/account/nothing', status: 404 },
    { path: '/account/sign-in', status: 405, init: { method: 'PUT' } },
    { path: '/account/sign-in', status: 403, init: { method: 'POST' } },
    { path: '/account/sign-in', status: 413, init: { ...form, body: 'x'.repeat(20_000) } },
    { path: '/account/token', status: 401, init: form },
    { path: '/api/auth/callback/oidc', status: 302 },
    { path: '/api/auth/callback/oidc', status: 415, init: { method: 'POST' } },
    { path: '/api/v2', status: 200 },
    { path: `/api/v2/documents/search?ref=${ref}`, status: 200 },
    { path: `/api/v2/documents/search?ref=${ref}&q=[`, status: 400 },
    { path: '/api/v2/nothing', status: 404 },
    { path: '/api/v2', status: 204, init: { method: 'OPTIONS' } },
    { path: '/api/v2', status: 405, init: { method: 'POST' } },
    { path: '/api/write/documents', status: 401, init: { method: 'POST' } },
    { path: '/api/write/assets', status: 401 },
    { path: '/richtext/page/nothing', status: 404 },
    { path: '/richtext/page/nothing', status: 204, init: { method: 'OPTIONS' } },
    { path: '/functions/readProfile', status: 401, init: call('null') },
    { path: '/functions/readDealReports', status: 200, init: call('{"dealId":"x"}') },
    { path: '/functions/readDealReports', status: 400, init: call('1') },
    { path: '/functions/readProfile', status: 204, init: { method: 'OPTIONS' } },
    { path: '/functions/nothing', status: 404, init: call('null') },
    { path: '/realtime', status: 401 },
    { path: '/realtime', status: 200, init: stream },
    { path: '/healthz', status: 200 },
    { path: '/readyz', status: 200 },
    { path: '/metrics', status: 404 },
    { path: '/builds/latest.json', status: 200 },
    { path: '/builds/nothing', status: 404 },
    { path: '/assets/nothing.js', status: 404 },
    { path: `${picture}?w=16&fm=jpg`, status: 200 },
    { path: `${picture}?w=x`, status: 400 },
    { path: '/images/nothing', status: 404 },
    { path: '/cards/nothing', status: 404 },
    { path: '/assets/entry-1.js', status: 200, names: ofFiles },
    {
      path: '/assets/entry-1.js',
      status: 304,
      names: ofFiles,
      init: { headers: { 'if-none-match': '*' } },
    },
    { path: '/favicon.svg', status: 200, names: ofFiles },
  ]
}

async function createHeadersSite() {
  const folder = temporaryFolder()
  writeTestBuild(folder.path, '')
  const accounts = createSignedAccounts()
  const env = {
    SITE_URL: 'https://site.test',
    TRUSTED_PROXIES: '1',
    CONTENT_API_RATE: '1',
    CONTENT_API_BURST: '40',
  }
  const build = await readClientBuild(folder.path)
  const site = await createTestSite({ env, accounts, build })
  const port = await site.server.listen(0, '127.0.0.1')
  return {
    site,
    port,
    token: accounts.tokenOf('owner'),
    async statusAndMissing({ path, init, names = ofAll }: Omit<Case, 'status'>) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
      await answer.body?.cancel()
      const missing = names.filter((name) => !answer.headers.get(name))
      const tooMuch = ofAll.filter((name) => !names.includes(name) && answer.headers.get(name))
      return { status: answer.status, missing, tooMuch }
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

test('every kind of response carries the security headers', async () => {
  await using running = await createHeadersSite()
  const wrong: unknown[] = []

  const cases = casesOf(running.site, running.token)
  for (const { status, ...asked } of cases) {
    const found = await running.statusAndMissing(asked)
    if (found.status !== status || found.missing.length + found.tooMuch.length > 0)
      wrong.push({ ...asked, status, found })
  }

  expect(cases.length).toBeGreaterThanOrEqual(50)
  expect(wrong).toEqual([])
})

test('rate-limit refusals and failures carry the security headers', async () => {
  await using running = await createHeadersSite()
  const { site, statusAndMissing } = running
  const busy = { headers: { 'x-forwarded-for': '10.0.0.1' } }
  for (let count = 0; count < 60; count++) {
    await statusAndMissing({ path: '/api/v2', init: busy })
    await statusAndMissing({ path: '/search/suggest?q=a', init: busy })
  }
  const tooMany = [
    await statusAndMissing({ path: '/api/v2', init: busy }),
    await statusAndMissing({ path: '/search/suggest?q=a', init: busy }),
    await statusAndMissing({ path: '/richtext/page/x', init: busy }),
  ]

  vi.spyOn(site.pageCache, 'get').mockRejectedValue(new Error('a bug'))
  const bug = [
    await statusAndMissing({ path: '/brands/x' }),
    await statusAndMissing({ path: '/brands/x/_payload.json', names: ofFiles }),
  ]
  vi.spyOn(site.pageCache, 'get').mockRejectedValue(new AppError('unavailable', 'away'))
  const away = [await statusAndMissing({ path: '/brands/x' })]

  const fine = (status: number) => ({ status, missing: [], tooMuch: [] })
  expect(tooMany).toEqual([fine(429), fine(429), fine(429)])
  expect(bug).toEqual([fine(500), fine(500)])
  expect(away).toEqual([fine(503)])
})

test.for([
  ['what is not HTTP', 'HELLO\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  ['an impossible host', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n'],
  ['a header without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['an address without end', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`],
] as const)('%s is refused with the same headers', async ([, bytes]) => {
  await using running = await createHeadersSite()
  const socket = connect(running.port, '127.0.0.1')
  await once(socket, 'connect')
  // The server may answer before it has read the whole request.
  socket.on('error', () => {})
  socket.write(bytes)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  await once(socket, 'close')

  expect(answer).toMatch(/^HTTP\/1\.1 4(00|14|31) /)
  expect(ofAll.filter((name) => !answer.includes(`\r\n${name}: `))).toEqual([])
})
