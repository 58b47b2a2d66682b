import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import styles from './page.module.css'
import type { SearchPayload } from './payload.ts'
import { type SearchFilters, searchPath } from './search-filters.ts'

const sorts = [
  [undefined, 'Best match'],
  ['ends', 'Ending soonest'],
  ['price', 'Lowest price'],
] as const

/** One row: the filters that are on, each to be taken away, then how the deals are sorted. */
export function ResultChips({ payload, path }: { payload: SearchPayload; path: string }) {
  const { q, filters, facets, dealCount } = payload
  const { sort: chosen, ...narrowing } = filters
  const active = facets.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === filters[name]).map((option) => ({ ...option, name })),
  )
  const sorted = (by: SearchFilters): SearchFilters => (chosen ? { ...by, sort: chosen } : by)
  return (
    <div className={styles.chips}>
      {active.length > 0 && (
        <ul aria-label="Active filters">
          {active.map(({ name, label }) => {
            const { [name]: _, ...others }: SearchFilters = narrowing
            return (
              <li key={name}>
                <Tag href={searchPath(path, q, sorted(others))} look="brand">
                  <span className="sr">Remove filter: </span>
                  {label} <Icon name="close" size="s" />
                </Tag>
              </li>
            )
          })}
          {active.length > 1 && (
            <li>
              <Tag href={searchPath(path, q, sorted({}))}>Clear all</Tag>
            </li>
          )}
        </ul>
      )}
      {q && dealCount > 1 && (
        <nav aria-label="Sort results">
          {sorts.map(([sort, name]) => (
            <Tag
              key={name}
              href={searchPath(path, q, sort ? { ...narrowing, sort } : narrowing)}
              current={sort === chosen}
            >
              {name}
            </Tag>
          ))}
        </nav>
      )}
    </div>
  )
}
