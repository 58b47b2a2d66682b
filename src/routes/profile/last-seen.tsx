import { useEffect, useState } from 'react'
import { Section } from '#ui/section.tsx'
import { toSavedDeal } from '#ui/to-saved-deal.ts'
import type { DealPayload } from '../deal/payload.ts'
import { Coupon } from './coupon.tsx'
import { findKeptPage } from './find-deal-page.ts'

/**
 * The deal that the visitor opened, from the device's outdated copy of its page. It shows only what the
 * device's own clock can judge.
 */
export function LastSeen() {
  const [page, setPage] = useState<DealPayload | null>(null)
  useEffect(() => {
    void findKeptPage(location.pathname).then(setPage)
    // Back online, the page itself is better.
    const retry = () => location.reload()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  if (!page) return null
  const now = new Date()
  const deal = { ...toSavedDeal(page.deal, now), startsOn: page.deal.startsOn }
  return (
    <Section heading="The deal you opened" note="As you last saw it.">
      <div className="coupons">
        <Coupon deal={deal} now={now} onRemove={null} />
      </div>
      <dl className="coupon-terms">
        {page.terms.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
