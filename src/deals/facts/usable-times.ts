import type { Deal } from '../deal.ts'
import { dayTerms, EVERY_DAY } from './deal-terms.ts'
import { formatHours, parseHours } from './opening-hours.ts'

/** `Mon-Fri, 11am-3pm, not on public holidays`; `null` for any time. */
export function usableTimes(deal: Pick<Deal, 'weekdays' | 'hours' | 'body'>): string | null {
  const [days = '', ...limits] = dayTerms(deal)
  if (days === EVERY_DAY && !deal.hours && limits.length === 0) return null
  const hours = deal.hours ? [shortHours(deal.hours)] : []
  return [shorten(days), ...hours, ...limits].join(', ')
}

/** Hours in words stay as they are. */
function shortHours(hours: string): string {
  return parseHours(hours) ? shorten(formatHours(hours)) : hours
}

/** `Monday to Friday` → `Mon-Fri`, `11am to 3pm` → `11am-3pm`. */
function shorten(times: string): string {
  return times.replace(/\b([A-Z][a-z]{2})[a-z]*day\b/g, '$1').replaceAll(' to ', '-')
}
