import { expect, test } from 'vitest'
import type { Deal } from '#deals/deal.ts'
import { createTimeTest } from '#deals/times/asked-time.ts'
import { addDays, startOfDay } from '#lib/singapore-time.ts'
import { loader as listLoader } from '#routes/deals/server/loader.ts'
import { loader as searchLoader } from '#routes/search/server/loader.ts'
import { FIRST_DAY, generatedTimes } from './generated-times.ts'
import { createListInput } from './list-input.ts'
import { everyTrial } from './machine.ts'
import { naiveFilter } from './naive-filters.ts'

// `npm test` looks at every fifth hour; `TRIALS=all npm test -- test/weekend.test.ts` at each.

const HOUR_MS = 60 * 60 * 1000
const STEP = everyTrial ? 1 : 5
const hours = Array.from({ length: Math.ceil((7 * 24) / STEP) }, (_, turn) => turn * STEP)
const times = [undefined, 'morning', 'evening', 'night', '00:30', '23:59']

test.each([
  // Saturday and Sunday are holidays, and so is the Monday after.
  ['of Chinese New Year', FIRST_DAY],
  ['after it', addDays(FIRST_DAY, 7)],
  // Good Friday
  ['of a long weekend', '2027-03-22'],
])('at the hours of a week %s the weekend filter agrees with a naive evaluation', (_, monday) => {
  const deals = generatedTimes(400)
    .filter(({ startsOn = '', endsOn = '9' }) => startsOn <= addDays(monday, 7) && endsOn >= monday)
    .slice(0, 12)
  let usable = 0

  for (const hour of hours) {
    const now = new Date(startOfDay(monday).getTime() + hour * HOUR_MS)
    const naive = naiveFilter(now)
    for (const time of times) {
      const filters = { day: 'weekend', ...(time !== undefined && { time }) }
      const passes = createTimeTest(filters, now)
      for (const deal of deals) {
        const expected = naive({ times: deal, endsOn: null } as Deal, filters)
        expect(passes(deal), JSON.stringify({ deal, now, time })).toBe(expected)
        if (expected) usable += 1
      }
    }
  }

  expect(usable).toBeGreaterThan(hours.length)
})

const { inputFor: onSunday } = await createListInput()
const { inputFor: onTuesday } = await createListInput(new Date('2026-11-17T12:00:00+08:00'))

// The rest of this weekend is then called today.
test.each([
  ['weekend brunch', 'weekend', undefined],
  ['this weekend', 'weekend', 'today'],
  ['brunch this coming weekend', 'weekend', 'today'],
  ['long weekend', 'weekend', undefined],
  ['周末', 'weekend', undefined],
  ['这个周末', 'weekend', 'today'],
  ['next weekend', undefined, undefined],
  ['下周末', undefined, undefined],
  ['weekend morning', 'weekend', undefined],
  ['saturday', 'sat', 'sat'],
])('“%s” asks for the day %s on a Tuesday, and for %s on a Sunday', async (q, tuesday, sunday) => {
  const address = `/search?${new URLSearchParams({ q })}`
  const [first, second] = [
    await searchLoader(onTuesday(address)),
    await searchLoader(onSunday(address)),
  ]

  expect([first.filters.day, second.filters.day]).toEqual([tuesday, sunday])
  // A time of day is filtered together with its day.
  expect(second.filters.time).toBeUndefined()
  expect(first.dealCount).toBeGreaterThan(0)
  expect(second.dealCount + second.nearest.length).toBeGreaterThan(0)
})

test('the weekend is a filter of lists and searches with the same count, name and deals', async () => {
  const list = await listLoader(onTuesday('/deals?day=weekend'))
  const search = await searchLoader(onTuesday('/search?day=weekend'))
  const option = (facets: typeof list.facets) =>
    facets.find(({ name }) => name === 'day')?.options.find(({ value }) => value === 'weekend')

  expect(list.active).toMatchObject([{ name: 'day', text: 'This weekend' }])
  expect(option(list.facets)).toEqual({
    value: 'weekend',
    label: 'This weekend',
    count: search.dealCount,
  })
  expect(option(search.facets)).toEqual(option(list.facets))
  expect(list.deals.map(({ id }) => id)).toEqual(search.deals.map(({ id }) => id))
})
