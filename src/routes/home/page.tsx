import { paths } from '#lib/paths.ts'
import { CategoryNav } from '#ui/category-nav.tsx'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { BrandList } from '../brand-list.tsx'
import { LandingList } from '../landing-list.tsx'
import type { Head, PageProps } from '../page-loader.ts'
import { PostList } from '../post-list.tsx'
import type { HomePayload } from './payload.ts'

export function head({ title, description }: HomePayload): Head {
  return { title: `${title}: hand-picked deals in Singapore`, description }
}

export function Page({ payload }: PageProps<HomePayload>) {
  const { featured, usableNow, endingSoon, fresh, exclusive, brands, posts, campaigns } = payload
  return (
    <>
      <PageHeader title={payload.title} />
      <CategoryNav counts={payload.counts} total={payload.total} />
      {featured.length > 0 && (
        <DealShelf
          heading="Picked by our desks"
          deals={featured}
          moreHref={paths.deals()}
          moreText="All deals"
        />
      )}
      {usableNow.length > 0 && (
        <DealShelf
          heading="Usable right now"
          note="Only at certain hours, and this is one of them."
          deals={usableNow}
          moreHref={`${paths.deals()}?usable=now`}
          moreText="All usable now"
        />
      )}
      {endingSoon.length > 0 && (
        <DealShelf
          heading="Ending soon"
          note="Within the next seven days."
          deals={endingSoon}
          moreHref={`${paths.deals()}?ends=soon`}
          moreText="All ending soon"
        />
      )}
      {fresh.length > 0 && (
        <DealShelf
          heading="New"
          deals={fresh}
          moreHref={`${paths.deals()}?sort=new`}
          moreText="Newest first"
        />
      )}
      {exclusive.length > 0 && <DealShelf heading="Only here" deals={exclusive} />}
      {brands.length > 0 && (
        <Section heading="Brands to follow" moreHref={paths.brands()} moreText="All brands">
          <BrandList brands={brands} />
        </Section>
      )}
      {posts.length > 0 && (
        <Section heading="From the blog" moreHref={paths.blog()} moreText="All posts">
          <PostList posts={posts} />
        </Section>
      )}
      {campaigns.length > 0 && (
        <Section heading="Collections">
          <LandingList landings={campaigns} />
        </Section>
      )}
    </>
  )
}
