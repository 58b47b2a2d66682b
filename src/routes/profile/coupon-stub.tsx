import { useRef } from 'react'
import { isShownAtCounter } from '#deals/at-counter.ts'
import type { DealStatus } from '#deals/deal-status.ts'
import { formatWeekday } from '#lib/singapore-time.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { CounterButton } from '#ui/counter/counter-button.tsx'
import { QuietButton } from '#ui/quiet-button.tsx'
import ticket from '#ui/ticket.module.css'
import type { SavedDeal } from '#visitor/schemas.ts'
import { savedChannel } from './saved-channel.ts'
import { ENDED_DAYS, toTimed } from './saved-order.ts'
import { toCounterCoupon } from './to-counter-coupon.ts'

type CouponStubProps = {
  id: string
  deal: SavedDeal
  status: DealStatus
  /** `null` for a deal that is not saved. */
  onRemove: (() => void) | null
}

/** The lower part of a coupon: its code, or why there is none. */
export function CouponStub(props: CouponStubProps) {
  return (
    <div className={`coupon-stub ${ticket.bitten}`}>
      <Content {...props} />
    </div>
  )
}

function Content({ id, deal, status, onRemove }: CouponStubProps) {
  if (status === 'ended') return <Ended deal={deal} onRemove={onRemove} />
  if (status === 'upcoming') {
    return (
      <p>
        <b>Not yet</b>
        Starts on {formatWeekday(toTimed(deal).times.startsOn ?? '')}
      </p>
    )
  }
  if (status === 'sold-out') {
    return (
      <p>
        <b>Sold out</b>
        The shop has none left
      </p>
    )
  }
  // Saved before the deal started, when the code was not shown, so the device does not have it.
  if (deal.redeem === 'code' && deal.code === null) {
    return (
      <>
        <p>
          Code
          <b>On the deal page</b>
        </p>
        <ButtonLink href={deal.path}>
          See the code<span className="sr">: {deal.title}</span>
        </ButtonLink>
      </>
    )
  }
  return <Live id={id} deal={deal} />
}

function Live({ id, deal }: Pick<CouponStubProps, 'id' | 'deal'>) {
  const code = useRef<HTMLElement>(null)
  return (
    <>
      <p>
        {stubLabel(deal)}
        <b ref={code}>{deal.code ?? ((isShown(deal) && deal.place) || deal.badge)}</b>
      </p>
      {deal.code && <CopyButton code={deal.code} dealId={id} name={deal.title} shown={code} />}
      {/* A code in large letters helps at a checkout too. */}
      {deal.code || isShown(deal) ? (
        <CounterButton coupon={() => toCounterCoupon(id, deal)}>
          At counter
          <span className="sr">: {deal.title}</span>
        </CounterButton>
      ) : (
        <ButtonLink href={deal.path}>
          {deal.redeem === 'link' ? 'Claim it' : 'How it works'}
          <span className="sr">: {deal.title}</span>
        </ButtonLink>
      )}
    </>
  )
}

function Ended({ deal, onRemove }: Omit<CouponStubProps, 'id' | 'status'>) {
  return (
    <>
      <p>
        <b>Ended</b>
        Shown for {ENDED_DAYS} days
      </p>
      {onRemove && (
        <QuietButton onClick={onRemove}>
          Remove<span className="sr">: {deal.title}</span>
        </QuietButton>
      )}
    </>
  )
}

function stubLabel(deal: SavedDeal): string {
  if (deal.code) return 'Code'
  if (deal.redeem === 'link') return 'Claim online'
  return isShown(deal) && deal.place ? 'Show this at' : 'No code needed'
}

function isShown(deal: SavedDeal): boolean {
  return isShownAtCounter({ redeem: deal.redeem, channel: savedChannel(deal) })
}
