import { asDate, type Client } from '@prismicio/client'
import { expect, test, vi } from 'vitest'
import { clients, connect, ids, sortedIds } from './content-clients.ts'
import { contentCorpus } from './content-corpus.ts'
import { startContentSite } from './content-site.ts'
import { trialsOf } from './machine.ts'
import { naiveOrder, naiveSearch, type Question } from './naive-content.ts'
import { shared } from './shared.ts'

// Prismic's own clients against a running server; what they get is compared with what a naive
// evaluation of the same documents says. `content-api-filters.test.ts` has the filters.

const corpus = contentCorpus(90)

/** For tests that only read. */
const server = await shared(startContentSite({ documents: corpus }))
const ask = (...questions: Question[]) => sortedIds(naiveSearch(corpus, { questions }))
const ofType = (type: string): Question => ({ name: 'at', args: ['document.type', type] })

test.for(clients)(
  '%s reads the repository’s refs, types, languages and tags',
  async ([, prismic]) => {
    const client = connect(prismic, server.endpoint)

    const repository = await client.getRepository()
    const master = await client.getMasterRef()

    expect(Object.keys(repository.types)).toEqual(expect.arrayContaining(['place', 'thing']))
    expect(repository.languages.map(({ id, is_master }) => [id, is_master])).toEqual([
      ['en-sg', true],
      ['zh-sg', false],
    ])
    expect(repository.integrationFieldsRef).toBeNull()
    expect(master).toMatchObject({ id: 'master', ref: 'first-ref', isMasterRef: true })
    expect(await client.getRefs()).toEqual([master])
    expect(await client.getRefByID('master')).toEqual(master)
    expect(await client.getRefByLabel('Master')).toEqual(master)
    expect(await client.getReleases()).toEqual([])
    const tags = [...new Set(corpus.flatMap((document) => document.tags))].sort()
    expect(await client.getTags()).toEqual(tags)
    expect(repository.forms.tags?.action).toBe(`${server.endpoint}/tags`)
  },
)

test.for(clients)('%s reads single documents with every method', async ([, prismic]) => {
  const client = connect(prismic, server.endpoint)
  const [thing] = naiveSearch(corpus, { questions: [ofType('thing')] })
  if (!thing?.uid) throw new Error('The corpus has no thing')

  const byId = await client.getByID(thing.id)

  expect(byId).toMatchObject(thing)
  expect(byId.url).toBeNull()
  expect(asDate(byId.first_publication_date)?.getTime()).toBe(
    Date.parse(thing.first_publication_date.replace('+0000', 'Z')),
  )
  expect((await (await fetch(byId.href)).json()).results[0].id).toBe(thing.id)
  expect(await client.getByUID('thing', thing.uid)).toEqual(byId)
  expect((await client.getSingle('place')).type).toBe('place')
  expect(
    (await client.getFirst({ filters: [prismic.filter.at('document.id', thing.id)] })).id,
  ).toBe(thing.id)
  expect((await client.getByID(thing.id, { after: 'foo' })).id).toBe(thing.id)
  expect((await client.getByID(thing.id, { integrationFieldsRef: 'any' })).id).toBe(thing.id)
  await expect(client.getByID('nobody')).rejects.toThrow('No documents were returned')
  await expect(client.getByUID('thing', 'nobody')).rejects.toThrow(prismic.NotFoundError)
})

const lists: [string, (client: Client) => Promise<{ results: { id: string }[] }>, string[]][] = [
  ['get', (client) => client.get({ pageSize: 100 }), ask()],
  ['getByType', (client) => client.getByType('thing', { pageSize: 100 }), ask(ofType('thing'))],
  [
    'getByTag',
    (client) => client.getByTag('two words', { pageSize: 100 }),
    ask({ name: 'at', args: ['document.tags', ['two words']] }),
  ],
  [
    'getByEveryTag',
    (client) => client.getByEveryTag(['red', 'blue'], { pageSize: 100 }),
    ask({ name: 'at', args: ['document.tags', ['red', 'blue']] }),
  ],
  [
    'getBySomeTags',
    (client) => client.getBySomeTags(['red', 'blue'], { pageSize: 100 }),
    ask({ name: 'any', args: ['document.tags', ['red', 'blue']] }),
  ],
]

const all: [string, (client: Client) => Promise<{ id: string }[]>, string[]][] = [
  ['dangerouslyGetAll', (client) => client.dangerouslyGetAll(), ask()],
  ['getAllByType', (client) => client.getAllByType('thing'), ask(ofType('thing'))],
  [
    'getAllByTag',
    (client) => client.getAllByTag('red'),
    ask({ name: 'at', args: ['document.tags', ['red']] }),
  ],
  [
    'getAllByEveryTag',
    (client) => client.getAllByEveryTag(['red', 'green']),
    ask({ name: 'at', args: ['document.tags', ['red', 'green']] }),
  ],
  [
    'getAllBySomeTags',
    (client) => client.getAllBySomeTags(['red', 'green']),
    ask({ name: 'any', args: ['document.tags', ['red', 'green']] }),
  ],
]

test.for(clients)('%s reads lists with every method', async ([, prismic]) => {
  const client = connect(prismic, server.endpoint)

  for (const [name, read, expected] of lists) {
    expect([name, sortedIds((await read(client)).results)]).toEqual([name, expected])
    expect(expected.length).toBeGreaterThan(0)
  }
  for (const [name, read, expected] of all) {
    expect([name, sortedIds(await read(client))]).toEqual([name, expected])
    expect(expected.length).toBeGreaterThan(0)
  }
})

test.for(clients)('%s gets documents in the requested order', async ([, prismic]) => {
  const client = connect(prismic, server.endpoint)
  const things = naiveSearch(corpus, { questions: [ofType('thing')] })
  const wanted = [things[7], things[2], things[5]].map((thing) => thing?.id ?? '')
  const uids = [things[4], things[1], things[9]].map((thing) => thing?.uid ?? '')

  expect(ids((await client.getByIDs(wanted)).results)).toEqual(wanted)
  expect(ids(await client.getAllByIDs(wanted))).toEqual(wanted)
  expect((await client.getByUIDs('thing', uids)).results.map(({ uid }) => uid)).toEqual(uids)
  expect((await client.getAllByUIDs('thing', uids)).map(({ uid }) => uid)).toEqual(uids)
})

test.for(clients)('%s orders documents by their fields', async ([, prismic]) => {
  const client = connect(prismic, server.endpoint)

  for (const orderings of [
    [{ field: 'my.thing.price' }, { field: 'my.thing.uid' }],
    [
      { field: 'my.thing.price', direction: 'desc' },
      { field: 'my.thing.uid', direction: 'desc' },
    ],
    [
      { field: 'my.thing.option' },
      { field: 'my.thing.day', direction: 'desc' },
      { field: 'my.thing.uid' },
    ],
    [
      { field: 'my.thing.title' },
      { field: 'document.first_publication_date' },
      { field: 'my.thing.uid' },
    ],
    [{ field: 'document.last_publication_date', direction: 'desc' }, { field: 'my.thing.uid' }],
  ] as const) {
    const found = await client.getByType('thing', { orderings: [...orderings], pageSize: 100 })
    const expected = naiveOrder(naiveSearch(corpus, { questions: [ofType('thing')] }), orderings)
    // Where those without a value go is not promised.
    const promised = new Set(ids(expected))
    expect(ids(found.results).filter((id) => promised.has(id))).toEqual(ids(expected))
    expect(expected.length).toBeGreaterThan(20)
  }
})

const PAGES = trialsOf(100)
const many = contentCorpus(PAGES * 100)
const large = await shared(startContentSite({ documents: many }))

test.for(clients)(`%s pages to the end of ${many.length} documents`, async ([, prismic]) => {
  const client = connect(prismic, large.endpoint)
  const expected = sortedIds(naiveSearch(many, { questions: [], lang: '*' }))
  // The client waits half a second between pages, out of politeness towards somebody else's server.
  const { setTimeout: wait } = globalThis
  using _ = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms = 0) => wait(run, ms === 500 ? 0 : ms)) as never)

  const everything = await client.dangerouslyGetAll({ lang: '*' })
  const linked: string[] = []
  let next: string | null = (await client.get({ lang: '*', pageSize: 100, page: PAGES / 2 }))
    .next_page
  while (next) {
    const page = await (await fetch(next)).json()
    linked.push(...ids(page.results))
    next = page.next_page
  }

  expect(everything).toHaveLength(many.length)
  expect(sortedIds(everything)).toEqual(expected)
  expect(linked).toEqual(ids(everything).slice(many.length / 2))
  const beyond = await client.get({ lang: '*', pageSize: 100, page: PAGES + 1 })
  expect(beyond).toMatchObject({
    results: [],
    results_size: 0,
    total_pages: PAGES,
    next_page: null,
  })
  expect((await client.get({ pageSize: 1000 })).results_per_page).toBe(100)
})

test.for(clients)('%s reads one language, another or all of them', async ([, prismic]) => {
  const pair = contentCorpus(8).map((document, index) => ({
    ...document,
    uid: 'twin',
    type: 'thing',
    lang: index === 0 ? 'en-sg' : 'zh-sg',
    alternate_languages:
      index === 0 ? [{ id: 'b', uid: 'twin', type: 'thing', lang: 'zh-sg' }] : [],
  }))
  const documents = [...corpus, { ...pair[0], id: 'a' }, { ...pair[1], id: 'b' }] as typeof corpus
  await using server = await startContentSite({ documents })
  const client = connect(prismic, server.endpoint)

  for (const lang of [undefined, 'en-sg', 'zh-sg', 'fr-fr', '*']) {
    const found = await client.dangerouslyGetAll(lang ? { lang } : {})
    const expected = naiveSearch(documents, { questions: [], ...(lang ? { lang } : {}) })
    expect(sortedIds(found)).toEqual(sortedIds(expected))
  }
  const english = await client.getByUID('thing', 'twin')
  const [other] = english.alternate_languages
  expect(english.id).toBe('a')
  expect(other).toEqual({ id: 'b', uid: 'twin', type: 'thing', lang: 'zh-sg' })
  expect((await client.getByUID('thing', 'twin', { lang: other?.lang ?? '' })).id).toBe('b')
})

test.for(clients)('%s fetches selected fields, linked fields and URLs', async ([, prismic]) => {
  const client = connect(prismic, server.endpoint, {
    routes: [
      { type: 'thing', path: '/things/:uid' },
      { type: 'place', path: '/:lang?/places/:uid' },
    ],
    brokenRoute: '/gone',
  })

  const thing = await client.getFirst({
    filters: [prismic.filter.at('my.thing.place', 'place-bugis')],
    fetch: ['thing.title', 'thing.place'],
    fetchLinks: ['place.name', 'place.seats'],
  })
  const graph = await client.getByID(thing.id, {
    graphQuery: '{ thing { title place { ...on place { seats } } } }',
  })

  expect(Object.keys(thing.data)).toEqual(['title', 'place'])
  expect(thing.url).toBe(`/things/${thing.uid}`)
  expect(thing.data.place.data).toEqual({ name: 'Hawkers of bugis', seats: 50 })
  expect(prismic.asLink(thing.data.place)).toBe('/places/bugis')
  expect(graph.data.place.data).toEqual({ seats: 50 })
})
