import { categories, categoryNames } from '#deals/deal.ts'
import { paths } from '#lib/paths.ts'
import { DealGrid } from '#ui/deal-grid.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { BrandList } from '../brand-list.tsx'
import { LandingList } from '../landing-list.tsx'
import lists from '../lists.module.css'
import type { Head, PageProps } from '../page-loader.ts'
import { PostList } from '../post-list.tsx'
import type { SearchPayload } from './payload.ts'

export function head({ q, landing }: SearchPayload): Head {
  const where = landing ? landing.title : 'the whole site'
  return {
    title: `${q ? `Search for “${q}”` : 'Search'}${landing ? ` in ${landing.title}` : ''}`,
    description: q ? `What matches “${q}” in ${where}.` : `Search the live deals of ${where}.`,
    noindex: true,
  }
}

export function Page({ payload }: PageProps<SearchPayload>) {
  const { landing, q, brands, posts, landings } = payload
  return (
    <>
      <PageHeader
        title={landing ? `Search ${landing.title}` : 'Search'}
        {...(landing && { palette: landing.palette })}
      >
        <SearchForm
          action={landing ? paths.landingSearch(landing.uid) : paths.search()}
          q={q}
          label="Search deals, brands, MRT stations"
        />
      </PageHeader>
      {landing && (
        <p className={lists.text}>
          <a href={paths.landing(landing.uid)}>Back to {landing.title}</a>
        </p>
      )}
      {q || landing ? <Deals payload={payload} /> : <Categories payload={payload} />}
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
    </>
  )
}

function Deals({ payload: { q, deals, dealCount, landing } }: { payload: SearchPayload }) {
  if (dealCount === 0) {
    return (
      <EmptyState title={q ? `No live deal matches “${q}”` : 'Nothing live here today'}>
        <p>
          Try fewer or shorter words, or the name of an MRT station. Or see{' '}
          <a href={paths.deals()}>all live deals</a>
          {landing && ' of the whole site'}.
        </p>
      </EmptyState>
    )
  }
  const count = dealCount === 1 ? '1 live deal' : `${dealCount} live deals`
  const cut = dealCount > deals.length && `The first ${deals.length}. Add a word to narrow it down.`
  return (
    <Section heading={q ? `${count} for “${q}”` : count} {...(cut && { note: cut })}>
      <DealGrid deals={deals} />
    </Section>
  )
}

function Categories({ payload: { counts, total } }: { payload: SearchPayload }) {
  return (
    <Section heading="Or start here">
      <ul className={lists.tags}>
        <li>
          <Tag href={paths.deals()}>All deals ({total})</Tag>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <Tag href={paths.category(category)}>
              {categoryNames[category]} ({counts[category]})
            </Tag>
          </li>
        ))}
      </ul>
    </Section>
  )
}
