import type { ReactNode } from 'react'
import { Tag } from '#ui/tag.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { FilterView } from './filter-view.ts'
import styles from './filtered-list.module.css'
import { type FilterName, type Filters, filteredPath, sortNames, withoutFilter } from './filters.ts'

type FilteredListProps = {
  view: FilterView
  /** The name of the default order; `Ending soonest` unless given. */
  defaultOrder?: string | undefined
  children: ReactNode
}

/** A list or a search with its filters beside it, and the active filters and the order above it. */
export function FilteredList({ view, defaultOrder, children }: FilteredListProps) {
  const { path, q, filters, active, facets, near, found } = view
  const hrefOf = (sort: string) =>
    filteredPath(path, {
      q,
      filters: { ...withoutFilter(filters, 'sort'), ...(sort ? { sort } : {}) },
    })
  return (
    <div className={styles.results}>
      {(facets.length > 0 || near?.isKnown === false) && <FilterPanel view={view} />}
      <div className={styles.chips}>
        <ActiveFilters active={active} path={path} q={q} filters={filters} />
        <QuickFilters view={view} />
        {found > 1 && (
          <nav aria-label="Sort deals">
            {sortsOf(filters, defaultOrder).map(([sort, name]) => (
              <Tag key={name} href={hrefOf(sort)} current={sort === (filters.sort ?? '')}>
                {name}
              </Tag>
            ))}
          </nav>
        )}
      </div>
      <div className={styles.list}>{children}</div>
    </div>
  )
}

/** The entry without a value is the default order. */
function sortsOf({ near }: Filters, defaultOrder?: string): [sort: string, name: string][] {
  const sorts = Object.entries(sortNames).filter(([sort]) => sort !== 'near' || near !== undefined)
  return defaultOrder ? [['', defaultOrder], ...sorts] : [['', sortNames.ends], ...sorts.slice(1)]
}

/** The most popular filters, one tap away. */
const quick: readonly (readonly [name: FilterName, value: string])[] = [
  ['usable', 'now'],
  ['max', '10'],
  ['diet', 'halal'],
]

function QuickFilters({ view: { path, q, filters, facets } }: { view: FilterView }) {
  const offered = quick.flatMap(([name, value]) => {
    if (filters[name] !== undefined) return []
    const options = facets.find((facet) => facet.name === name)?.options ?? []
    return options
      .filter((option) => option.value === value && option.count !== 0)
      .map(({ label }) => ({ name, value, label }))
  })
  if (offered.length === 0) return null
  return (
    <ul aria-label="Add a filter">
      {offered.map(({ name, value, label }) => (
        <li key={name}>
          <Tag href={filteredPath(path, { q, filters: { ...filters, [name]: value } })}>
            {label}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
