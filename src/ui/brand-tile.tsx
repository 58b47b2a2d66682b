import { countLiveDeals } from '#deals/count-deals.ts'
import type { BrandRef } from '#deals/deal.ts'
import * as paths from '#lib/paths.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './brand-tile.module.css'

type BrandTileProps = { brand: BrandRef & { tagline?: string; liveCount?: number } }

export function BrandTile({ brand }: BrandTileProps) {
  return (
    <a className={styles.tile} href={paths.brand(brand.uid)}>
      <BrandMark brand={brand} />
      <span>
        <b>{brand.name}</b>
        {brand.tagline && <small>{brand.tagline}</small>}
        {brand.liveCount !== undefined && (
          <small>
            {brand.liveCount === 0 ? 'No live deals now' : countLiveDeals(brand.liveCount)}
          </small>
        )}
      </span>
    </a>
  )
}
