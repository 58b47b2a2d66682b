import { useContext, useId } from 'react'
import { countLiveDeals } from '#deals/count-deals.ts'
import { categoryNames } from '#deals/deal.ts'
import * as paths from '#lib/paths.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { useShown } from '#ui/count.ts'
import { DealGrid } from '#ui/deal-grid.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Logo } from '#ui/logo.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProductName } from '#ui/product-name.ts'
import { Prose } from '#ui/prose.tsx'
import { RichtextBody } from '#ui/richtext/richtext-body.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import notes from '../list-notes.module.css'
import type { Head, PageProps } from '../page-module.ts'
import styles from './page.module.css'
import type { LandingPayload } from './payload.ts'
import { useVisitOf } from './use-visit-of.ts'

export function head({ landing, category, total }: LandingPayload): Head {
  const sentences = [landing.tagline, total > 0 && `${countLiveDeals(total)}, each checked by hand`]
  return {
    title: category ? `${landing.title}: ${categoryNames[category]}` : landing.title,
    description: sentences
      .filter(Boolean)
      .map((sentence) => `${sentence}.`)
      .join(' '),
    // Search engines should index the whole page, not its parts.
    ...(category && { noindex: true }),
  }
}

export function Page({ payload }: PageProps<LandingPayload>) {
  const { landing, text } = payload
  const body =
    'long' in text ? <RichtextBody html={text.long.html} /> : <Prose field={text.short} />
  // People open a page for its text, and a partner or campaign page for its deals.
  const isText = landing.kind === 'page'
  useVisitOf(landing)
  useShown(landing.id)
  return (
    <>
      <PageHeader
        title={landing.title}
        lead={landing.tagline}
        palette={landing.palette}
        picture={landing.picture && <Picture picture={landing.picture} sizes="320px" />}
        lockup={landing.kind === 'partner' && <Lockup landing={landing} />}
      >
        {landing.hasSearch && (
          <SearchForm
            action={paths.landingSearch(landing.uid)}
            q=""
            label={`Search ${landing.title}`}
          />
        )}
      </PageHeader>
      {isText && <div className={notes.text}>{body}</div>}
      <Deals payload={payload} />
      {!isText && <div className={notes.text}>{body}</div>}
      <LandingNotes payload={payload} />
    </>
  )
}

/** The partner's logo beside ours. The title and the site's header have their names. */
function Lockup({ landing: { title, palette } }: Pick<LandingPayload, 'landing'>) {
  const productName = useContext(ProductName)
  return (
    <div className={styles.lockup} aria-hidden="true">
      <BrandMark brand={{ name: title, palette }} />×
      <Logo name={productName} />
    </div>
  )
}

function Deals({ payload }: PageProps<LandingPayload>) {
  const { landing, category, deals, total, chips, checked } = payload
  if (total === 0 && landing.kind === 'page') return null
  if (total === 0) {
    return (
      <EmptyState title="No live deals here today">
        <p>
          The deals on this page have ended. See <a href={paths.deals}>all live deals</a>.
        </p>
      </EmptyState>
    )
  }
  return (
    <Section heading={countLiveDeals(total)} {...(checked && { note: `${checked}.` })}>
      {chips.length > 0 && (
        <nav className={styles.chips} aria-label="Categories">
          {chips.map(({ name, count, href, isCurrent }) => (
            <Tag key={name} href={href} current={isCurrent}>
              {name} {count}
            </Tag>
          ))}
        </nav>
      )}
      {deals.length > 0 ? (
        <DealGrid deals={deals} />
      ) : (
        <p>
          No {category && categoryNames[category].toLowerCase()} here today.{' '}
          <a href={paths.landing(landing.uid)}>See all {countLiveDeals(total)}</a>.
        </p>
      )}
    </Section>
  )
}

/** The beginnings of the partner's questions and privacy notice, with links to the full texts. */
function LandingNotes({ payload: { landing, faq, privacy } }: { payload: LandingPayload }) {
  const privacyId = useId()
  if (!faq && !privacy) return null
  return (
    <div className={styles.notes}>
      {faq && (
        <Section heading="Questions we get">
          <div className={styles.questions}>
            {faq.questions ? <RichtextBody html={faq.questions} /> : <p>{faq.description}</p>}
            <a href={paths.landingText(landing.uid, 'faq')}>All questions and answers</a>
          </div>
        </Section>
      )}
      {privacy && (
        <section className={styles.note} aria-labelledby={privacyId}>
          <h2 id={privacyId}>Privacy, briefly</h2>
          <p>{privacy.description}</p>
          <a href={paths.landingText(landing.uid, 'privacy')}>Read the privacy notice</a>
        </section>
      )}
    </div>
  )
}
