import type { Category } from '#lib/categories.ts'

/** The heading of a category: `Grocery deals`. */
export const categoryDeals: Record<Category, string> = {
  food: 'Food deals',
  grocery: 'Grocery deals',
  experience: 'Experience deals',
  apparel: 'Apparel deals',
  shopping: 'Shopping deals',
}
