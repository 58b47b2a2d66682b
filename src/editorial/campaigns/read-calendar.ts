import { lifespanOf } from '#deals/times/lifespan.ts'
import type { CalendarDay, Campaign } from '#desk/wire/campaigns.ts'
import type { Work } from '#lib/node/work.ts'
import { findHoliday } from '#lib/public-holidays.ts'
import { addDays, singaporeDay, weekdayOf, weekdays } from '#lib/singapore-time.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'

const WEEKS = 6
/** About as many steps as reading the times of a deal takes. */
const STEPS_OF_DEAL = 100

/** Six weeks from the Monday before today: what begins and what ends on each day, in Singapore. */
export function* readCalendar(
  campaigns: readonly Campaign[],
  deals: Iterable<DealDocument>,
  now: Date,
): Work<CalendarDay[]> {
  const today = singaporeDay(now)
  const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)))
  const days = new Map<string, CalendarDay>()
  for (let place = 0; place < WEEKS * 7; place++) {
    const day = addDays(monday, place)
    const holiday = findHoliday(day)?.name ?? null
    days.set(day, { day, holiday, begins: [], ends: [], dealsBegin: 0, dealsEnd: 0 })
  }
  for (const { label, beginsAt, backAt } of campaigns) {
    if (beginsAt) days.get(singaporeDay(new Date(beginsAt)))?.begins.push(label)
    if (backAt) days.get(singaporeDay(new Date(backAt)))?.ends.push(label)
  }
  for (const deal of deals) {
    const { startsOn, endsOn } = lifespanOf(dealTimesOf(deal))
    const [first, last] = [days.get(startsOn ?? ''), days.get(endsOn ?? '')]
    if (first) first.dealsBegin += 1
    if (last) last.dealsEnd += 1
    yield STEPS_OF_DEAL
  }
  return [...days.values()]
}
