import type { DealSummary } from '#deals/deal-summary.ts'
import styles from './price.module.css'

type PriceProps = { price: Pick<NonNullable<DealSummary['price']>, 'now' | 'was'>; size?: 'l' }

export function Price({ price: { now, was }, size }: PriceProps) {
  return (
    <p className={styles.price} data-size={size}>
      <b>{now}</b>
      {was && (
        <s>
          <span className="sr">was </span>
          {was}
        </s>
      )}
    </p>
  )
}
