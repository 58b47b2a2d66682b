import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { filteredPath, withoutFilter } from '../filters/filters.ts'
import { NearField } from '../filters/near-field.tsx'
import styles from './page.module.css'
import type { FacetChoice, SearchPayload } from './payload.ts'

type FacetLinksProps = { payload: SearchPayload; path: string }

/** Plain links: each narrows the search, or takes its own filter away again. */
export function FacetLinks({ payload, path }: FacetLinksProps) {
  const { facets, active, near } = payload
  const form = <NearForm payload={payload} path={path} />
  return (
    <details className={styles.facets} open={near?.isKnown === false}>
      <summary className={button.button} data-look="quiet">
        <Icon name="filter" /> Filters {active.length > 0 && <b>{active.length}</b>}
      </summary>
      <nav aria-label="Filter results">
        {facets.map((facet) => (
          <Facet key={facet.name} facet={facet} payload={payload} path={path}>
            {facet.name === 'near' && form}
          </Facet>
        ))}
        {facets.every(({ name }) => name !== 'near') && form}
      </nav>
    </details>
  )
}

type FacetProps = FacetLinksProps & { facet: FacetChoice; children: React.ReactNode }

function Facet({ facet, payload: { q, filters }, path, children }: FacetProps) {
  const { name, label, options } = facet
  const chosen = filters[name]
  const toggled = (value: string) =>
    value === chosen ? withoutFilter(filters, name) : { ...filters, [name]: value }
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <a
              {...(option.value === chosen || option.count > 0
                ? {
                    href: filteredPath(path, { q, filters: toggled(option.value) }),
                    rel: 'nofollow',
                  }
                : { role: 'link', 'aria-disabled': true })}
              aria-current={option.value === chosen ? 'true' : undefined}
            >
              <span>{option.label}</span>
              <small>{option.count}</small>
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** A place that is not among the few that are offered. */
function NearForm({ payload: { q, filters, near }, path }: FacetLinksProps) {
  const others = Object.entries({ ...(q ? { q } : {}), ...withoutFilter(filters, 'near') })
  return (
    <form action={path} className={styles.near}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NearField near={near} />
      <button type="submit" className={button.button} data-look="quiet">
        Show near
      </button>
    </form>
  )
}
