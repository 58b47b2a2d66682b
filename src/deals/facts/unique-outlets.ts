import type { Deal, Outlet } from '../deal.ts'

/** The outlets of these deals, each once, A to Z. */
export function uniqueOutlets(deals: readonly Pick<Deal, 'outlets'>[]): Outlet[] {
  const places = deals
    .flatMap(({ outlets }) => outlets)
    .map((outlet): [string, Outlet] => [`${outlet.name}|${outlet.postal}`.toLowerCase(), outlet])
  const unique = new Map(places.toReversed())
  return [...unique.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.postal.localeCompare(b.postal),
  )
}
