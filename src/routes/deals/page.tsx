import { categoryDeals } from '#deals/category-deals.ts'
import type { Category } from '#deals/deal.ts'
import { paths } from '#lib/paths.ts'
import { CategoryNav } from '#ui/category-nav.tsx'
import { DealGrid } from '#ui/deal-grid.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { FollowLinks } from '../follow/follow-links.tsx'
import { pageSuffix } from '../list-page.ts'
import type { Head, PageProps } from '../page-loader.ts'
import { listPath } from './filters.ts'
import { ListFilters, pathOfList } from './list-filters.tsx'
import type { DealsPayload } from './payload.ts'

export function head({ category, page, counts, total, filters }: DealsPayload): Head {
  const count = category ? counts[category] : total
  // A filtered list is some visitor's own view of the list itself.
  const noindex = Object.keys(filters).length > 0
  const what = category ? categoryDeals[category].toLowerCase() : 'deals'
  return {
    title: `${titleOf(category)} in Singapore${pageSuffix(page)}`,
    description: `${count} live ${what} in Singapore, checked by hand, those ending soonest first${pageSuffix(page)}.`,
    ...(noindex ? { noindex } : {}),
  }
}

export function Page({ payload }: PageProps<DealsPayload>) {
  const { category, deals, found, page, pages, counts, total, filters, choices } = payload
  const path = pathOfList(category)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      <PageHeader
        title={titleOf(category)}
        lead={
          isFiltered
            ? `${found} of them are as you asked.`
            : `${found} live now, soonest end first.`
        }
      />
      <CategoryNav counts={counts} total={total} {...(category && { current: category })} />
      <ListFilters path={path} filters={filters} choices={choices} />
      {deals.length > 0 ? (
        <>
          <h2 className="sr">Live deals</h2>
          <DealGrid deals={deals} />
        </>
      ) : isFiltered ? (
        <EmptyState title="Nothing like that today">
          <p>
            Take a filter away, or see <a href={path}>the whole list</a>.
          </p>
        </EmptyState>
      ) : (
        <EmptyState title="Nothing live here today">
          <p>
            New deals come in every week. Until then, look through{' '}
            <a href={paths.deals()}>all deals</a>.
          </p>
        </EmptyState>
      )}
      <Pager page={page} pages={pages} href={(number) => listPath(path, filters, number)} />
      <FollowLinks route={category ? 'category' : 'deals'} path={path} />
    </>
  )
}

function titleOf(category: Category | null): string {
  return category ? categoryDeals[category] : 'All deals'
}
