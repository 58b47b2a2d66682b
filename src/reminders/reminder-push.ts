import type { Deal } from '#deals/deal.ts'
import { dealTime } from '#deals/deal-time.ts'
import * as paths from '#lib/paths.ts'
import type { Reminder } from '#lib/reminder.ts'
import type { Due } from './find-due.ts'

/** Push services carry 4 kB; screens show far less. */
const LONGEST = 120

/** One notification with everything due. A single deal opens its own page. */
export function toReminderPush({ ending, followed }: Due, day: string, now: Date): Reminder {
  const [first] = [...ending, ...followed]
  if (first && ending.length + followed.length === 1) {
    const { ends } = dealTime(first, now)
    const isEnding = ending.length === 1
    return {
      title: short(isEnding ? ends : `New from ${first.brand.name}`),
      body: short(isEnding ? `${first.title}, ${first.brand.name}` : `${first.title}. ${ends}.`),
      path: paths.deal(first),
      day,
    }
  }
  const title = [
    ...(ending.length > 0 ? [count(ending, 'saved deal ends soon', 'saved deals end soon')] : []),
    ...(followed.length > 0
      ? [count(followed, 'new deal from a brand you follow', 'new deals from brands you follow')]
      : []),
  ].join(', ')
  const body = [...ending, ...followed].map((deal) => deal.title).join(', ')
  return { title: short(title), body: short(body), path: paths.profile, day }
}

function count({ length }: readonly Deal[], one: string, many: string): string {
  return `${length} ${length === 1 ? one : many}`
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
