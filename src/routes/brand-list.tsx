import type { BrandRef } from '#deals/deal.ts'
import { BrandTile } from '#ui/brand-tile.tsx'
import { FollowButton } from '#ui/follow-button.tsx'
import styles from './lists.module.css'

type BrandListProps = {
  brands: (BrandRef & { tagline?: string; liveCount?: number })[]
  /** Adds a follow button to each brand. */
  canFollow?: boolean
}

export function BrandList({ brands, canFollow = false }: BrandListProps) {
  return (
    <ul className={styles.brands}>
      {brands.map((brand) => (
        <li key={brand.uid}>
          <BrandTile brand={brand} />
          {canFollow && <FollowButton id={brand.uid} name={brand.name} compact />}
        </li>
      ))}
    </ul>
  )
}
