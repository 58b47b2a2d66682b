import { countLiveDeals } from '#deals/count-deals.ts'
import * as paths from '#lib/paths.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DealGrid } from '#ui/deal-grid.tsx'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import '#ui/ended-deal.css'
import { FollowButton } from '#ui/follow-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/prose.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { BrandList } from '../brand-list.tsx'
import { FollowLinks } from '../follow/follow-links.tsx'
import notes from '../list-notes.module.css'
import type { Head, PageProps } from '../page-module.ts'
import { PostList } from '../post-list.tsx'
import { BrandOutlets } from './outlets.tsx'
import styles from './page.module.css'
import type { BrandPayload } from './payload.ts'

export function head({ brand, live }: BrandPayload): Head {
  return {
    title: `${brand.name} deals`,
    description: [brand.tagline, `${liveText(live.length)} at ${brand.name}, checked by hand`]
      .filter(Boolean)
      .map((sentence) => `${sentence}.`)
      .join(' '),
  }
}

export function Page({ payload }: PageProps<BrandPayload>) {
  const { brand, live, checked, upcoming, soldOut, ended, posts, similar } = payload
  return (
    <>
      <Breadcrumbs items={[{ name: 'Brands', href: paths.brands }, { name: brand.name }]} />
      <PageHeader
        title={brand.name}
        lead={brand.tagline}
        palette={brand.palette}
        tile={
          <div className={styles.mark}>
            <BrandMark brand={brand} />
          </div>
        }
        picture={brand.picture && <Picture picture={brand.picture} sizes="320px" />}
      >
        <FollowButton id={brand.uid} name={brand.name} />
        {brand.website && (
          <ButtonLink href={brand.website} look="quiet" external>
            <DrawnIcon name="external" />
            Website
          </ButtonLink>
        )}
        {brand.instagram && (
          <ButtonLink href={brand.instagram} look="quiet" external>
            <Icon name="photos" />
            <span className="sr">Photos</span>
          </ButtonLink>
        )}
      </PageHeader>
      {live.length > 0 ? (
        <DealShelf
          heading={liveText(live.length)}
          deals={live}
          {...(checked && { note: `${checked}.` })}
        />
      ) : (
        <EmptyState title={liveText(0)}>
          <p>
            Follow {brand.name} to see its next deals on your profile, or browse{' '}
            <a href={paths.deals}>all live deals</a>.
          </p>
        </EmptyState>
      )}
      {upcoming.length > 0 && <DealShelf heading="Starting soon" deals={upcoming} />}
      {soldOut.length > 0 && <DealShelf heading="Sold out" deals={soldOut} />}
      <About payload={payload} />
      {posts.length > 0 && (
        <Section heading={`${brand.name} on the blog`}>
          <PostList posts={posts} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section heading="Ended deals" note="Kept so that you can see how often they come round.">
          <DealGrid deals={ended} variant="row" />
        </Section>
      )}
      {similar.length > 0 && (
        <Section heading="If you like this">
          <div className={styles.similar}>
            <BrandList brands={similar} />
          </div>
        </Section>
      )}
      <FollowLinks route="brand" path={paths.brand(brand.uid)} />
    </>
  )
}

function About({ payload: { brand, about, outlets } }: PageProps<BrandPayload>) {
  return (
    <div className={styles.columns}>
      {about.length > 0 && (
        <Section heading={`About ${brand.name}`}>
          <Prose field={about} />
          {brand.tags.length > 0 && (
            <ul className={notes.tags}>
              {brand.tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      {outlets.length > 0 && <BrandOutlets outlets={outlets} />}
    </div>
  )
}

function liveText(count: number): string {
  return count === 0 ? 'No live deals today' : countLiveDeals(count)
}
