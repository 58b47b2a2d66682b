import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import type { Head, PageProps } from '../page-module.ts'
import styles from './page.module.css'
import type { UserSitemapPayload } from './payload.ts'

export function head(): Head {
  return {
    title: 'User Sitemap',
    description: 'All pages in one list: live deals, brands, posts, partner pages and collections.',
  }
}

export function Page({ payload: { groups } }: PageProps<UserSitemapPayload>) {
  return (
    <>
      <PageHeader
        title="User Sitemap"
        lead="All pages in one list, except deals that are not live."
      />
      {groups.map(({ name, pages }) => (
        <Section key={name} heading={name}>
          <ul className={styles.pages}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
