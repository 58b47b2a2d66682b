import { countDeals } from '#deals/count-deals.ts'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { type ActiveFilter, type Filters, filteredPath, withoutFilter } from './filters.ts'

type ActiveFiltersProps = {
  active: readonly ActiveFilter[]
  path: string
  q?: string
  filters: Filters
  className?: string | undefined
}

/** The filters that are on, each to be taken away; the order of the list stays. */
export function ActiveFilters({ active, path, q = '', filters, className }: ActiveFiltersProps) {
  if (active.length === 0) return null
  const cleared = active.reduce((left, { name }) => withoutFilter(left, name), filters)
  return (
    <ul className={className} aria-label="Active filters">
      {active.map(({ name, text }) => (
        <li key={name}>
          <Tag href={filteredPath(path, { q, filters: withoutFilter(filters, name) })} look="brand">
            <span className="sr">Remove filter: </span>
            {text} <Icon name="close" size="s" />
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

/** For when the filters leave nothing: what taking one away would bring. */
export function WithoutFilters({ active, path, q = '', filters }: ActiveFiltersProps) {
  const ways = active.filter(({ without }) => without !== null && without > 0)
  return (
    <ul>
      {ways.map(({ name, text, without }) => (
        <li key={name}>
          <a href={filteredPath(path, { q, filters: withoutFilter(filters, name) })}>
            {countDeals(without ?? 0)} without “{text}”
          </a>
        </li>
      ))}
    </ul>
  )
}
