import { useState } from 'react'
import { categoryNames } from '#deals/deal.ts'
import { isLive } from '#deals/deal-status.ts'
import * as paths from '#lib/paths.ts'
import { useShown } from '#ui/count.ts'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import section from '#ui/section.module.css'
import { Tag } from '#ui/tag.tsx'
import { useLater } from '#ui/use-later.ts'
import type { Head, PageProps } from '../page-module.ts'
import { DealCrumbs } from './deal-crumbs.tsx'
import { DealPanel } from './deal-panel.tsx'
import { Gallery } from './gallery.tsx'
import { Outlets } from './outlets.tsx'
import styles from './page.module.css'
import type { DealPayload } from './payload.ts'
import { useLateParts } from './use-late-parts.ts'

export const head = (payload: DealPayload): Head => payload.head

export function Page({ payload: given }: PageProps<DealPayload>) {
  const [later, setLater] = useState({ given, payload: given })
  const payload = later.given === given ? later.payload : given
  const { deal, endedOn, usable, outlets, body, alsoLive, besideNote } = payload
  const { ActionBar, ReportForm, Countdown } = useLateParts(!given.endedOn)
  const isThere = useLater()
  useShown(deal.id)
  const isUsable = isLive(deal.time.status)
  return (
    <>
      <DealCrumbs deal={deal} />
      <article className={styles.deal}>
        <div className={styles.top}>
          <Gallery payload={payload} isWhole={isThere} />
          <p className={styles.labels}>
            {!endedOn && <b className={styles.badge}>{deal.badge}</b>}
            {deal.exclusive && !endedOn && <Tag look="coupon">Only here</Tag>}
            {endedOn ? (
              <Tag>Ended</Tag>
            ) : (
              <Tag {...(deal.time.urgent && { look: 'hot' })}>{deal.time.ends}</Tag>
            )}
            {usable && usable.text !== deal.time.ends && (
              <span className={styles.usable}>
                <Tag {...(usable.now && { look: 'brand' })}>{usable.text}</Tag>
              </span>
            )}
          </p>
          <PageHeader title={deal.title} />
        </div>
        {isThere && (
          <>
            <p className={styles.lead}>{deal.summary}</p>
            <DealPanel
              payload={payload}
              countdown={Countdown && <Countdown payload={given} onLater={setLater} />}
            />
            <div className={styles.text} data-below>
              <Prose field={body} />
              {outlets.length > 0 && <Outlets payload={payload} />}
              {isUsable && (
                <section
                  className={`${section.section} ${styles.reports}`}
                  aria-label="Did it work?"
                >
                  {ReportForm && (
                    <ReportForm dealId={deal.id} hasScore={deal.success !== undefined} />
                  )}
                </section>
              )}
            </div>
          </>
        )}
      </article>
      {isThere && alsoLive.length > 0 && (
        <DealShelf
          heading={endedOn ? 'Live instead' : 'Also live'}
          deals={alsoLive}
          {...(besideNote && { note: besideNote })}
          moreHref={paths.category(deal.category)}
          moreText={`All ${categoryNames[deal.category].toLowerCase()}`}
        />
      )}
      {isUsable && ActionBar && <ActionBar payload={payload} />}
    </>
  )
}
