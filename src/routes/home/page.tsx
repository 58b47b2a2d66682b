import * as paths from '#lib/paths.ts'
import { CategoryNav } from '#ui/category-nav.tsx'
import { DealGrid } from '#ui/deal-grid.tsx'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { Section } from '#ui/section.tsx'
import { BrandList } from '../brand-list.tsx'
import { LandingList } from '../landing-list.tsx'
import type { Head, PageProps } from '../page-module.ts'
import { PostList } from '../post-list.tsx'
import { Featured } from './featured.tsx'
import { OwnPart } from './own-part.tsx'
import styles from './page.module.css'
import type { HomePayload } from './payload.ts'

export function head({ title, description }: HomePayload): Head {
  return { title: `${title}: hand-picked deals in Singapore`, description }
}

export function Page({ payload }: PageProps<HomePayload>) {
  const { checkedToday, endToday, featured, endingSoon, usableNow, fresh } = payload
  const { exclusive, brands, posts, campaigns } = payload
  return (
    <>
      <CategoryNav counts={payload.counts} total={payload.total} />
      <header className={styles.intro}>
        <h1 tabIndex={-1}>{payload.title}</h1>
        <p>
          {checkedToday > 0 && <span>{`${checkedToday} checked today`}</span>}
          {endToday > 0 ? (
            <a href={`${paths.deals}?ends=today`}>
              {endToday === 1 ? '1 ends today' : `${endToday} end today`}
            </a>
          ) : (
            <span>No deals end today</span>
          )}
        </p>
      </header>
      <div className={styles.top}>
        {featured.length > 0 && <Featured deals={featured} />}
        {endingSoon.length > 0 && (
          <Section
            heading="Ending soon"
            moreHref={`${paths.deals}?ends=week`}
            moreText="All ending soon"
          >
            <DealGrid deals={endingSoon} variant="row" inView={1} />
          </Section>
        )}
      </div>
      <OwnPart />
      {usableNow.length > 0 && (
        <DealShelf
          heading="Usable right now"
          isBelow
          note="These deals run at certain hours, including now."
          deals={usableNow}
          moreHref={`${paths.deals}?usable=now`}
          moreText="All usable now"
        />
      )}
      {fresh.length > 0 && (
        <DealShelf
          heading="New"
          isBelow
          deals={fresh}
          moreHref={`${paths.deals}?sort=new`}
          moreText="Newest first"
        />
      )}
      {exclusive.length > 0 && (
        <DealShelf
          heading="Only here"
          deals={exclusive}
          moreHref={`${paths.deals}?only=here`}
          moreText="All exclusives"
        />
      )}
      {brands.length > 0 && (
        <Section heading="Brands to follow" moreHref={paths.brands} moreText="All brands">
          <BrandList brands={brands} canFollow />
        </Section>
      )}
      {posts.length > 0 && (
        <Section heading="From the blog" moreHref={paths.blog} moreText="All posts">
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
