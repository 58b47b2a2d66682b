import { Client, type PrismicDocument } from '@prismicio/client'
import { expect, test } from 'vitest'
import { documentOf, openEmptyStore, serve } from '../../../test/content-fixture.ts'
import type { ContentStore } from '../content-store.ts'

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] })
const linkTo = (id: string, type: string) => ({
  link_type: 'Document',
  id,
  type,
  tags: [],
  lang: 'en-sg',
})

const post = documentOf({
  id: 'plan',
  type: 'post',
  data: {
    title: 'A plan',
    author: linkTo('desk', 'author'),
    gone: linkTo('gone', 'post'),
    deals: [{ deal: linkTo('toast', 'deal'), note: 'Good' }],
    slices: [
      { slice_type: 'text', variation: 'default', primary: { text: [paragraph('Hi')] }, items: [] },
      {
        slice_type: 'deal',
        variation: 'default',
        primary: { deal: linkTo('toast', 'deal') },
        items: [],
      },
    ],
  },
})
const author = documentOf({
  id: 'desk',
  type: 'author',
  data: { name: 'Food Desk', bio: [paragraph('One.'), paragraph('Two.')], rows: [{ a: 1 }] },
})
const deal = documentOf({
  id: 'toast',
  type: 'deal',
  data: { title: 'Toast', price: 6, brand: linkTo('pagi', 'brand') },
})
const brand = documentOf({ id: 'pagi', type: 'brand', data: { name: 'Lorong Pagi' } })

async function readPost(params: object): Promise<PrismicDocument> {
  const store = await openEmptyStore()
  await store.publish({ documents: [post, author, deal, brand] })
  return clientOf(store).getByUID('post', 'plan', params)
}

function clientOf(store: ContentStore): Client {
  const { app, endpoint } = serve(store)
  const fetch = async (url: string) => app.request(url)
  return new Client('lobang', { documentAPIEndpoint: endpoint, fetch })
}

test('fetch returns only the requested fields', async () => {
  const { data } = await readPost({ fetch: ['post.title'] })

  expect(data).toEqual({ title: 'A plan' })
})

test('fetchLinks puts fields of linked documents into the links, rich text up to its first block', async () => {
  const { data } = await readPost({
    fetchLinks: 'author.name,author.bio,author.rows,deal.title,deal.brand',
  })

  expect(data.author.data).toEqual({ name: 'Food Desk', bio: [paragraph('One.')] })
  expect(data.deals[0].deal.data).toEqual({ title: 'Toast' })
})

test('graphQuery selects fields, through links, groups and slices', async () => {
  const graphQuery = `{
    post {
      title
      author { ...on author { name } }
      deals { deal { title brand { name } } }
      slices { ...on deal { variation { ...on default { primary { deal { ...on deal { price } } } } } } }
    }
  }`

  const { data } = await readPost({ graphQuery })

  expect(Object.keys(data)).toEqual(['title', 'author', 'deals', 'slices'])
  expect(data.author.data).toEqual({ name: 'Food Desk' })
  expect(data.deals).toHaveLength(1)
  expect(data.deals[0].note).toBeUndefined()
  expect(data.deals[0].deal.data.title).toBe('Toast')
  expect(data.deals[0].deal.data.brand.data).toEqual({ name: 'Lorong Pagi' })
  expect(data.slices).toHaveLength(1)
  expect(data.slices[0].primary.deal.data).toEqual({ price: 6 })
})

test('a spread in graphQuery takes all fields', async () => {
  const { data } = await readPost({
    graphQuery: '{ post { ...postFields author { ...authorFields } } }',
  })

  expect(Object.keys(data)).toEqual(Object.keys(post.data))
  expect(data.author.data.name).toBe('Food Desk')
})

test('an invalid graphQuery is a parsing error', async () => {
  await expect(readPost({ graphQuery: '{ post { title ' })).rejects.toThrow(
    'unexpected end in graphQuery on line:1 col:16',
  )
  await expect(readPost({ graphQuery: '{'.repeat(5000) })).rejects.toThrow('in graphQuery')
  await expect(readPost({ graphQuery: '{a'.repeat(5000) })).rejects.toThrow('nested too deeply')
})

test('routes resolve the URLs of documents and links, including broken links', async () => {
  const routes = [
    { type: 'post', path: '/:lang?/blog/:author/:uid', resolvers: { author: 'author' } },
    { type: 'author', path: '/desks/:uid' },
    { type: 'author', uid: 'desk', path: '/the-desk' },
  ]

  const { url, data } = await readPost({ routes, brokenRoute: '/404' })

  expect(url).toBe('/blog/desk/plan')
  expect(data.author.url).toBe('/the-desk')
  expect(data.gone).toMatchObject({ isBroken: true, url: '/404' })
  expect(data.deals[0].deal.url).toBeUndefined()
})

test('without routes there are no URLs, and an empty list is allowed', async () => {
  expect((await readPost({})).url).toBeNull()
  expect((await readPost({ routes: [] })).url).toBeNull()
  await expect(readPost({ routes: 'nonsense' })).rejects.toThrow('routes must be JSON')
})

test('results can start after a document, and an unknown one is ignored', async () => {
  const store = await openEmptyStore()
  await store.publish({ documents: [post, author, deal, brand] })
  const client = clientOf(store)
  const orderings = [{ field: 'document.first_publication_date' }]

  const all = await client.dangerouslyGetAll({ orderings })
  const rest = await client.dangerouslyGetAll({ orderings, after: all[1]?.id ?? '' })

  expect(rest.map(({ id }) => id)).toEqual(all.slice(2).map(({ id }) => id))
  expect((await client.getByUID('post', 'plan', { after: 'foo' })).id).toBe('plan')
})
