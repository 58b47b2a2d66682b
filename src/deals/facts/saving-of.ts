import type { Deal } from '../deal.ts'

/** The share of the old price that is saved, 0 to 1; 0 when a price is unknown. */
export function savingOf({ priceNow, priceWas }: Pick<Deal, 'priceNow' | 'priceWas'>): number {
  return priceNow !== null && priceWas && priceWas > priceNow ? (priceWas - priceNow) / priceWas : 0
}
