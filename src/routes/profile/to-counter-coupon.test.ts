import { afterEach, expect, test, vi } from 'vitest'
import { toCounterCoupon } from './to-counter-coupon.ts'

afterEach(() => vi.unstubAllGlobals())

const saved = {
  title: 'Kopi',
  path: '/deals/food/kopi',
  brand: 'Lorong',
  badge: '1-for-1',
  code: null,
  endsOn: '2026-12-31',
  savedAt: '2026-11-15',
  startsOn: '2026-12-02',
  when: 'Mon-Fri, 11am-3pm',
}

/** A device without copies, and this at the other end of its line. */
function stubDevice(answer: () => Promise<Response>) {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', answer)
}

test('without signal or a copy of the page the counter shows the days and hours that were saved', async () => {
  stubDevice(() => Promise.reject(new TypeError('Failed to fetch')))

  expect(await toCounterCoupon(saved)).toMatchObject({
    times: { startsOn: '2026-12-02', endsOn: '2026-12-31' },
    conditions: ['Mon-Fri, 11am-3pm'],
  })
  expect(await toCounterCoupon({ ...saved, when: undefined })).toMatchObject({ conditions: [] })
})

test('with the page the counter shows all of its conditions', async () => {
  const terms = [
    { name: 'Days', text: 'Monday to Friday' },
    { name: 'Minimum spend', text: '$30' },
  ]
  stubDevice(async () => Response.json({ payload: { deal: {}, terms } }))

  const { conditions } = await toCounterCoupon(saved)

  expect(conditions).toEqual(['Monday to Friday', 'Minimum spend $30'])
})
