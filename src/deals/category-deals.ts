import type { Category } from './deal.ts'

/** What one of them is called in a heading: `Grocery deals`. */
export const categoryDeals: Record<Category, string> = {
  food: 'Food deals',
  grocery: 'Grocery deals',
  experience: 'Experience deals',
  apparel: 'Apparel deals',
  shopping: 'Shopping deals',
}
