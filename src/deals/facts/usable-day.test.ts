import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import { openSeededStore, serve } from '../../../test/content-fixture.ts'
import { NOON } from '../../../test/noon.ts'
import { hasUsableTime } from './ending-soon.ts'
import { usable } from './usable.ts'
import { isUsableAt, usableDay } from './usable-day.ts'

const content = createContentClient({ service: serve(await openSeededStore()) })
const HOUR = 3_600_000

test('usableDay agrees with `usable` at many hours of three days', async () => {
  const start = startOfDay(singaporeDay(NOON)).getTime()
  const deals = await liveDeals(content, { now: NOON })
  const other = { ...deals[0], weekdays: ['sun'], hours: '22:00-02:00', endsOn: null }
  const vague = { ...deals[0], weekdays: [], hours: 'before noon', endsOn: '2026-11-16' }
  const all = [...deals, other, vague] as typeof deals

  const wrong: string[] = []
  for (let hour = 0; hour < 72; hour += 3.5) {
    const now = new Date(start + hour * HOUR)
    for (const deal of all) {
      const day = usableDay(deal, singaporeDay(now))
      const { now: isOpen } = usable(deal, now)
      const same =
        isUsableAt(day, now.getTime()) === isOpen &&
        day.until > now.getTime() === hasUsableTime(deal, now)
      if (!same) wrong.push(`${deal.uid} at ${now.toISOString()}`)
    }
  }

  expect(wrong).toEqual([])
})
