import { isLive } from '#deals/deal-status.ts'
import { dealTime } from '#deals/deal-time.ts'
import { sayAvailability } from '#deals/say-availability.ts'
import { availability } from '#deals/times/availability.ts'
import facts from '#ui/facts.module.css'
import { CheckFact, EndFact, PlaceFact, WhenFact } from '#ui/facts.tsx'
import heart from '#ui/heart-button.module.css'
import { Icon } from '#ui/icon.tsx'
import ticket from '#ui/ticket.module.css'
import type { SavedDeal } from '#visitor/schemas.ts'
import { CouponStub } from './coupon-stub.tsx'
import { savedChannel } from './saved-channel.ts'
import { toTimed } from './saved-order.ts'

type CouponProps = {
  /** The deal's. */
  id: string
  deal: SavedDeal
  now: Date
  /** `null` for a deal that is not saved. */
  onRemove: (() => void) | null
}

/** A saved deal: its facts, then a stub with the code. */
export function Coupon({ id, deal, now, onRemove }: CouponProps) {
  const { status } = dealTime(toTimed(deal), now)
  return (
    <article className="coupon" data-live={isLive(status)} data-ended={status === 'ended'}>
      <div className={`coupon-top ${ticket.bitten}`}>
        <span className="coupon-picture">
          {deal.picture && <img src={deal.picture} alt="" width="84" height="84" loading="lazy" />}
        </span>
        <div>
          <p className="coupon-brand">{deal.brand}</p>
          <h3>
            <a href={deal.path}>{deal.title}</a>
          </h3>
          <CouponFacts deal={deal} now={now} />
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
      <CouponStub id={id} deal={deal} status={status} onRemove={onRemove} />
    </article>
  )
}

/** The facts of every card and the times of use, because the device may be offline. */
function CouponFacts({ deal, now }: Pick<CouponProps, 'deal' | 'now'>) {
  const time = dealTime(toTimed(deal), now)
  const { when, place } = deal
  const { times } = toTimed(deal)
  const usable = sayAvailability(availability(times, now), times, now)
  const ended = time.status === 'ended'
  return (
    <ul className={facts.facts}>
      <EndFact time={time} />
      {isLive(time.status) && (
        <li>
          <Icon name="ticket" size="s" />
          {usable}
        </li>
      )}
      {when && when !== usable && !ended && <WhenFact when={when} />}
      {place && <PlaceFact place={place} channel={savedChannel(deal)} />}
      {!ended && <CheckFact time={time} />}
    </ul>
  )
}
