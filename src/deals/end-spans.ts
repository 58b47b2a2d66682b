import { daysBetween, singaporeDay } from '#lib/singapore-time.ts'
import type { Deal } from './deal.ts'

/** The periods of the filter by end, as named in URLs; the shortest first. */
export const endSpans = ['today', 'three-days', 'week'] as const
export type EndSpan = (typeof endSpans)[number]

const days: Record<EndSpan, number> = { today: 0, 'three-days': 3, week: 7 }

export const endSpanNames: Record<EndSpan, string> = {
  today: 'Today',
  'three-days': 'Within 3 days',
  week: 'Within a week',
}

/** The periods within which a live deal ends; one that ends today also ends within a week. */
export function endSpansOf({ endsOn }: Pick<Deal, 'endsOn'>, now: Date): EndSpan[] {
  if (endsOn === null) return []
  const left = daysBetween(singaporeDay(now), endsOn)
  return endSpans.filter((span) => left <= days[span])
}

/** Whether a live deal ends within a week. */
export function endsSoon(deal: Pick<Deal, 'endsOn'>, now: Date): boolean {
  return endSpansOf(deal, now).includes('week')
}
