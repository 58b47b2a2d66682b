import * as paths from '#lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import styles from './error-page.module.css'

/** The page of an expired or invalid preview link. */
export function PreviewOver() {
  return (
    <section className={styles.page}>
      <h1>{PREVIEW_OVER_TITLE}</h1>
      <p>
        Its link has expired, or what it showed has been published or withdrawn. Ask whoever sent it
        to you for a new one.
      </p>
      <ButtonLink href={paths.home}>Back To Home</ButtonLink>
    </section>
  )
}

export const PREVIEW_OVER_TITLE = 'This preview has ended'
