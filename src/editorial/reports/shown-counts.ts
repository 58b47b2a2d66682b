import type { ReportSums, Votes } from './partner-report.ts'

const FEW = 5

/** As partners see it. Small numbers stay vague, because single visitors could be recognised. */
export function toShownCount(count: number): string {
  if (count > 0 && count < FEW) return `under ${FEW}`
  return count.toLocaleString('en-SG')
}

/** The length of a chart's bar. All small numbers get the same. */
export function toDrawnCount(count: number): number {
  return count > 0 && count < FEW ? FEW / 2 : count
}

/** `41 of 44`; `none` where nobody has said anything. */
export function toShownVotes({ worked, failed }: Votes): string {
  const total = worked + failed
  if (total === 0) return 'none'
  return total < FEW ? `under ${FEW}` : `${worked} of ${total}`
}

/** Codes that were copied, and coupons that were opened. */
export function copiedOrShown({ copies, coupons }: Pick<ReportSums, 'copies' | 'coupons'>): number {
  return copies + coupons
}

/** `+29%` against the days before; `null` where a comparison says nothing. */
export function toTrend(now: number, before: number): string | null {
  if (now < FEW || before < FEW) return null
  const percent = Math.round((now / before - 1) * 100)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}

/** `31`, out of 100 opens; `null` where there were few. */
export function ofHundredOpens(count: number, { opens }: Pick<ReportSums, 'opens'>): number | null {
  return opens < FEW ? null : Math.round((count / opens) * 100)
}
