/** `1 deal`, `1,203 deals`. */
export function sayTotal(total: number, noun: string): string {
  return total === 1 ? `1 ${noun}` : `${total.toLocaleString('en-SG')} ${noun}s`
}
