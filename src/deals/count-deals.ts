/** `1 deal`, `4 deals`; each caller has its own words for none. */
export function countDeals(count: number): string {
  return count === 1 ? '1 deal' : `${count} deals`
}

/** `1 live deal`, `4 live deals`; each caller has its own words for none. */
export function countLiveDeals(count: number): string {
  return count === 1 ? '1 live deal' : `${count} live deals`
}
