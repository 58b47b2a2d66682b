import { expect, test } from 'vitest'
import type { BlockMap } from '#lib/block-map.ts'
import { AppError } from '#lib/node/app-error.ts'
import { shared } from '../../../test/shared.ts'
import { createTestSite } from '../../../test/test-site.ts'
import { createRichtextClient } from './create-richtext-client.ts'
import { createRichtextService } from './richtext-service.ts'

/** For tests that only read. */
const site = await shared(createTestSite({ isSmall: true }))

const ID = '373ba72bbff75ce7a838e2499590de30'
const DASHED = '373ba72b-bff7-5ce7-a838-e2499590de30'

test.for([ID, DASHED, ID.toUpperCase(), `Privacy-policy-${ID}`, `Privacy-${DASHED}`])(
  '/richtext/page/%s returns a block map that starts with the page',
  async (id) => {
    const response = await site.request(`/richtext/page/${id}`)

    expect(response.status).toBe(200)
    const blocks = (await response.json()) as BlockMap
    expect(Object.keys(blocks)[0]).toBe(DASHED)
    expect(blocks[DASHED]?.value?.properties?.title).toEqual([['Privacy policy']])
  },
)

test('the map holds all blocks below the page, and only links to other pages', async () => {
  const service = serve({
    [DASHED]: { value: { id: DASHED, type: 'page', content: ['a', 'p', 'r', 'gone'] } },
    stray: { value: { id: 'stray', type: 'text' } },
    q: { value: { id: 'q', type: 'text' } },
    p: { value: { id: 'p', type: 'page', content: ['q'] } },
    a: { value: { id: 'a', type: 'toggle', content: ['b', DASHED] } },
    b: { value: { id: 'b', type: 'text' } },
    s: { value: { id: 's', type: 'transclusion_container', content: ['t'] } },
    t: { value: { id: 't', type: 'text' } },
    r: {
      value: {
        id: 'r',
        type: 'transclusion_reference',
        format: { transclusion_reference_pointer: { id: 's' } },
      },
    },
  })

  const blocks = (await (await service.request(`/richtext/page/${ID}`)).json()) as BlockMap

  expect(Object.keys(blocks)).toEqual([DASHED, 'a', 'b', 'p', 'r', 's', 't', 'gone'])
  expect(blocks.gone).toEqual({ role: 'none' })
})

test('an unknown page or route gets 404 with JSON', async () => {
  for (const path of ['page/none', `page/${'f'.repeat(32)}`, `table/${'f'.repeat(32)}`, 'user/x']) {
    const response = await site.request(`/richtext/${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toHaveProperty('error')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('other sites may cache responses for an hour, unless they send no-cache', async () => {
  const ask = (headers: Record<string, string>) =>
    site.request(`/richtext/page/${ID}`, { headers: { 'accept-encoding': 'gzip', ...headers } })

  const kept = await ask({})
  const fresh = await ask({ 'cache-control': 'no-cache' })
  const preflight = await site.request(`/richtext/page/${ID}`, { method: 'OPTIONS' })

  expect(kept.headers.get('access-control-allow-origin')).toBe('*')
  expect(kept.headers.get('access-control-allow-methods')).toBe('GET, OPTIONS')
  expect(kept.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(kept.headers.get('content-type')).toMatch(/^application\/json/)
  expect(kept.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(kept.headers.get('content-encoding')).toBe('gzip')
  expect(fresh.headers.get('cache-control')).toBe('no-store')
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('*')
})

test('a page without a table gets 401, with JSON inside a string', async () => {
  const response = await site.request(`/richtext/table/${ID}`)

  expect(response.status).toBe(401)
  expect(JSON.parse((await response.json()) as string)).toEqual({
    error: `No table found on Notion page: ${DASHED}`,
  })
})

test('a table is a list of rows, with values by column type and without empty cells', async () => {
  const columns = {
    title: ['Deal', [['Kopi '], ['and toast', [['b']]]]],
    text: ['Note', [['Before ten']]],
    select: ['Badge', [['1-for-1']]],
    multi_select: ['Tags', [['food,local']]],
    number: ['Price', [['4.5']]],
    checkbox: ['Live', [['Yes']]],
    date: ['Ends', [['‣', [['d', { type: 'date', start_date: '2026-11-30' }]]]]],
    person: ['Editor', [['‣', [['u', 'user-1']]]]],
    relation: ['Brand', [['‣', [['p', 'page-1']]], [','], ['‣', [['p', 'page-2']]]]],
    file: ['Photo', [['kopi.png', [['a', 'https://files.example/kopi.png']]]]],
    url: ['Link', [['https://a.example', [['a', 'https://a.example']]]]],
    email: ['Mail', [['a@a.example']]],
    phone_number: ['Phone', [['6123 4567']]],
    formula: ['Sum', [['7']]],
  } as const
  const full = Object.fromEntries(Object.values(columns))
  const schema = Object.fromEntries(
    Object.entries(columns).map(([type, [name]]) => [`key-${type}`, { name, type }]),
  )
  const collection = {
    schema,
    data: [
      { id: 'row-1', ...full },
      { id: 'row-2', Deal: [['Teh']] },
    ],
  }
  const service = serve({
    [DASHED]: { value: { id: DASHED, type: 'page', content: ['c'] } },
    c: { value: { id: 'c', type: 'collection_view' }, collection },
  })

  const response = await service.request(`/richtext/table/${ID}`)

  expect(await response.json()).toEqual([
    {
      id: 'row-1',
      Deal: 'Kopi and toast',
      Note: 'Before ten',
      Badge: '1-for-1',
      Tags: ['food', 'local'],
      Price: 4.5,
      Live: true,
      Ends: '2026-11-30',
      Editor: [{ id: 'user-1', firstName: '', lastLame: '', fullName: '', profilePhoto: '' }],
      Brand: ['page-1', 'page-2'],
      Photo: [
        {
          name: 'kopi.png',
          url: 'https://www.notion.so/image/https%3A%2F%2Ffiles.example%2Fkopi.png?table=block&id=row-1&cache=v2',
          rawUrl: 'https://files.example/kopi.png',
        },
      ],
      Link: 'https://a.example',
      Mail: 'a@a.example',
      Phone: '6123 4567',
      Sum: 'Not supported',
    },
    { id: 'row-2', Deal: 'Teh' },
  ])
})

test('the service answers 503 while its worker is unavailable', async () => {
  const unavailable = async () => {
    throw new AppError('unavailable', 'private words')
  }
  const service = createRichtextService({ findPage: unavailable, findTable: unavailable })

  const response = await service.request(`/richtext/page/${ID}`)

  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('private')
})

test('a caller with too many requests gets 429 with Retry-After', async () => {
  let seconds: number | null = 1.2
  const client = createRichtextClient({ snapshot: () => ({ richtextPages: new Map() }) })
  const service = createRichtextService(client, { retryAfter: () => seconds })

  const refused = await service.request(`/richtext/page/${ID}`)
  seconds = null
  const answered = await service.request(`/richtext/page/${ID}`)

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(answered.status).toBe(404)
})

function serve(blocks: unknown) {
  const richtextPages = new Map([[ID, blocks as BlockMap]])
  return createRichtextService(createRichtextClient({ snapshot: () => ({ richtextPages }) }))
}
