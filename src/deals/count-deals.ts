/** `1 deal`, `4 deals`; callers word zero themselves. */
export function countDeals(count: number): string {
  return count === 1 ? '1 deal' : `${count} deals`
}

/** `1 live deal`, `4 live deals`; callers word zero themselves. */
export function countLiveDeals(count: number): string {
  return count === 1 ? '1 live deal' : `${count} live deals`
}
