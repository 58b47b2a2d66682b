import type { Deal } from '#deals/deal.ts'
import { dealTime } from '#deals/deal-time.ts'
import * as paths from '#lib/paths.ts'
import type { Reminder } from '#lib/reminder.ts'
import type { Due } from './find-due.ts'

/** Push services carry 4 kB; screens show far less. */
const LONGEST = 120

/** One notification with everything due. A single deal opens its own page, a single search its list. */
export function toReminderPush(due: Due, day: string, now: Date): Reminder {
  const { ending, followed, searched } = due
  const found = searched.flatMap(({ deals }) => deals)
  const all = [...ending, ...followed, ...found]
  const [first] = all
  if (first && all.length === 1) {
    const { ends } = dealTime(first, now)
    const isEnding = ending.length === 1
    const [search] = searched
    const news = search ? `New for “${search.name}”` : `New from ${first.brand.name}`
    return {
      title: short(isEnding ? ends : news),
      body: short(isEnding ? `${first.title}, ${first.brand.name}` : `${first.title}. ${ends}.`),
      path: paths.deal(first),
      day,
    }
  }
  const isOneSearch = searched.length === 1 && found.length === all.length
  const [only] = isOneSearch ? searched : []
  return {
    title: short(only ? `${found.length} new deals for “${only.name}”` : titleOf(due, found)),
    body: short(all.map((deal) => deal.title).join(', ')),
    path: only?.path ?? paths.profile,
    day,
  }
}

function titleOf({ ending, followed }: Due, found: readonly Deal[]): string {
  return [
    ...count(ending, 'saved deal ends soon', 'saved deals end soon'),
    ...count(followed, 'new deal from a brand you follow', 'new deals from brands you follow'),
    ...count(found, 'new deal in a search you follow', 'new deals in searches you follow'),
  ].join(', ')
}

function count({ length }: readonly Deal[], one: string, many: string): string[] {
  return length === 0 ? [] : [`${length} ${length === 1 ? one : many}`]
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
