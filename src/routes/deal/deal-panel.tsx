import { isShownAtCounter } from '#deals/at-counter.ts'
import { isLive } from '#deals/deal-status.ts'
import * as paths from '#lib/paths.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import button from '#ui/button.module.css'
import { ButtonLink } from '#ui/button-link.tsx'
import { CopyCode } from '#ui/copy-code.tsx'
import facts from '#ui/facts.module.css'
import { CheckFact, PlaceFact, SuccessFact } from '#ui/facts.tsx'
import { FollowButton } from '#ui/follow-button.tsx'
import { HeartButton } from '#ui/heart-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import { Price } from '#ui/price.tsx'
import large from './large-price.module.css'
import styles from './page.module.css'
import type { DealPayload } from './payload.ts'
import { Share } from './share.tsx'
import list from './terms.module.css'

type DealPanelProps = {
  payload: DealPayload
  /** Loads late. Space is reserved for it. */
  countdown: React.ReactNode
}

/** The price of the deal, how to get it, and its terms. */
export function DealPanel({ payload, countdown }: DealPanelProps) {
  const { deal, endedOn, terms, priceNotes, partners, brandDeals } = payload
  const { brand } = deal
  return (
    <aside className={styles.panel} aria-label="The offer">
      <div className={styles.brand} data-below>
        <BrandMark brand={brand} />
        <p>
          <a href={paths.brand(brand.uid)}>{brand.name}</a>
          <small>{brandDeals}</small>
        </p>
        <FollowButton id={brand.uid} name={brand.name} />
      </div>
      {deal.price && !endedOn && (
        <>
          <div className={`${styles.price} ${large.price}`}>
            <Price price={deal.price} />
          </div>
          <div className={styles.notes}>
            {priceNotes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </div>
        </>
      )}
      {payload.countedUntil && <p className={styles.left}>{countdown}</p>}
      {endedOn ? (
        <p className={styles.ended}>{payload.instruction}</p>
      ) : (
        <Redeem payload={payload} />
      )}
      <PlaceAndCheck deal={deal} />
      <dl className={list.terms} data-below>
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {partners.length > 0 && (
          <div>
            <dt>Part of</dt>
            {partners.map(({ uid, title }) => (
              <dd key={uid}>
                <a href={paths.landing(uid)}>{title}</a>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <Share payload={payload} />
    </aside>
  )
}

function Redeem({ payload }: { payload: DealPayload }) {
  const { deal, usable, instruction, link } = payload
  const isShown = isShownAtCounter(deal) && isLive(deal.time.status)
  const shop = link && (
    <ButtonLink href={link} external="sponsored" {...(isShown && { look: 'quiet' })}>
      <DrawnIcon name="external" />
      {deal.redeem === 'link' ? 'Claim it at the shop' : 'Go to the shop'}
    </ButtonLink>
  )
  return (
    <>
      {deal.code && (
        <div className={styles.code}>
          <CopyCode code={deal.code} dealId={deal.id} />
        </div>
      )}
      <p>{instruction}</p>
      <div className={styles.actions}>
        {isShown && (
          <button
            type="button"
            className={button.button}
            onClick={() => import('./show-at-counter.ts').then((at) => at.showAtCounter(payload))}
          >
            <Icon name="ticket" /> At counter
          </button>
        )}
        {!isShown && shop}
        <HeartButton deal={deal} />
        {isShown && shop}
      </div>
      {usable?.note && <p className={styles.note}>{usable.note}</p>}
    </>
  )
}

/** Facts without the end date, which is at the top of the page. */
function PlaceAndCheck({ deal: { place, channel, time, success } }: Pick<DealPayload, 'deal'>) {
  return (
    <ul className={facts.facts}>
      <PlaceFact place={place} channel={channel} />
      <CheckFact time={time} />
      {success && <SuccessFact success={success} />}
    </ul>
  )
}
