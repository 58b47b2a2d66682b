import { categoryDeals } from '#deals/category-deals.ts'
import { countDeals } from '#deals/count-deals.ts'
import type { Category } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import { CategoryNav } from '#ui/category-nav.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { WithoutFilters } from '../filters/active-filters.tsx'
import { DealList } from '../filters/deal-list.tsx'
import { FilteredList } from '../filters/filtered-list.tsx'
import { filteredPath, isNarrowed, withoutFilter } from '../filters/filters.ts'
import { FollowLinks } from '../follow/follow-links.tsx'
import { useArea } from '../follow/use-area.ts'
import { pageSuffix } from '../list-page.ts'
import type { Head, PageProps } from '../page-module.ts'
import type { DealsPayload } from './payload.ts'

export function head({ category, page, counts, total, filters, near }: DealsPayload): Head {
  const count = category ? counts[category] : total
  // Search engines should index only the whole list.
  const noindex = Object.keys(filters).length > 0 || near !== null
  const what = category ? categoryDeals[category].toLowerCase() : 'deals'
  return {
    title: `${titleOf(category)} in Singapore${pageSuffix(page)}`,
    description: `${count} live ${what} in Singapore, checked by hand, those ending soonest first${pageSuffix(page)}.`,
    ...(noindex ? { noindex } : {}),
  }
}

export function Page({ payload }: PageProps<DealsPayload>) {
  const { category, deals, page, pages, matching, filters, active } = payload
  const path = category ? paths.category(category) : paths.deals
  useArea(payload.near)
  return (
    <>
      <PageHeader title={titleOf(category)} lead={leadOf(payload)} />
      <CategoryNav
        {...matching}
        {...(category && { current: category })}
        hrefOf={(list) => filteredPath(list, { filters })}
      />
      <FilteredList view={{ ...payload, path, q: '' }}>
        {deals.length > 0 ? (
          <>
            <h2 className="sr">Live deals</h2>
            <DealList deals={deals} atOnce={1} />
          </>
        ) : (
          <NoDeals active={active} path={path} filters={filters} />
        )}
        <Pager
          page={page}
          pages={pages}
          href={(number) => filteredPath(path, { filters, page: number })}
        />
        <FollowLinks
          route={category ? 'category' : 'deals'}
          path={path}
          search={filteredPath(path, { filters: withoutFilter(filters, 'sort') })}
        />
      </FilteredList>
    </>
  )
}

type NoDealsProps = Pick<DealsPayload, 'active' | 'filters'> & { path: string }

function NoDeals({ active, path, filters }: NoDealsProps) {
  return active.length > 0 ? (
    <EmptyState title="No deals match these filters">
      <WithoutFilters active={active} path={path} filters={filters} />
      <p>
        Remove a filter, or see <a href={path}>the whole list</a>.
      </p>
    </EmptyState>
  ) : (
    <EmptyState title="No live deals here today">
      <p>
        We add new deals every week. Meanwhile, browse <a href={paths.deals}>all deals</a>.
      </p>
    </EmptyState>
  )
}

/** How many deals the list has, with their filters or their order. */
function leadOf({ found, filters, near }: DealsPayload): string {
  const { near: place, ...others } = filters
  const counted = found === 0 ? 'No deals' : countDeals(found)
  if (place && near) {
    const matching = isNarrowed(others) ? (found === 1 ? ' matches' : ' match') : ''
    return `${counted}${matching} ${near.text}.`
  }
  if (isNarrowed(others)) {
    return `${counted} ${found === 1 ? 'matches' : 'match'} your filters.`
  }
  return `${found} live now, ${orderTexts[others.sort ?? 'ends'] ?? orderTexts.ends}.`
}

const orderTexts: Record<string, string> = {
  ends: 'ending soonest first',
  new: 'newest first',
  price: 'lowest price first',
  saving: 'biggest saving first',
}

function titleOf(category: Category | null): string {
  return category ? categoryDeals[category] : 'All deals'
}
