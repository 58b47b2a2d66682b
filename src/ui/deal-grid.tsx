import { DealCard, type SearchedDeal } from './deal-card.tsx'
import styles from './deal-grid.module.css'

type DealGridProps = {
  deals: SearchedDeal[]
  variant?: 'row' | 'card'
  /** How many pictures load at once. */
  atOnce?: number
}

export function DealGrid({ deals, variant = 'card', atOnce = 0 }: DealGridProps) {
  return (
    <ul className={styles.grid} data-variant={variant}>
      {deals.map((deal, index) => (
        <li key={deal.id}>
          <DealCard deal={deal} variant={variant} eager={index < atOnce} />
        </li>
      ))}
    </ul>
  )
}
