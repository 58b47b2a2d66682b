import { dealTime } from '#deals/deal-time.ts'
import button from '#ui/button.module.css'
import { CounterButton } from '#ui/counter/counter-button.tsx'
import facts from '#ui/facts.module.css'
import heart from '#ui/heart-button.module.css'
import { Icon } from '#ui/icon.tsx'
import type { SavedDeal } from '#ui/visitor.ts'
import { ENDED_DAYS } from './saved-order.ts'
import { toCounterCoupon } from './to-counter-coupon.ts'

type CouponProps = {
  deal: SavedDeal
  now: Date
  /** `null` for a deal that is not saved. */
  onRemove: (() => void) | null
}

/** A saved deal: what it is, then a stub with the code. */
export function Coupon({ deal, now, onRemove }: CouponProps) {
  const { ends, urgent, status } = dealTime({ ...deal, startsOn: null, checkedOn: null }, now)
  const ended = status === 'ended'
  return (
    <article className="coupon" data-ended={ended}>
      <div className="coupon-top">
        <span className="coupon-picture">
          {deal.picture && <img src={deal.picture} alt="" width="84" height="84" loading="lazy" />}
        </span>
        <div>
          <p className="coupon-brand">{deal.brand}</p>
          <h3>
            <a href={deal.path}>{deal.title}</a>
          </h3>
          <ul className={facts.facts}>
            <li data-tone={urgent ? 'hot' : undefined}>
              <Icon name="clock" size="s" />
              {ends}
            </li>
            {deal.place && (
              <li>
                <Icon name={deal.place === 'Online' ? 'phone' : 'pin'} size="s" />
                {deal.place}
              </li>
            )}
          </ul>
        </div>
        {onRemove && (
          <button
            type="button"
            className={heart.heart}
            aria-pressed="true"
            aria-label={`Remove from saved: ${deal.title}`}
            onClick={onRemove}
          >
            <Icon name="heart" size="l" />
          </button>
        )}
      </div>
      {ended ? (
        <div className="coupon-stub">
          <p>
            <b>Ended</b>
            Shown for {ENDED_DAYS} days
          </p>
          {onRemove && (
            <button type="button" className={button.button} data-look="quiet" onClick={onRemove}>
              Remove<span className="sr">: {deal.title}</span>
            </button>
          )}
        </div>
      ) : (
        <div className="coupon-stub">
          <p>
            {stubLabel(deal)}
            <b>{deal.code ?? (isOnSite(deal) ? deal.place : deal.badge)}</b>
          </p>
          <CounterButton className={button.button} coupon={() => toCounterCoupon(deal)}>
            At counter
            <span className="sr">: {deal.title}</span>
          </CounterButton>
        </div>
      )}
    </article>
  )
}

function stubLabel(deal: SavedDeal): string {
  if (deal.code) return 'Code'
  return isOnSite(deal) ? 'Show this at' : 'No code needed'
}

function isOnSite({ place }: SavedDeal): boolean {
  return place !== undefined && place !== 'Online'
}
