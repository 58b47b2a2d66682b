import { asDate } from '@prismicio/client'
import { startOfDay } from '#lib/singapore-time.ts'
import type { DealDocument } from '#repository/documents.ts'

/** When visitors could first use a deal: published and started. In ms; 0 without a date. */
export function begunAt({ data, first_publication_date }: DealDocument): number {
  const startsOn = data.starts_on || null
  const published = asDate(first_publication_date)?.getTime() ?? 0
  return Math.max(published, startsOn === null ? 0 : startOfDay(startsOn).getTime())
}
