import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { serveContent } from '../../test/content-site.ts'
import { previewCookie, saveDraft } from '../../test/preview-fixture.ts'
import { createTestSite } from '../../test/test-site.ts'

const DRAFT = {
  id: 'draft',
  deal: 'kaya-toast-set-two-for-one',
  uid: 'toast-for-all',
  title: 'Toast for all of us',
}

test('a preview of a remote repository is shown, an unknown one is not', async () => {
  await using repository = await serveContent()
  await using site = await createTestSite({
    isSmall: true,
    env: { CONTENT_ENDPOINT: repository.endpoint },
  })
  const { release, document } = await saveDraft(repository.site, DRAFT)
  const token = `https://lobang.prismic.io/previews/${release.previewToken}`

  const query = new URLSearchParams({ token, documentId: document.id })
  const start = await site.request(`/preview?${query}`)
  const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? ''
  const path = start.headers.get('location') ?? ''
  const page = await site.request(path, { headers: { cookie } })
  const madeUp = await site.request(path, { headers: { cookie: previewCookie('made-up') } })
  const over = await site.request('/preview?token=made-up')

  expect(start.status).toBe(303)
  expect(path).toBe('/deals/food/toast-for-all')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain('You are seeing a preview')
  expect(madeUp.status).toBe(404)
  expect(await madeUp.text()).not.toContain('You are seeing a preview')
  expect(over.status).toBe(410)
  expect(over.headers.get('set-cookie')).toBeNull()
})

test('while the repository is down, a request with a preview cookie gets the public page', async () => {
  const gone = { CONTENT_ENDPOINT: 'http://127.0.0.1:9/api/v2' }
  await using site = await createTestSite({ isSmall: true, env: gone })

  const headers = { cookie: previewCookie('any') }
  const [plain, withCookie] = [
    await site.request('/brands'),
    await site.request('/brands', { headers }),
  ]

  expect([plain.status, withCookie.status]).toEqual([503, 503])
  expect(await withCookie.text()).not.toContain('You are seeing a preview')
})

test.for([
  [400, 410],
  [404, 410],
  [410, 410],
  [401, 503],
  [429, 503],
  [500, 503],
] as const)(
  'if the repository answers %i, the link of a preview answers %i',
  async ([theirs, ours]) => {
    await using repository = await repositoryAnswering(theirs)
    await using site = await createTestSite({
      isSmall: true,
      env: { CONTENT_ENDPOINT: repository.endpoint },
    })

    const link = await site.request('/preview?token=some')

    expect(link.status).toBe(ours)
  },
)

test('repeated requests for an unknown preview do not reach the repository', async () => {
  await using repository = await repositoryAnswering(404)
  await using site = await createTestSite({
    isSmall: true,
    env: { CONTENT_ENDPOINT: repository.endpoint },
  })

  const before = repository.searched()

  for (const token of ['some', 'some', 'other']) await site.request(`/preview?token=${token}`)

  expect(repository.searched() - before).toBe(2)
})

/** A repository without content, in which every search ends like this. */
async function repositoryAnswering(status: number) {
  let searched = 0
  const refs = [{ id: 'master', ref: 'first', label: 'Master', isMasterRef: true }]
  const server = createServer((request, response) => {
    const isSearch = request.url?.startsWith('/api/v2/documents/search')
    if (isSearch) searched++
    response.writeHead(isSearch ? status : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isSearch ? {} : { refs, types: {}, languages: [] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/api/v2`,
    searched: () => searched,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
