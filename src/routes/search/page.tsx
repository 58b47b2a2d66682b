import { paths } from '#lib/paths.ts'
import { DealGrid } from '#ui/deal-grid.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { Section } from '#ui/section.tsx'
import { useVisitOf } from '../landing/use-visit-of.ts'
import lists from '../lists.module.css'
import type { Head, PageProps } from '../page-loader.ts'
import { Categories, NothingFound } from './empty-search.tsx'
import { FacetLinks } from './facet-links.tsx'
import { OtherResults } from './other-results.tsx'
import styles from './page.module.css'
import type { SearchPayload } from './payload.ts'
import { ResultChips } from './result-chips.tsx'
import { isNarrowed, searchPath } from './search-filters.ts'

export function head({ q, landing }: SearchPayload): Head {
  const where = landing ? landing.title : 'the whole site'
  return {
    title: `${q ? `Search for “${q}”` : 'Search'}${landing ? ` in ${landing.title}` : ''}`,
    description: q ? `What matches “${q}” in ${where}.` : `Search the live deals of ${where}.`,
    noindex: true,
  }
}

export function Page({ payload }: PageProps<SearchPayload>) {
  const { landing, q } = payload
  useVisitOf(landing?.partnerId ?? null)
  const path = landing ? paths.landingSearch(landing.uid) : paths.search()
  return (
    <>
      <PageHeader title={titleOf(payload)} {...(landing && { palette: landing.palette })}>
        {/* What the whole site was searched for stands in the header's own field. */}
        {(landing || !q) && (
          <SearchForm action={path} q={q} label="Search deals, brands, MRT stations" />
        )}
      </PageHeader>
      {landing && (
        <p className={lists.text}>
          <a href={paths.landing(landing.uid)}>Back to {landing.title}</a>
        </p>
      )}
      {q || landing ? (
        <Results payload={payload} path={path} />
      ) : (
        <Categories heading="Or start here" counts={payload.counts} total={payload.total} />
      )}
      <OtherResults payload={payload} />
    </>
  )
}

/** `38 deals for “lunch”`; where filters leave none, it is they that do, and their counts say what would. */
function titleOf({ q, landing, dealCount, filters }: SearchPayload): string {
  if (!q) return landing ? `Search ${landing.title}` : 'Search'
  const count = dealCount === 0 ? 'No deals' : dealCount === 1 ? '1 deal' : `${dealCount} deals`
  const narrowed = dealCount === 0 && isNarrowed(filters) ? ' with these filters' : ''
  return `${count} for “${q}”${landing ? ` in ${landing.title}` : ''}${narrowed}`
}

type ResultsProps = { payload: SearchPayload; path: string }

function Results({ payload, path }: ResultsProps) {
  const { q, meant, filters, facets, deals, dealCount, nearDeals } = payload
  return (
    <div className={styles.results}>
      {facets.length > 0 && <FacetLinks path={path} q={q} filters={filters} facets={facets} />}
      <ResultChips payload={payload} path={path} />
      <div className={styles.list}>
        <h2 className="sr">Live deals</h2>
        {meant && (
          <p>
            Did you mean <a href={searchPath(path, meant)}>{meant}</a>? These results are for it.
          </p>
        )}
        {dealCount > 0 && <DealGrid deals={deals} />}
        {dealCount > deals.length && (
          <p>The first {deals.length}. Add a word or a filter to narrow it down.</p>
        )}
        {dealCount === 0 && <NothingFound payload={payload} path={path} />}
        {nearDeals.length > 0 && (
          <Section
            heading="Close to it"
            note="These have part of what you asked for, or something like it."
          >
            <DealGrid deals={nearDeals} />
          </Section>
        )}
      </div>
    </div>
  )
}
