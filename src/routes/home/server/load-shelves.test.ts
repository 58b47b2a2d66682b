import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { cleanDeal, cleanDocument } from '../../../../test/clean-deal.ts'
import { openEmptyStore, serve } from '../../../../test/content-fixture.ts'
import { loadShelves } from './load-shelves.ts'

const home = { featuredIds: [] } as unknown as Parameters<typeof loadShelves>[0]
const brand = cleanDocument('brand', 'brand-1', { name: 'Suria', palette: 'chili', motif: 'laksa' })
const always = { outlets: [], channel: 'online', starts_on: '2026-01-01', ends_on: null }

/** Deals that are usable at noon on Monday 16 November 2026, each limited by a different fact. */
const limited = {
  hours: { ...always, hours: '11:00-15:00' },
  weekday: { ...always, weekdays: [{ day: 'mon' }] },
  'day of the month': { ...always, month_days: [{ which: 'third', day: 'mon' }] },
  date: { ...always, dates: [{ date: '2026-11-16' }, { date: '2026-12-16' }] },
  'opening hours': {
    ...always,
    channel: 'in-store',
    outlets: [{ name: 'Bugis', address: 'Bugis', hours: '10:00-20:00' }],
  },
}
/** Always usable, and not usable at noon. */
const others = {
  always,
  evening: { ...always, hours: '18:00-22:00' },
  'another day of the month': { ...always, month_days: [{ which: 'first', day: 'mon' }] },
  'hours that nobody stated': {
    ...always,
    channel: 'in-store',
    outlets: [{ name: 'Bugis', address: 'Bugis' }],
  },
}

async function usableAt(time: string, deals: Record<string, object>): Promise<string[]> {
  const store = await openEmptyStore()
  const documents = Object.entries(deals).map(([title, data]) =>
    cleanDeal({ ...data, title }, title.replaceAll(' ', '-')),
  )
  await store.publish({ documents: [brand, ...documents] })
  const content = createContentClient({ service: serve(store) })
  const now = new Date(`2026-11-16T${time}:00+08:00`)
  const { usableNow } = await loadShelves(home, { content, now })
  return usableNow.map(({ title }) => title)
}

test.each(Object.entries(limited))(
  'home has a deal limited by %s as usable now',
  async (name, deal) => {
    expect(await usableAt('12:00', { [name]: deal, ...others })).toEqual([name])
  },
)

test('a deal leaves the shelf when its outlets close', async () => {
  const { 'opening hours': shop } = limited

  expect(await usableAt('19:59', { shop })).toEqual(['shop'])
  expect(await usableAt('20:00', { shop })).toEqual([])
})
