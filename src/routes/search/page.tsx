import { paths } from '#lib/paths.ts'
import { DealGrid } from '#ui/deal-grid.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { Section } from '#ui/section.tsx'
import { BrandList } from '../brand-list.tsx'
import { LandingList } from '../landing-list.tsx'
import lists from '../lists.module.css'
import type { Head, PageProps } from '../page-loader.ts'
import { PostList } from '../post-list.tsx'
import { Categories, NothingFound } from './empty-search.tsx'
import { FacetLinks } from './facet-links.tsx'
import styles from './page.module.css'
import type { SearchPayload } from './payload.ts'
import { searchPath } from './search-filters.ts'

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
  const path = landing ? paths.landingSearch(landing.uid) : paths.search()
  return (
    <>
      <PageHeader
        title={landing ? `Search ${landing.title}` : 'Search'}
        {...(landing && { palette: landing.palette })}
      >
        <SearchForm action={path} q={q} label="Search deals, brands, MRT stations" />
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
      <Others payload={payload} />
    </>
  )
}

type ResultsProps = { payload: SearchPayload; path: string }

function Results({ payload, path }: ResultsProps) {
  const { q, meant, filters, facets, deals, dealCount, nearDeals } = payload
  const isFiltered = Object.keys(filters).length > 0
  const cut = dealCount > deals.length && `The first ${deals.length}. Add a word to narrow it down.`
  const count = dealCount === 1 ? '1 live deal' : `${dealCount} live deals`
  return (
    <div className={styles.results} data-facets={facets.length > 0}>
      {facets.length > 0 && <FacetLinks path={path} q={q} filters={filters} facets={facets} />}
      <div>
        <div className={styles.bar}>
          {meant && (
            <p>
              Did you mean <a href={searchPath(path, meant)}>{meant}</a>? These results are for it.
            </p>
          )}
          {q && dealCount > 1 && <Sorts payload={payload} path={path} />}
          {isFiltered && <a href={searchPath(path, q)}>Clear filters</a>}
        </div>
        {dealCount > 0 && (
          <Section heading={q ? `${count} for “${q}”` : count} {...(cut && { note: cut })}>
            <DealGrid deals={deals} />
          </Section>
        )}
        {dealCount === 0 && <NothingFound payload={payload} path={path} />}
        {nearDeals.length > 0 && (
          <Section heading="Close to it" note="These have most of what you asked for.">
            <DealGrid deals={nearDeals} />
          </Section>
        )}
      </div>
    </div>
  )
}

const sorts = [
  [undefined, 'Best match'],
  ['ends', 'Ending soonest'],
  ['price', 'Lowest price'],
] as const

function Sorts({ payload: { q, filters }, path }: ResultsProps) {
  const { sort: chosen, ...others } = filters
  return (
    <nav aria-label="Sort results">
      {sorts.map(([sort, name]) => (
        <a
          key={name}
          href={searchPath(path, q, sort ? { ...others, sort } : others)}
          aria-current={sort === chosen ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function Others({ payload: { brands, posts, landings, pages } }: PageProps<SearchPayload>) {
  return (
    <>
      {brands.length > 0 && (
        <Section heading="Brands">
          <BrandList brands={brands} />
        </Section>
      )}
      {posts.length > 0 && (
        <Section heading="Posts">
          <PostList posts={posts} />
        </Section>
      )}
      {landings.length > 0 && (
        <Section heading="Collections and partner pages">
          <LandingList landings={landings} />
        </Section>
      )}
      {pages.length > 0 && (
        <Section heading="Pages">
          <ul className={styles.pages}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
