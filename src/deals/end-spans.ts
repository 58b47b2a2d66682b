import { daysBetween, singaporeDay } from '#lib/singapore-time.ts'
import type { Deal } from './deal.ts'

/** The spans of time that deals are asked for by, as addresses name them; the shortest first. */
export const endSpans = ['today', 'three-days', 'week'] as const
export type EndSpan = (typeof endSpans)[number]

const days: Record<EndSpan, number> = { today: 0, 'three-days': 3, week: 7 }

export const endSpanNames: Record<EndSpan, string> = {
  today: 'Today',
  'three-days': 'Within 3 days',
  week: 'Within a week',
}

/**
 * The periods within which a live deal ends, by its dates alone; one that ends today also ends within a week. Show it as
 * ending only if it also `hasUsableTime`.
 */
export function endSpansOf({ endsOn }: Pick<Deal, 'endsOn'>, now: Date): EndSpan[] {
  if (endsOn === null) return []
  const left = daysBetween(singaporeDay(now), endsOn)
  return endSpans.filter((span) => left <= days[span])
}
