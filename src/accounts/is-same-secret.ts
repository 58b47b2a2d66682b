import { timingSafeEqual } from 'node:crypto'

/** In constant time, which reveals nothing about how close a guess was. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
