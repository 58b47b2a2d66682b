import { countDeals } from '#deals/count-deals.ts'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { type ActiveFilter, type Filters, filteredPath, withoutActive } from './filters.ts'

type ActiveFiltersProps = {
  active: readonly ActiveFilter[]
  path: string
  q?: string
  filters: Filters
  className?: string | undefined
}

/** The active filters, each with a link that removes it and keeps the order of the list. */
export function ActiveFilters({ active, path, q = '', filters, className }: ActiveFiltersProps) {
  if (active.length === 0) return null
  const cleared = active.reduce(withoutActive, filters)
  return (
    <ul className={className} aria-label="Active filters">
      {active.map((filter) => (
        <li key={filter.name}>
          <Tag
            href={filteredPath(path, { q, filters: withoutActive(filters, filter) })}
            look="brand"
          >
            <span className="sr">Remove filter: </span>
            {filter.text} <DrawnIcon name="close" size="s" />
          </Tag>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Tag href={filteredPath(path, { q, filters: cleared })}>Clear all</Tag>
        </li>
      )}
    </ul>
  )
}

/** If no deal matches the filters: how many would match without each. */
export function WithoutFilters({ active, path, q = '', filters }: ActiveFiltersProps) {
  const ways = active.filter(({ without }) => without !== null && without > 0)
  return (
    <ul>
      {ways.map((filter) => (
        <li key={filter.name}>
          <a href={filteredPath(path, { q, filters: withoutActive(filters, filter) })}>
            {countDeals(filter.without ?? 0)} without “{filter.text}”
          </a>
        </li>
      ))}
    </ul>
  )
}
