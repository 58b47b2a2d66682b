import { countDeals } from '#deals/count-deals.ts'
import * as paths from '#lib/paths.ts'
import { DealGrid } from '#ui/deal-grid.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { Section } from '#ui/section.tsx'
import { DealList } from '../filters/deal-list.tsx'
import { FilteredList } from '../filters/filtered-list.tsx'
import { filteredPath, withoutFilter } from '../filters/filters.ts'
import { FollowLinks } from '../follow/follow-links.tsx'
import { useArea } from '../follow/use-area.ts'
import { useVisitOf } from '../landing/use-visit-of.ts'
import notes from '../list-notes.module.css'
import { pageSuffix } from '../list-page.ts'
import type { Head, PageProps } from '../page-module.ts'
import { Categories, filterSuffix, NothingFound } from './empty-search.tsx'
import './found.css'
import { OtherResults } from './other-results.tsx'
import type { SearchPayload } from './payload.ts'
import { Spelling } from './spelling.tsx'

export function head({ q, landing, active, page }: SearchPayload): Head {
  const where = landing ? landing.title : 'the whole site'
  const filters = active.map(({ text }) => text).join(', ')
  const what = q ? `Search for “${q}”` : filters ? 'Deals' : 'Search'
  const narrowed = filters ? `: ${filters}` : ''
  return {
    title: `${what}${landing ? ` in ${landing.title}` : ''}${narrowed}${pageSuffix(page)}`,
    description:
      q || filters
        ? `Results for ${[q && `“${q}”`, filters].filter(Boolean).join(', ')} in ${where}.`
        : `Search the live deals of ${where}.`,
    noindex: true,
  }
}

export function Page({ payload }: PageProps<SearchPayload>) {
  const { landing, q, isAsked } = payload
  useVisitOf(landing)
  useArea(payload.near)
  const path = landing ? paths.landingSearch(landing.uid) : paths.search
  return (
    <>
      <PageHeader title={titleOf(payload)} {...(landing && { palette: landing.palette })}>
        {/* On the whole site the header's field shows the query. */}
        {(landing || !q) && (
          <SearchForm
            action={path}
            q={q}
            label="Search deals, brands, MRT stations"
            placeholder="Deals, brands, MRT"
          />
        )}
      </PageHeader>
      {landing && (
        <p className={notes.text}>
          <a href={paths.landing(landing.uid)}>Back to {landing.title}</a>
        </p>
      )}
      {isAsked ? (
        <Results payload={payload} path={path} />
      ) : (
        <Categories heading="Or start here" counts={payload.counts} total={payload.total} />
      )}
    </>
  )
}

/** `38 deals for “lunch”`. Without results it mentions the filters, which show how many deals match without them. */
function titleOf({ q, corrected, landing, isAsked, dealCount, active }: SearchPayload): string {
  if (!isAsked) return 'Search'
  if (landing && !q && active.length === 0) return `Search ${landing.title}`
  const count = dealCount === 0 ? 'No deals' : countDeals(dealCount)
  const narrowed = dealCount === 0 ? filterSuffix(active) : ''
  const matching = q ? ` for “${corrected?.query ?? q}”` : ''
  return `${count}${matching}${landing ? ` in ${landing.title}` : ''}${narrowed}`
}

type ResultsProps = { payload: SearchPayload; path: string }

function Results({ payload, path }: ResultsProps) {
  const { q, landing, filters, deals, dealCount, nearDeals, nearby, page, pages } = payload
  return (
    <FilteredList
      view={{ ...payload, path, places: [], found: dealCount }}
      defaultOrder={q ? 'Best match' : landing ? 'Default order' : undefined}
    >
      <h2 className="sr">Live deals</h2>
      <Spelling payload={payload} path={path} />
      {nearby && (
        <p>
          <a href={filteredPath(path, { filters: { near: nearby.near, sort: 'near' } })}>
            {countDeals(nearby.count)} {nearby.text}
          </a>
        </p>
      )}
      {/* Two at once: cards say why they were found, so the second is often taller than the first. */}
      {dealCount > 0 && <DealList deals={deals} atOnce={2} />}
      <Pager
        page={page}
        pages={pages}
        href={(number) => filteredPath(path, { q, filters, page: number })}
      />
      {dealCount === 0 && <NothingFound payload={payload} path={path} />}
      {nearDeals.length > 0 && (
        <Section heading="Close matches" note="These match part of your search.">
          <DealGrid deals={nearDeals} />
        </Section>
      )}
      <OtherResults payload={payload} />
      <FollowLinks
        route="search"
        path={path}
        search={filteredPath(path, { q, filters: withoutFilter(filters, 'sort') })}
      />
    </FilteredList>
  )
}
