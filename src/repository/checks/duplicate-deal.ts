import { isLive } from '#deals/deal-status.ts'
import { dealStatus } from '#deals/deal-time.ts'
import { relationOf } from '#lib/node/field-values.ts'
import { dealTimesOf } from '../deal-times-of.ts'
import type { DealDocument } from '../documents.ts'
import { dealRule, type Problem } from './check.ts'

export const duplicateDeal = dealRule({
  name: 'duplicate-deal',
  severity: 'warns',
  advice: 'Keep one of them, or say in the titles how they differ.',
  check: (deal, { others }) => duplicateProblem(others.sameOffers(deal)),
})

/** `names` are those of the other live deals. */
export function duplicateProblem(names: readonly string[]): Problem[] {
  if (names.length === 0) return []
  return [{ path: 'title', message: `it is the same offer as ${names.join(' and ')}` }]
}

/** Live deals of a brand with one of these keys in common are the same offer; none for a deal that is not live. */
export function offerKeys(deal: DealDocument, now: Date): string[] {
  return isLive(dealStatus({ times: dealTimesOf(deal) }, now)) ? offerNames(deal) : []
}

/** The keys that a deal has while it is live. */
export function offerNames(deal: DealDocument): string[] {
  const brand = relationOf(deal.data.brand)?.id
  if (!brand) return []
  const words = (deal.data.title ?? '').toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
  return words.length === 0 ? [] : [`${brand} ${words.join(' ')} ${deal.lang}`]
}
