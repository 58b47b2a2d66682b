import { expect, test } from 'vitest'
import { firstDayWindows, usableWeek } from '#deals/times/usable-week.ts'
import { atOnce } from '#lib/node/work.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { lifespanOfDeal } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import { cleanDeal } from '../../test/clean-deal.ts'
import { NOON } from '../../test/noon.ts'
import { findLiveDeals, type LiveDeals } from './live-deals.ts'
import { countHours } from './usable-hours.ts'

function find(all: readonly DealDocument[], before: LiveDeals | null): LiveDeals {
  return atOnce(findLiveDeals(all, { now: NOON, lifespanOf: lifespanOfDeal, before }))
}

test('an added, removed or changed deal may be the next one to end', () => {
  const early = cleanDeal({ ends_on: '2026-11-16' }, 'early')
  const late = cleanDeal({ ends_on: '2026-11-20' }, 'late')
  const later = cleanDeal({ ends_on: '2026-11-25' }, 'later')
  const lists = [[late], [late, early], [late, later], [later], [early, later, late]]
  let found = find([early, late], null)

  for (const list of lists) {
    found = find(list, found)
    expect(found).toEqual(find(list, null))
  }
})

/** A lifespan takes up to 0.04 ms to compute; before, a thousand were computed without a pause. */
test('finding the live deals pauses after a few of them', () => {
  const all = Array.from({ length: 2000 }, (_, at) => cleanDeal({}, `deal${at}`))
  const seen = new Set<DealDocument>()
  const lifespanOf = (document: DealDocument) => {
    seen.add(document)
    return lifespanOfDeal(document)
  }
  const work = findLiveDeals(all, { now: NOON, lifespanOf, before: null })
  let [longest, before] = [0, 0]
  for (let step = work.next(); !step.done; step = work.next()) {
    longest = Math.max(longest, seen.size - before)
    before = seen.size
  }

  expect(seen.size).toBe(2000)
  expect(longest).toBeLessThanOrEqual(50)
})

test('a moment of the day counts until its last deal is removed', () => {
  const usable = { week: usableWeek({ hours: '12:00-13:00' }, singaporeDay(NOON)) }
  const deal = { record: { deal: { ...usable, spots: [usable] } } } as never

  const once = atOnce(countHours(new Map(), { fresh: [deal, deal], gone: [] }))
  const less = atOnce(countHours(once, { fresh: [], gone: [deal] }))
  const none = atOnce(countHours(less, { fresh: [], gone: [deal] }))

  expect([...less.keys()]).toEqual(firstDayWindows(usable.week).flat())
  expect(none.size).toBe(0)
})
