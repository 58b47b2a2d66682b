import type { DealSummary } from '#deals/deal-summary.ts'
import type { PictureSource } from '#lib/picture-source.ts'
import styles from './deal-art.module.css'
import { Picture } from './picture.tsx'
import ticket from './ticket.module.css'

type DealArtProps = {
  deal: Pick<DealSummary, 'badge' | 'palette' | 'time'>
  picture: PictureSource | null
  sizes: string
  eager?: boolean | undefined
}

/** The deal's picture with the offer stamped on it; a quiet pattern without a picture. */
export function DealArt({ deal, picture, sizes, eager = false }: DealArtProps) {
  const ended = deal.time.status === 'ended'
  return (
    <p className={`${styles.art} ${ticket.bitten}`} data-palette={deal.palette}>
      {picture && <Picture picture={picture} sizes={sizes} eager={eager} />}
      <span>{ended ? 'Ended' : deal.badge}</span>
    </p>
  )
}
