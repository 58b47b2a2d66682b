import { Tag } from '#ui/tag.tsx'
import { ActiveFilters } from '../filters/active-filters.tsx'
import { filteredPath, sortNames, withoutFilter } from '../filters/filters.ts'
import styles from './page.module.css'
import type { SearchPayload } from './payload.ts'

const sorts = Object.entries(sortNames)

/** One row: the filters that are on, each to be taken away, then how the deals are sorted. */
export function ResultChips({ payload, path }: { payload: SearchPayload; path: string }) {
  const { q, filters, active, dealCount } = payload
  return (
    <div className={styles.chips}>
      <ActiveFilters active={active} path={path} q={q} filters={filters} />
      {dealCount > 1 && (
        <nav aria-label="Sort results">
          {sortsOf(payload).map(([sort, name]) => (
            <Tag
              key={name}
              href={filteredPath(path, {
                q,
                filters: { ...withoutFilter(filters, 'sort'), ...(sort ? { sort } : {}) },
              })}
              current={sort === (filters.sort ?? '')}
            >
              {name}
            </Tag>
          ))}
        </nav>
      )}
    </div>
  )
}

/** Without words the whole site is in the order of its ends, and a landing in its own. */
function sortsOf({ q, landing, filters }: SearchPayload): [string, string][] {
  const others = sorts.filter(([sort]) => sort !== 'near' || filters.near !== undefined)
  if (q) return [['', 'Best match'], ...others]
  return landing ? [['', 'Default order'], ...others] : [['', sortNames.ends], ...others.slice(1)]
}
