import { isShownAtCounter } from '#deals/at-counter.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import button from '#ui/button.module.css'
import { ButtonLink } from '#ui/button-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { HeartButton } from '#ui/heart-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import css from './action-bar.css?inline'
import type { DealPayload } from './payload.ts'
import { showAtCounter } from './show-at-counter.ts'

adoptStyles(css)

/** The deal's actions, fixed to the bottom on phones. */
export function ActionBar({ payload }: { payload: DealPayload }) {
  const { deal, link } = payload
  return (
    // Loads late, so it has the design's fonts at once.
    <section className="action-bar" aria-label="Deal actions" data-fonts="">
      <HeartButton deal={deal} />
      {deal.code && <CopyButton code={deal.code} dealId={deal.id} />}
      {isShownAtCounter(deal) ? (
        <button
          type="button"
          className={button.button}
          data-look="coupon"
          onClick={() => showAtCounter(payload)}
        >
          <Icon name="ticket" /> Show at counter
        </button>
      ) : (
        link && (
          <ButtonLink href={link} external="sponsored">
            <DrawnIcon name="external" />
            {deal.redeem === 'link' ? 'Claim it at the shop' : 'Go to the shop'}
          </ButtonLink>
        )
      )}
    </section>
  )
}
