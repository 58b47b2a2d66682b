import type { DealSummary } from '#deals/deal-summary.ts'
import { DealCard } from './deal-card.tsx'
import styles from './deal-grid.module.css'

type DealGridProps = { deals: DealSummary[]; variant?: 'row' | 'card' }

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
