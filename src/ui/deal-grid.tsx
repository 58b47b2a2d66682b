import { DealCard, type SearchedDeal } from './deal-card.tsx'
import styles from './deal-grid.module.css'

type DealGridProps = { deals: SearchedDeal[]; variant?: 'row' | 'card' }

export function DealGrid({ deals, variant = 'card' }: DealGridProps) {
  return (
    <ul className={styles.grid} data-variant={variant}>
      {deals.map((deal) => (
        <li key={deal.id}>
          <DealCard deal={deal} variant={variant} />
        </li>
      ))}
    </ul>
  )
}
