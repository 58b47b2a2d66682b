// Longer than most: every kind of ref, read through one client and one store.
import { Client, ForbiddenError, PreviewTokenExpiredError } from '@prismicio/client'
import { expect, test, vi } from 'vitest'
import { releaseRows } from '#db/content-releases.ts'
import { documentOf, FIXTURE_NOW, openStore } from '../../test/content-fixture.ts'
import { createReleaseStore } from '../../test/release-store.ts'
import { type ContentServiceOptions, createContentService } from './content-service.ts'
import { createPreviewStore } from './preview-store.ts'

async function openService(settings: Partial<ContentServiceOptions> = {}) {
  const {
    db,
    store,
    options: { createRef },
  } = await openStore()
  const releases = createReleaseStore(db, { store, createRef, now: () => FIXTURE_NOW })
  const clock = { now: FIXTURE_NOW }
  const previews = createPreviewStore(db, { store, createToken: createRef, now: () => clock.now })
  const service = createContentService({
    store,
    releases: () => releaseRows(db),
    previews,
    baseUrl: 'https://lobang.example',
    ...settings,
  })
  const createClient = (accessToken?: string) =>
    new Client('lobang', {
      documentAPIEndpoint: service.endpoint,
      fetch: async (url) => service.app.fetch(new Request(url)),
      ...(accessToken ? { accessToken } : {}),
    })
  const search = (ref: string) =>
    service.app.request(`${service.endpoint}/documents/search?ref=${encodeURIComponent(ref)}`)
  return { store, releases, previews, clock, service, createClient, search }
}

function noteSaying(text: string) {
  return documentOf({ id: 'a', data: { text } })
}

test('the ref before the last publish can still be read, older ones are expired', async () => {
  const { store, search } = await openService()
  await store.publish({ documents: [noteSaying('one')] })
  await store.publish({ documents: [noteSaying('two')] })
  await store.publish({ documents: [noteSaying('three')] })

  const answers = await Promise.all(['r1', 'r2', 'r3', 'r9'].map((ref) => search(ref)))

  expect(answers.map(({ status }) => status)).toEqual([410, 200, 200, 404])
  expect(await answers[0]?.json()).toEqual({
    type: 'api_validation_error',
    message: 'The given ref is expired. Master ref is: r3',
  })
  expect(await answers[1]?.text()).toContain('"text":"two"')
})

test('the client recovers from refs that are expired or unknown', async () => {
  // It warns when it tries again with another ref.
  using _ = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { store, createClient } = await openService()
  for (const text of ['one', 'two', 'three']) await store.publish({ documents: [noteSaying(text)] })

  const client = createClient()

  expect((await client.getByID('a', { ref: 'r1' })).data.text).toBe('three')
  expect((await client.getByID('a', { ref: 'r9' })).data.text).toBe('three')
})

test('a release is read by its ref, follows later publishes, and is published as a whole', async () => {
  const { store, releases, createClient } = await openService({
    access: { visibility: 'open', tokens: [] },
  })
  await store.publish({ documents: [noteSaying('old'), documentOf({ id: 'b' })] })
  await releases.save({
    id: 'december',
    label: 'December',
    scheduledAt: null,
    change: { documents: [noteSaying('new')], removedIds: ['b'] },
  })
  await store.publish({ documents: [documentOf({ id: 'c' })] })
  const client = createClient()

  client.queryContentFromReleaseByLabel('December')
  const released = await client.dangerouslyGetAll({ orderings: [{ field: 'my.note.uid' }] })
  expect(released.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(store.snapshot().byId.has('b')).toBe(true)

  expect(await releases.publish('december')).toBe(true)
  expect(store.snapshot().byId.has('b')).toBe(false)
  expect(store.snapshot().byId.get('a')?.data.text).toBe('new')
  expect(await releases.releases()).toEqual([])
  expect(await releases.publish('december')).toBe(false)
})

test('a preview is read by its URL and by every form of the cookie', async () => {
  const { store, releases, createClient } = await openService()
  await store.publish({ documents: [noteSaying('old')] })
  const { previewToken } = await releases.save({
    id: 'draft',
    label: 'Draft',
    scheduledAt: null,
    change: { documents: [noteSaying('draft')] },
  })
  const preview = `https://lobang.prismic.io/previews/${previewToken}:abc?websitePreviewId=1`
  const cookie = JSON.stringify({
    _tracker: 'x',
    'other.prismic.io': { preview: 'https://other.prismic.io/previews/nothing' },
    'lobang.prismic.io': { preview },
  })
  const client = createClient()

  for (const ref of [previewToken, preview, cookie, encodeURIComponent(cookie)]) {
    expect((await client.getByID('a', { ref })).data.text).toBe('draft')
  }
})

test('an expired preview is reported as expired', async () => {
  const { createClient, store } = await openService()
  await store.publish({ documents: [noteSaying('old')] })

  const reading = createClient().getByID('a', { ref: 'https://lobang.prismic.io/previews/over' })

  await expect(reading).rejects.toThrow(PreviewTokenExpiredError)
})

test('a preview of a day includes exactly the releases scheduled until then', async () => {
  const { store, releases, previews, search } = await openService()
  await store.publish({ documents: [noteSaying('today')] })
  const days = ['2026-12-20', '2026-12-10', '2027-01-01']
  for (const day of days) {
    await releases.save({
      id: day,
      label: day,
      scheduledAt: new Date(`${day}T01:00:00Z`),
      change: { documents: [noteSaying(day), documentOf({ id: day })] },
    })
  }

  const { token } = await previews.create({
    releaseId: null,
    shownAt: new Date('2026-12-24T00:00:00Z'),
  })
  const { results } = await (await search(token)).json()

  expect(results.map(({ id }: { id: string }) => id).sort()).toEqual([
    '2026-12-10',
    '2026-12-20',
    'a',
  ])
  expect(results.find(({ id }: { id: string }) => id === 'a').data.text).toBe('2026-12-20')
  expect(await previews.find(token)).toMatchObject({ releases: ['2026-12-10', '2026-12-20'] })
})

test('a preview expires after thirty days, or with its release', async () => {
  const { store, releases, previews, clock, search } = await openService()
  await store.publish({ documents: [noteSaying('old')] })
  await releases.save({ id: 'draft', label: 'Draft', scheduledAt: null, change: {} })
  const { token: plain, expiresAt } = await previews.create({ releaseId: null, shownAt: null })
  const { token: ofRelease } = await previews.create({ releaseId: 'draft', shownAt: null })
  expect((await search(ofRelease)).status).toBe(200)

  await releases.remove('draft')
  const withdrawn = await search(ofRelease)
  clock.now = new Date(expiresAt.getTime() - 1)
  const before = await search(plain)
  clock.now = expiresAt
  const after = await search(plain)

  expect([withdrawn.status, before.status, after.status]).toEqual([404, 200, 404])
  expect(await after.json()).toMatchObject({
    type: 'api_security_error',
    message: 'The preview token you provided has expired',
  })
})

test('a preview follows later publishes and changes of its release', async () => {
  const { store, releases, search } = await openService()
  await store.publish({ documents: [noteSaying('old'), documentOf({ id: 'b' })] })
  const draft = { id: 'draft', label: 'Draft', scheduledAt: null }
  const saved = await releases.save({ ...draft, change: { documents: [noteSaying('one')] } })
  const textAt = async (id: string) => {
    const { results } = await (await search(saved.previewToken)).json()
    return results.find((document: { id: string }) => document.id === id)?.data.text
  }

  expect(await textAt('a')).toBe('one')
  await releases.save({ ...draft, change: { documents: [noteSaying('two')] } })
  expect(await textAt('a')).toBe('two')
  await store.publish({ documents: [documentOf({ id: 'b', data: { text: 'new' } })] })
  expect(await textAt('b')).toBe('new')
})

test('an invalid cookie is an unknown ref, not a failure', async () => {
  const { store, search } = await openService()
  await store.publish({ documents: [noteSaying('old')] })

  for (const ref of ['{', '{}', '%7B%', '{"a":null}', '[]', 'null', '~', '{"a":{"preview":1}}']) {
    expect((await search(ref)).status).toBe(404)
  }
  expect((await search('{"lobang.prismic.io":{"preview":"r1"}}')).status).toBe(200)
})

test('a release cannot be read by guessing its id', async () => {
  const { store, releases, search } = await openService()
  await store.publish({ documents: [noteSaying('old')] })
  await releases.save({ id: 'draft', label: 'Draft', scheduledAt: null, change: {} })

  expect((await search('draft~r1')).status).toBe(404)
  expect((await search('https://x.example/previews/draft')).status).toBe(404)
})

test('a private repository refuses requests without its token', async () => {
  const access = { visibility: 'private' as const, tokens: ['secret'] }
  const { store, createClient, service } = await openService({ access })
  await store.publish({ documents: [noteSaying('old')] })

  await expect(createClient().getByID('a')).rejects.toThrow(ForbiddenError)
  await expect(createClient('wrong').getByID('a')).rejects.toThrow('Invalid access token')
  expect((await createClient('secret').getByID('a')).id).toBe('a')
  for (const path of ['', '/', '/tags', '/documents/search?ref=r1']) {
    const answer = await service.app.request(service.endpoint + path)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ oauth_initiate: `${service.endpoint}/auth` })
  }
  expect((await service.findById('a', 'r1'))?.id).toBe('a')
})

test('releases are listed only for callers with access', async () => {
  const access = { visibility: 'public' as const, tokens: ['secret'] }
  const { releases, createClient } = await openService({ access })
  const scheduledAt = new Date('2026-12-01T00:00:00Z')
  await releases.save({ id: 'december', label: 'December', scheduledAt, change: {} })

  expect(await createClient().getRefs()).toHaveLength(1)
  expect((await createClient('secret').getRefs())[1]).toEqual({
    id: 'december',
    label: 'December',
    ref: 'r1~unpublished',
    scheduledAt: scheduledAt.getTime(),
  })
})

test('a caller over the limit is told when to retry, and the client does', async () => {
  let refusals = 2
  const retryAfter = () => {
    refusals -= 1
    return refusals >= 0 ? 0.2 : null
  }
  const { service, createClient } = await openService({
    callers: { nameOf: () => 'anybody', retryAfter, charge: () => {} },
  })

  const refused = await service.app.request(service.endpoint)
  const repository = await createClient().getRepository()

  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(repository.refs).toHaveLength(1)
})
