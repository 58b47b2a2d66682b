import type { Deal, Outlet } from '../deal.ts'

/** What a list needs of every deal to choose, count and order; the cards themselves come later. */
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
  /** Part of the old price that is saved, 0 to 1; 0 when either price is unknown. */
  saving: number
}
