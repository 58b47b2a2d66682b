import type { Deal, Outlet } from '../deal.ts'

/** What a list needs of every deal to filter, count and sort; cards are read later. */
export type ListFacts = Pick<
  Deal,
  | 'id'
  | 'category'
  | 'redeem'
  | 'audience'
  | 'tags'
  | 'startsOn'
  | 'endsOn'
  | 'priceNow'
  | 'exclusive'
> & {
  outlets: Pick<Outlet, 'postal' | 'mrt' | 'lat' | 'lng'>[]
  /** The share of the old price that is saved, 0 to 1; 0 when a price is unknown. */
  saving: number
}
