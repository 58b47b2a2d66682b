import type { BrandRef } from '#deals/deal.ts'
import { BrandTile } from '#ui/brand-tile.tsx'
import { FollowButton } from '#ui/follow-button.tsx'
import styles from './lists.module.css'

type BrandListProps = {
  brands: (BrandRef & { tagline?: string; liveCount?: number })[]
  /** Puts a button to follow it on each. */
  canFollow?: boolean
  /** A few that stand two abreast on a phone. */
  isNarrow?: boolean
}

export function BrandList({ brands, canFollow = false, isNarrow }: BrandListProps) {
  return (
    <ul className={styles.brands} data-narrow={isNarrow}>
      {brands.map((brand) => (
        <li key={brand.uid}>
          <BrandTile brand={brand} />
          {canFollow && <FollowButton id={brand.uid} name={brand.name} compact />}
        </li>
      ))}
    </ul>
  )
}
