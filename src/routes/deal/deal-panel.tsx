import type { DealSummary } from '#deals/deal-summary.ts'
import { paths } from '#lib/paths.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CopyCode } from '#ui/copy-code.tsx'
import { Facts } from '#ui/facts.tsx'
import { FollowButton } from '#ui/follow-button.tsx'
import { HeartButton } from '#ui/heart-button.tsx'
import { Price } from '#ui/price.tsx'
import { Tag } from '#ui/tag.tsx'
import styles from './page.module.css'
import type { DealPayload } from './payload.ts'

/** What it is worth, until when, and how to get it. */
export function DealPanel({ payload: { deal, endedOn, terms, link } }: { payload: DealPayload }) {
  const { brand } = deal
  return (
    <aside className={styles.panel} aria-label="The offer">
      <div className={styles.brand}>
        <BrandMark brand={brand} />
        <a href={paths.brand(brand.uid)}>{brand.name}</a>
        <FollowButton id={brand.uid} name={brand.name} />
      </div>
      {deal.exclusive && !endedOn && (
        <p>
          <Tag look="brand">Only here</Tag>
        </p>
      )}
      {deal.priceNow !== null && !endedOn && (
        <Price now={deal.priceNow} was={deal.priceWas} size="l" />
      )}
      {endedOn ? (
        <p className={styles.ended}>
          This deal ended on {endedOn}.
          {deal.redeem === 'code' && ' Its promo code no longer works.'}
        </p>
      ) : (
        <Redeem deal={deal} link={link} />
      )}
      <Facts deal={deal} />
      <dl className={styles.terms}>
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

function Redeem({ deal, link }: { deal: DealSummary; link: string | null }) {
  const upcoming = deal.time.status === 'upcoming'
  return (
    <>
      {upcoming ? (
        <p>{deal.time.ends}. You can save it now and find it again when it begins.</p>
      ) : (
        deal.code && <CopyCode code={deal.code} />
      )}
      {!upcoming && <p>{howTo[deal.redeem]}</p>}
      <div className={styles.actions}>
        {link && (
          <ButtonLink href={link} icon="external" external>
            {deal.redeem === 'link' ? 'Claim it at the shop' : 'Go to the shop'}
          </ButtonLink>
        )}
        <HeartButton deal={deal} />
      </div>
    </>
  )
}

const howTo: Record<DealSummary['redeem'], string> = {
  code: 'Enter the code when you pay.',
  show: 'Show this page at the counter before you pay.',
  link: 'Claim it through the shop’s own page.',
  auto: 'No code needed: the price comes off by itself.',
}
