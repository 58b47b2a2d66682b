import { afterEach, expect, test, vi } from 'vitest'
import { findDealPage } from './find-deal-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device with these caches and this server. */
function stubDevice(kept: () => Promise<Response | undefined>, answer: () => Promise<Response>) {
  vi.stubGlobal('window', { caches: true })
  vi.stubGlobal('caches', { open: async () => ({ match: kept }) })
  vi.stubGlobal('fetch', answer)
}

const page = { deal: { title: 'Kopi' }, conditions: [] }

test('a damaged copy is ignored, and the server is asked', async () => {
  const damaged = '<script type="application/json" id="page-data">{</script>'
  stubDevice(
    async () => new Response(damaged),
    async () => Response.json({ payload: page }),
  )

  expect(await findDealPage('/deals/food/a')).toEqual(page)
})

test.each([
  ['no page but a sign-in of the wifi', async () => new Response('<h1>Welcome</h1>')],
  ['something else', async () => Response.json({ payload: { conditions: null } })],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('with no copy, and %s from the server, the page is unknown', async (_, answer) => {
  stubDevice(() => Promise.reject(new Error('full')), answer)

  expect(await findDealPage('/deals/food/a')).toBeNull()
})
