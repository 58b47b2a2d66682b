import type { Deal } from '#deals/deal.ts'

/** Replaces the instructions of an ended deal. */
export function toEnding({ redeem }: Pick<Deal, 'redeem'>, endedOn: string): string {
  const note = redeem === 'code' ? ' Its promo code no longer works.' : ''
  return `This deal ended on ${endedOn}.${note}`
}
