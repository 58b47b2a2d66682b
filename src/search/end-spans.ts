import type { Deal } from '#deals/deal.ts'
import { daysBetween, singaporeDay } from '#lib/singapore-time.ts'

export const endSpans = ['today', 'three-days', 'week'] as const
export type EndSpan = (typeof endSpans)[number]

const days: Record<EndSpan, number> = { today: 0, 'three-days': 3, week: 7 }

/** The spans of time within which a live deal ends; one that ends today ends within a week as well. */
export function endSpansOf({ endsOn }: Pick<Deal, 'endsOn'>, now: Date): EndSpan[] {
  if (endsOn === null) return []
  const left = daysBetween(singaporeDay(now), endsOn)
  return endSpans.filter((span) => left <= days[span])
}
