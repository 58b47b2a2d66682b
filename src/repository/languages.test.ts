import { createClient, filter } from '@prismicio/client'
import { expect, test } from 'vitest'
import { documentOf, openStore, serve } from '../../test/content-fixture.ts'
import { publishContent } from './publish/publish-content.ts'
import { stageChange } from './publish/staged-change.ts'
import type { ContentChange } from './snapshot.ts'

// Prismic's own client against a repository in several languages.

const author = { kind: 'command' as const, name: 'editor' }

async function openRepository() {
  const { db, options, store } = await openStore()
  const service = serve(store)
  const ask = (url: URL | RequestInfo, init?: RequestInit) => service.app.request(url, init)
  const client = createClient('lobang', {
    documentAPIEndpoint: 'https://lobang.example/api/v2',
    fetch: async (url, init) => ask(url, init as RequestInit),
  })
  return {
    client,
    ask,
    async publish(change: ContentChange, mainLanguage?: string) {
      await publishContent(
        db,
        async (staged) => {
          await stageChange(staged, change)
          return mainLanguage === undefined ? {} : { mainLanguage }
        },
        { ...options, kind: 'import', author },
      )
      await store.refresh()
      client.queryContentFromRef(store.snapshot().ref ?? '')
    },
  }
}

const version = (id: string, lang: string, others: readonly string[] = []) =>
  documentOf({
    id,
    lang,
    uid: 'kopi',
    data: { title: id },
    alternate_languages: others.map((other) => ({ id: other, type: 'note', lang: '?' })),
  })

test('the main language is the repository’s, and each version names the other published ones', async () => {
  const { client, publish } = await openRepository()
  // One of the three names each of the others: that is enough.
  const documents = [
    version('fr', 'fr-fr'),
    version('en', 'en-sg', ['fr', 'de']),
    version('de', 'de-de'),
  ]
  await publish({ documents }, 'fr-fr')

  const { languages } = await client.getRepository()
  const main = await client.getByUID('note', 'kopi')
  const german = await client.getByUID('note', 'kopi', { lang: 'de-de' })
  const all = await client.getAllByType('note', { lang: '*' })
  const none = await client.getAllByType('note', { lang: 'ms-my' })
  await publish({ removedIds: ['de'] })
  const afterwards = await client.getByID('fr')

  expect(languages).toEqual([
    { id: 'fr-fr', name: 'French - France', is_master: true },
    { id: 'de-de', name: 'German - Germany', is_master: false },
    { id: 'en-sg', name: 'English - Singapore', is_master: false },
  ])
  expect(main.id).toBe('fr')
  expect(main.alternate_languages).toEqual([
    { id: 'de', type: 'note', lang: 'de-de', uid: 'kopi' },
    { id: 'en', type: 'note', lang: 'en-sg', uid: 'kopi' },
  ])
  expect(german.alternate_languages.map(({ lang }) => lang)).toEqual(['en-sg', 'fr-fr'])
  expect(all.map(({ id }) => id).toSorted()).toEqual(['de', 'en', 'fr'])
  expect(none).toEqual([])
  expect(afterwards.alternate_languages.map(({ lang }) => lang)).toEqual(['en-sg'])
})

test('changing the main language is a publish; setting it again is not', async () => {
  const { client, publish } = await openRepository()
  await publish({ documents: [version('en', 'en-sg'), version('fr', 'fr-fr')] })
  const before = await client.getMasterRef()

  await publish({}, 'en-sg')
  expect((await client.getRepository()).refs[0]?.ref).toBe(before.ref)
  await publish({}, 'fr-fr')

  expect((await client.getSingle('note')).id).toBe('fr')
})

test('a document is found by the uids that it had, until another one takes them', async () => {
  const { client, publish } = await openRepository()
  const [en, fr] = [version('en', 'en-sg'), version('fr', 'fr-fr')]
  await publish({ documents: [en, fr] })
  await publish({ documents: [{ ...en, uid: 'kopi-o' }] })
  await publish({ documents: [{ ...en, uid: 'kopi-c' }] })

  const byOld = await client.getByUID('note', 'kopi')
  const inFrench = await client.getByUID('note', 'kopi', { lang: 'fr-fr' })
  const inOrder = await client.getAllByUIDs('note', ['kopi-o', 'kopi'], { lang: '*' })
  const others = await client.get({ filters: [filter.not('my.note.uid', 'kopi')] })
  await publish({ documents: [{ ...documentOf({ id: 'new', uid: 'kopi' }), data: { title: '' } }] })
  const taken = await client.getByUID('note', 'kopi')

  expect([byOld.id, byOld.uid]).toEqual(['en', 'kopi-c'])
  expect(inFrench.id).toBe('fr')
  expect(inOrder.map(({ id }) => id)).toEqual(['en', 'fr'])
  expect(others.results.map(({ id }) => id)).toEqual(['en'])
  expect(taken.id).toBe('new')
})

test('a field is compared with a Date, and metadata has an ETag', async () => {
  const { client, publish, ask } = await openRepository()
  const data = { on: '2026-11-18', at: '2026-11-18T01:00:00+0000' }
  await publish({ documents: [documentOf({ id: 'a', data }), documentOf({ id: 'b', data: {} })] })
  const found = async (path: string, date: string) =>
    (await client.get({ filters: [filter.at(path, new Date(date))] })).results.map(({ id }) => id)

  expect(await found('my.note.on', '2026-11-18T00:00:00Z')).toEqual(['a'])
  expect(await found('my.note.at', '2026-11-18T01:00:00Z')).toEqual(['a'])
  expect(await found('my.note.at', '2026-11-18T01:00:00.500Z')).toEqual([])
  expect(await found('document.first_publication_date', '2026-11-01T01:00:00Z')).toHaveLength(2)

  const first = await ask('https://lobang.example/api/v2')
  const etag = first.headers.get('etag') ?? ''
  const again = await ask('https://lobang.example/api/v2', { headers: { 'if-none-match': etag } })
  await publish({ documents: [documentOf({ id: 'c' })] })
  const later = await ask('https://lobang.example/api/v2', { headers: { 'if-none-match': etag } })

  expect([etag.slice(0, 3), again.status, await again.text()]).toEqual(['W/"', 304, ''])
  expect(later.status).toBe(200)
})

test('a GraphQuery may have comments', async () => {
  const { client, publish } = await openRepository()
  await publish({ documents: [documentOf({ id: 'a', data: { title: 'Kopi', price: 2 } })] })
  const graphQuery = '{ # what a card shows\n note { title # not { the price\r\n } }'

  expect((await client.getByID('a', { graphQuery })).data).toEqual({ title: 'Kopi' })
})
