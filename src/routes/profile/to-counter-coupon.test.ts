import { afterEach, expect, test, vi } from 'vitest'
import { counterState } from '#ui/counter/counter-state.ts'
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

/** A device without copies and with this server. */
function stubDevice(answer: () => Promise<Response>) {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', answer)
}

test('offline and without a copy of the page the counter shows the saved days and hours', async () => {
  stubDevice(() => Promise.reject(new TypeError('Failed to fetch')))

  expect(await toCounterCoupon('d1', saved)).toMatchObject({
    times: { startsOn: '2026-12-02', endsOn: '2026-12-31', askFirst: 'Mon-Fri, 11am-3pm' },
    conditions: ['Mon-Fri, 11am-3pm'],
  })
  expect(await toCounterCoupon('d1', { ...saved, when: undefined })).toMatchObject({
    conditions: [],
  })
})

test('the counter is never green for a deal that was saved without its times', async () => {
  stubDevice(() => Promise.reject(new TypeError('Failed to fetch')))
  const now = new Date('2026-12-05T12:00:00+08:00')

  const { times } = await toCounterCoupon('d1', saved)
  const unknown = await toCounterCoupon('d1', { ...saved, when: null })

  expect(counterState(times, now)).toMatchObject({ isUsable: false, isShown: true })
  expect(counterState(unknown.times, now).lines[0]).toBe('Ask the shop for the hours')
})

test('with saved times the counter knows offline whether the deal can be used', async () => {
  stubDevice(() => Promise.reject(new TypeError('Failed to fetch')))
  const lunch = { ...saved, times: { hours: '11:00-15:00' } }

  const { times } = await toCounterCoupon('d1', lunch)

  expect(counterState(times, new Date('2026-12-05T12:00:00+08:00')).isUsable).toBe(true)
  expect(counterState(times, new Date('2026-12-05T15:00:00+08:00')).isUsable).toBe(false)
})

test('with the page the counter shows all of its conditions', async () => {
  const conditions = ['Monday to Friday', 'Minimum spend $30']
  stubDevice(async () => Response.json({ payload: { deal: {}, conditions } }))

  expect((await toCounterCoupon('d1', saved)).conditions).toEqual(conditions)
})
