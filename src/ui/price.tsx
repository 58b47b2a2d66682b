import { formatPrice } from '#deals/format-price.ts'
import styles from './price.module.css'

/** In SGD. */
type PriceProps = { now: number; was?: number | null; size?: 'l' }

export function Price({ now, was, size }: PriceProps) {
  return (
    <p className={styles.price} data-size={size}>
      <b>{formatPrice(now)}</b>
      {was != null && (
        <s>
          <span className="sr">was </span>
          {formatPrice(was)}
        </s>
      )}
    </p>
  )
}
