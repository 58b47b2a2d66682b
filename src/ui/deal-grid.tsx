import { DealCard, type SearchedDeal } from './deal-card.tsx'
import styles from './deal-grid.module.css'

type DealGridProps = {
  deals: SearchedDeal[]
  variant?: 'row' | 'card'
  /** 2 where no heading stands between the page's title and the grid. */
  headingLevel?: 2 | 3
}

export function DealGrid({ deals, variant = 'card', headingLevel = 3 }: DealGridProps) {
  return (
    <ul className={styles.grid} data-variant={variant}>
      {deals.map((deal) => (
        <li key={deal.id}>
          <DealCard deal={deal} variant={variant} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
