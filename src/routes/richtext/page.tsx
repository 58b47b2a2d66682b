import * as paths from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { RichtextBody } from '#ui/richtext/richtext-body.tsx'
import type { Head, PageProps } from '../page-module.ts'
import styles from './page.module.css'
import type { RichtextPayload } from './payload.ts'

export function head({ page, description, namedPath }: RichtextPayload): Head {
  return { title: page.title, description, ...(namedPath && { canonical: namedPath }) }
}

export function Page({ payload: { page, landing } }: PageProps<RichtextPayload>) {
  return (
    <>
      {landing && (
        <p className={styles.back}>
          <a href={paths.landing(landing.uid)}>Back to {landing.title}</a>
        </p>
      )}
      <RichtextBody html={page.top} />
      <PageHeader title={page.title} />
      <RichtextBody html={page.html} />
    </>
  )
}
