import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { BrandList } from '../brand-list.tsx'
import { LandingList } from '../landing-list.tsx'
import notes from '../list-notes.module.css'
import type { PageProps } from '../page-module.ts'
import { PostList } from '../post-list.tsx'
import type { SearchPayload } from './payload.ts'

/** The results that are not deals. */
export function OtherResults({ payload }: PageProps<SearchPayload>) {
  const { dealCount, brands, posts, landings, texts } = payload
  // Three cards fill the first screen of a phone, or two and the brands.
  const isBelow = dealCount + Math.min(brands.length, 1) > 2 || undefined
  return (
    <>
      {brands.length > 0 && (
        <Section heading="Brands">
          <BrandList brands={brands} />
        </Section>
      )}
      {posts.length > 0 && (
        <Section heading="Posts" isBelow={isBelow}>
          <PostList posts={posts} />
        </Section>
      )}
      {landings.length > 0 && (
        <Section heading="Collections and partner pages" isBelow={isBelow}>
          <LandingList landings={landings} />
        </Section>
      )}
      {texts.length > 0 && (
        <Section heading="Pages" isBelow={isBelow}>
          <ul className={notes.tags}>
            {texts.map(({ path, title }) => (
              <li key={path}>
                <Tag href={path}>{title}</Tag>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
