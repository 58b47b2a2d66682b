import type { BrandRef } from '#deals/deal.ts'
import { paths } from '#lib/paths.ts'
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
        {brand.liveCount !== undefined && <small>{liveText(brand.liveCount)}</small>}
      </span>
    </a>
  )
}

function liveText(count: number): string {
  if (count === 0) return 'No live deals now'
  return count === 1 ? '1 live deal' : `${count} live deals`
}
