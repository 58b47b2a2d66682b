import type { BrandRef } from '#deals/deal.ts'
import { BrandTile } from '#ui/brand-tile.tsx'
import styles from './lists.module.css'

type BrandListProps = { brands: (BrandRef & { tagline?: string; liveCount?: number })[] }

export function BrandList({ brands }: BrandListProps) {
  return (
    <ul className={styles.brands}>
      {brands.map((brand) => (
        <li key={brand.uid}>
          <BrandTile brand={brand} />
        </li>
      ))}
    </ul>
  )
}
