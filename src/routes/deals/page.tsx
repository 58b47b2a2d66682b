import { type Category, categoryDeals } from '#deals/deal.ts'
import { paths } from '#lib/paths.ts'
import { CategoryNav } from '#ui/category-nav.tsx'
import { DealGrid } from '#ui/deal-grid.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { pageSuffix } from '../list-page.ts'
import type { Head, PageProps } from '../page-loader.ts'
import type { DealsPayload } from './payload.ts'

export function head({ category, page, counts, total }: DealsPayload): Head {
  const count = category ? counts[category] : total
  const what = category ? categoryDeals[category].toLowerCase() : 'deals'
  return {
    title: `${titleOf(category)} in Singapore${pageSuffix(page)}`,
    description: `${count} live ${what} in Singapore, checked by hand, those ending soonest first${pageSuffix(page)}.`,
  }
}

export function Page({ payload }: PageProps<DealsPayload>) {
  const { category, deals, page, pages, counts, total } = payload
  const path = category ? paths.category(category) : paths.deals()
  const count = category ? counts[category] : total
  return (
    <>
      <PageHeader
        title={titleOf(category)}
        lead={`${count} live now, those ending soonest first.`}
      />
      <CategoryNav counts={counts} total={total} {...(category && { current: category })} />
      {deals.length > 0 ? (
        <>
          <h2 className="sr">Live deals</h2>
          <DealGrid deals={deals} />
        </>
      ) : (
        <EmptyState title="Nothing live here today">
          <p>
            New deals come in every week. Until then, look through{' '}
            <a href={paths.deals()}>all deals</a>.
          </p>
        </EmptyState>
      )}
      <Pager page={page} pages={pages} href={(number) => paths.listPage(path, number)} />
    </>
  )
}

function titleOf(category: Category | null): string {
  return category ? categoryDeals[category] : 'All deals'
}
