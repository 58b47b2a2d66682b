import { Icon } from '#ui/icon.tsx'
import styles from './facet-links.module.css'
import type { FacetChoice, SearchPayload } from './payload.ts'
import { searchPath } from './search-filters.ts'

type FacetLinksProps = Pick<SearchPayload, 'q' | 'filters' | 'facets'> & { path: string }

/** Plain links: each narrows the search, or takes its own filter away again. */
export function FacetLinks({ path, q, filters, facets }: FacetLinksProps) {
  return (
    <details className={styles.facets}>
      <summary>
        <Icon name="filter" /> Filter
      </summary>
      <nav aria-label="Filter results">
        {facets.map((facet) => (
          <Facet key={facet.name} facet={facet} path={path} q={q} filters={filters} />
        ))}
      </nav>
    </details>
  )
}

type FacetProps = Pick<FacetLinksProps, 'path' | 'q' | 'filters'> & { facet: FacetChoice }

function Facet({ facet: { name, label, options }, path, q, filters }: FacetProps) {
  const { [name]: chosen, ...others } = filters
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <a
              href={searchPath(
                path,
                q,
                option.value === chosen ? others : { ...filters, [name]: option.value },
              )}
              aria-current={option.value === chosen ? 'true' : undefined}
              rel="nofollow"
            >
              <span>{option.name}</span>
              <small>{option.count}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
