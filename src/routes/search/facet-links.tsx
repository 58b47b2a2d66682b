import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import styles from './page.module.css'
import type { FacetChoice, SearchPayload } from './payload.ts'
import { searchPath } from './search-filters.ts'

type FacetLinksProps = Pick<SearchPayload, 'q' | 'filters' | 'facets'> & { path: string }

/** Plain links: each narrows the search, or takes its own filter away again. */
export function FacetLinks({ path, q, filters, facets }: FacetLinksProps) {
  const active = facets.filter(({ name }) => filters[name] !== undefined).length
  return (
    <details className={styles.facets}>
      <summary className={button.button} data-look="quiet">
        <Icon name="filter" /> Filters {active > 0 && <b>{active}</b>}
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
  const toggled = (value: string) => (value === chosen ? others : { ...filters, [name]: value })
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <a
              {...(option.value === chosen || option.count > 0
                ? { href: searchPath(path, q, toggled(option.value)), rel: 'nofollow' }
                : { role: 'link', 'aria-disabled': true })}
              aria-current={option.value === chosen ? 'true' : undefined}
            >
              <span>{option.label}</span>
              <small>{option.count}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
