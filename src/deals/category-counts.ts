import { type Category, categories } from '#lib/categories.ts'

export type CategoryCounts = Record<Category, number>

export function categoryCounts(ofDeals: Iterable<Category>): CategoryCounts {
  const counts = Object.fromEntries(categories.map((name) => [name, 0])) as CategoryCounts
  for (const category of ofDeals) counts[category] += 1
  return counts
}
