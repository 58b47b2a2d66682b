import { useId } from 'react'
import * as paths from '#lib/paths.ts'
import { RichtextBody } from '#ui/richtext/richtext-body.tsx'
import { Section } from '#ui/section.tsx'
import styles from './page.module.css'
import type { LandingPayload } from './payload.ts'

/** The partner's own questions and privacy notice: the beginning of each, and the way to the whole. */
export function LandingNotes({ payload: { landing, faq, privacy } }: { payload: LandingPayload }) {
  const privacyId = useId()
  if (!faq && !privacy) return null
  return (
    <div className={styles.notes}>
      {faq && (
        <Section heading="Questions we get">
          <div className={styles.questions}>
            {faq.questions ? <RichtextBody html={faq.questions} /> : <p>{faq.description}</p>}
            <a href={paths.landingFaq(landing.uid)}>All questions and answers</a>
          </div>
        </Section>
      )}
      {privacy && (
        <section className={styles.note} aria-labelledby={privacyId}>
          <h2 id={privacyId}>Privacy, briefly</h2>
          <p>{privacy.description}</p>
          <a href={paths.landingPrivacy(landing.uid)}>Read the privacy notice</a>
        </section>
      )}
    </div>
  )
}
