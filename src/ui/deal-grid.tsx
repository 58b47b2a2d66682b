import { DealCard, type SearchedDeal } from './deal-card.tsx'
import styles from './deal-grid.module.css'

type DealGridProps = {
  deals: SearchedDeal[]
  variant?: 'row' | 'card'
  /** How many pictures load at once. */
  atOnce?: number
  /** How many deals of the grid may be on a phone's first screen. */
  inView?: number
}

export function DealGrid({ deals, variant = 'card', atOnce = 0, inView = 3 }: DealGridProps) {
  return (
    <ul className={styles.grid} data-variant={variant}>
      {deals.map((deal, index) => (
        <li key={deal.id} data-below={index >= inView || undefined}>
          <DealCard deal={deal} variant={variant} eager={index < atOnce} />
        </li>
      ))}
    </ul>
  )
}
