import type { BrandRef } from '#deals/deal.ts'
import styles from './brand-mark.module.css'

type BrandMarkProps = { brand: Pick<BrandRef, 'name' | 'palette'>; size?: 's' }

/** A monogram; the brand's name is always written beside it. */
export function BrandMark({ brand, size }: BrandMarkProps) {
  const [first = '', second = ''] = brand.name.match(/\b\p{L}/gu) ?? []
  return (
    <span className={styles.mark} data-palette={brand.palette} data-size={size} aria-hidden="true">
      {(first + second).toUpperCase()}
    </span>
  )
}
