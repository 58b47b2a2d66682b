import type { DealSummary } from '#deals/deal-summary.ts'
import styles from './price.module.css'

type PriceProps = {
  price: Pick<NonNullable<DealSummary['price']>, 'now' | 'unit' | 'was'>
}

export function Price({ price: { now, unit, was } }: PriceProps) {
  return (
    <p className={styles.price}>
      <b>{now}</b>
      {was && (
        <s>
          <span className="sr">was </span>
          {was}
        </s>
      )}
      {unit && <small>{unit}</small>}
    </p>
  )
}
