import { Client, filter, ParsingError } from '@prismicio/client'
import { expect, test } from 'vitest'
import { documentOf, openEmptyStore, serve } from '../../test/content-fixture.ts'

const notes = [
  documentOf({ id: 'a', tags: ['red'], last_publication_date: '2026-11-03T01:00:00+0000' }),
  documentOf({ id: 'b', tags: ['red', 'blue'], last_publication_date: '2026-11-02T01:00:00+0000' }),
  documentOf({ id: 'c', type: 'other', last_publication_date: '2026-11-01T01:00:00+0000' }),
]

async function openService() {
  const store = await openEmptyStore()
  await store.publish({ documents: notes })
  const service = serve(store)
  const client = new Client('lobang', {
    documentAPIEndpoint: service.endpoint,
    fetch: async (url) => service.app.fetch(new Request(url)),
  })
  return { service, client }
}

function ids(documents: { id: string }[]): string[] {
  return documents.map(({ id }) => id)
}

test('the entry point lists the ref, types, tags and search URL', async () => {
  const { client, service } = await openService()

  const repository = await client.getRepository()

  expect(repository.refs).toEqual([{ id: 'master', ref: 'r1', label: 'Master', isMasterRef: true }])
  expect(repository.types).toEqual({ note: 'Note', other: 'Other' })
  expect(repository.languages).toEqual([
    { id: 'en-sg', name: 'English - Singapore', is_master: true },
  ])
  expect(repository.forms.everything?.action).toBe(`${service.endpoint}/documents/search`)
  expect(await client.getTags()).toEqual(['blue', 'red'])
})

test('a document has the format of the content API', async () => {
  const { client } = await openService()

  const document = await client.getByID('a')

  expect(document).toEqual({
    ...notes[0],
    url: null,
    href: 'https://lobang.example/api/v2/documents/search?ref=r1&q=%5B%5Bat(document.id%2C%20%22a%22)%5D%5D',
  })
})

test('documents are found by id, uid, type and tag', async () => {
  const { client } = await openService()

  expect((await client.getByUID('note', 'b')).id).toBe('b')
  expect(ids(await client.getAllByType('note'))).toEqual(['a', 'b'])
  expect(ids((await client.getByIDs(['c', 'a'])).results)).toEqual(['c', 'a'])
  expect(ids(await client.getAllByEveryTag(['red', 'blue']))).toEqual(['b'])
  expect(ids(await client.getAllBySomeTags(['red', 'blue']))).toEqual(['a', 'b'])
  expect(ids(await client.getAllByUIDs('note', ['b', 'a']))).toEqual(['b', 'a'])
  await expect(client.getByUID('note', 'nope')).rejects.toThrow('No documents were returned')
})

test('results are paginated with links to the next and previous pages', async () => {
  const { client } = await openService()

  const page = await client.get({ pageSize: 1, page: 2 })

  expect(page).toMatchObject({
    page: 2,
    results_per_page: 1,
    results_size: 1,
    total_results_size: 3,
    total_pages: 3,
  })
  expect(page.next_page).toMatch(/^https:\/\/lobang\.example\/api\/v2\/documents\/search\?.*page=3/)
  expect(page.prev_page).toMatch(/page=1/)
})

test('results can be ordered by publication date in both directions', async () => {
  const { client } = await openService()
  const field = 'document.last_publication_date'

  const rising = await client.get({ orderings: [{ field }] })
  const falling = await client.get({ orderings: [{ field, direction: 'desc' }] })

  expect(ids(rising.results)).toEqual(['c', 'b', 'a'])
  expect(ids(falling.results)).toEqual(['a', 'b', 'c'])
})

test('another language has no documents, and `*` selects all languages', async () => {
  const { client } = await openService()

  expect((await client.get({ lang: 'fr-fr' })).results).toEqual([])
  expect((await client.get({ lang: '*' })).results).toHaveLength(3)
})

test('an invalid query is a parsing error with its position', async () => {
  const { client } = await openService()

  const error = await client.get({ filters: ['[nonsense(document.id, "a")]'] }).catch((e) => e)

  expect(error).toBeInstanceOf(ParsingError)
  expect(error.message).toBe(
    `[function nonsense(..)] unknown function on line:1 col:3 in query '[[nonsense(document.id, "a")]]'`,
  )
  expect(error.response.pos).toMatchObject({ line: 1, column: 3 })
})

test('an unknown ref is refused with the current one', async () => {
  const { service } = await openService()
  const url = `${service.endpoint}/documents/search`

  const unknown = await service.app.request(`${url}?ref=nope`)
  const missing = await service.app.request(url)

  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({
    type: 'api_notfound_error',
    message: 'Ref not found. Ensure you have the correct ref. Master ref is: r1',
  })
  expect(missing.status).toBe(400)
})

test('a value can contain quotes', async () => {
  const { client } = await openService()

  const found = await client.get({ filters: [filter.at('my.note.uid', 'a"]] or "b')] })

  expect(found.results).toEqual([])
})
