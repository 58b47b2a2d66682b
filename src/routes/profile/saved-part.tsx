import { useEffect, useLayoutEffect, useState } from 'react'
import * as paths from '#lib/paths.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Section } from '#ui/section.tsx'
import { toSavedDeal } from '#ui/to-saved-deal.ts'
import { useVisitor } from '#ui/visitor.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import { BrandList } from '../brand-list.tsx'
import type { DealPayload } from '../deal/payload.ts'
import type { PageProps } from '../page-module.ts'
import { AccountPart } from './account-part.tsx'
import couponCss from './coupon.css?inline'
import { Coupon } from './coupon.tsx'
import { findKeptPage } from './find-deal-page.ts'
import { FollowedDeals } from './followed-deals.tsx'
import type { ProfilePayload } from './payload.ts'
import { SavedList } from './saved-list.tsx'
import { sortSaved } from './saved-order.ts'
import css from './saved-part.css?inline'
import { SavedTools } from './saved-tools.tsx'
import { SharedList } from './shared-list.tsx'

/** Coupons and brands on the device, and tools to move them to another one. */
export function SavedPart({ payload }: PageProps<ProfilePayload>) {
  const { state } = useVisitor()
  useLayoutEffect(() => adoptStyles(couponCss + css), [])
  const followed = state.followingArray || []
  const saved = state.favDealsObj || {}
  return (
    <>
      {payload.offline ? <LastSeen /> : <SavedTabs saved={saved} followed={followed} />}
      <SharedList />
      <div id="coupons">
        <SavedList saved={saved} />
      </div>
      {!payload.offline && (
        <>
          <div id="brands">
            <FollowedBrands payload={payload} followed={followed} />
          </div>
          <SavedTools />
          <AccountPart />
        </>
      )}
    </>
  )
}

function FollowedBrands({ payload, followed }: { payload: ProfilePayload; followed: string[] }) {
  const isCounted = payload.countsUntil > Date.now()
  const own = payload.brands.filter(({ uid }) => followed.includes(uid))
  const brands = own.map(({ liveCount, ...brand }) => (isCounted ? { ...brand, liveCount } : brand))
  if (own.length === 0) {
    return (
      <EmptyState title="No brands followed yet">
        <p>
          Follow a brand to have its deals at hand. See <a href={paths.brands}>all brands</a>.
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <Section heading="Brands you follow">
        <BrandList brands={brands} />
      </Section>
      <FollowedDeals brands={own} />
    </>
  )
}

type SavedTabsProps = { saved: SavedDeals; followed: string[] }

/** Links to the parts of the page, which is long on a phone. */
function SavedTabs({ saved, followed }: SavedTabsProps) {
  const { live, upcoming, ended } = sortSaved(saved, 'end', new Date())
  return (
    <nav className="saved-tabs" aria-label="Saved">
      <a href="#coupons">
        Coupons <small>{live.length + upcoming.length + ended.length}</small>
      </a>
      <a href="#brands">
        Brands <small>{followed.length}</small>
      </a>
      <a href={paths.settings}>Settings</a>
    </nav>
  )
}

/**
 * The deal that the visitor opened, from the device's outdated copy of its page. It shows only facts that the
 * device's clock can check.
 */
function LastSeen() {
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
        <Coupon id={page.deal.id} deal={deal} now={now} onRemove={null} />
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
