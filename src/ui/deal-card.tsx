import type { DealSummary } from '#deals/deal-summary.ts'
import type { Redeem } from '#lib/deal-options.ts'
import * as paths from '#lib/paths.ts'
import type { TextPart } from '#lib/text-part.ts'
import { BrandMark } from './brand-mark.tsx'
import { DealArt } from './deal-art.tsx'
import styles from './deal-card.module.css'
import { DealTitle } from './deal-title.tsx'
import { Facts } from './facts.tsx'
import { HeartButton } from './heart-button.tsx'
import { Icon } from './icon.tsx'
import { NewMark } from './new-mark.tsx'
import { Price } from './price.tsx'
import ticket from './ticket.module.css'

/** A search result has its title highlighted. */
export type SearchedDeal = DealSummary & {
  markedTitle?: readonly TextPart[]
  /** `Bugis, about 350 m`, for deals near a requested place. Not saved with the deal. */
  nearest?: string
  /** The match of a search, if it is not in the title. */
  why?: string
}

type DealCardProps = {
  deal: SearchedDeal
  /** `card` becomes a row on phones; `lead` appears once per page. */
  variant?: 'row' | 'lead' | 'card'
  headingLevel?: 2 | 3
  /** Its picture is the main one of the page. */
  eager?: boolean | undefined
}

/** Stubs crop a wider picture to its middle. */
const artSizes = {
  row: '220px',
  card: '(max-width: 40rem) 220px, 320px',
  lead: '(max-width: 64rem) 100vw, 720px',
}

const howToRedeem: Record<Exclude<Redeem, 'code'>, string> = {
  show: 'Show at counter',
  link: 'Claim online',
  auto: 'No code needed',
}

export function DealCard({ deal, variant = 'card', headingLevel = 3, eager }: DealCardProps) {
  const Heading = `h${headingLevel}` as const
  const ended = deal.time.status === 'ended'
  return (
    <article className={styles.card} data-variant={variant} data-ended={ended || undefined}>
      <DealArt deal={deal} picture={deal.picture} sizes={artSizes[variant]} eager={eager} />
      {!ended && <NewMark deal={deal} />}
      <div className={`${styles.body} ${ticket.bitten}`}>
        <p className={styles.brand}>
          <BrandMark brand={deal.brand} size="s" />
          {deal.brand.name}
        </p>
        <Heading className={styles.title}>
          <a href={paths.deal(deal)}>
            <DealTitle title={deal.title} marked={deal.markedTitle} />
          </a>
        </Heading>
        {variant === 'lead' && <p className={styles.summary}>{deal.summary}</p>}
        {deal.why && <p className="why">{deal.why}</p>}
        {!ended && <Offer deal={deal} />}
        <Facts deal={{ ...deal, place: deal.nearest ?? deal.place }} />
        {!ended && <HeartButton deal={deal} />}
      </div>
    </article>
  )
}

function Offer({ deal: { price, redeem, code } }: { deal: DealSummary }) {
  return (
    <div className={styles.offer}>
      {price && <Price price={price} />}
      {redeem === 'code' && code !== null && (
        <p className={styles.code}>
          <span className="sr">Code </span>
          {code}
        </p>
      )}
      {redeem !== 'code' && !price && (
        <p className={styles.how}>
          <Icon name="ticket" size="s" />
          {howToRedeem[redeem]}
        </p>
      )}
    </div>
  )
}
