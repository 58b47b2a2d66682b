import { DealCard, type SearchedDeal } from './deal-card.tsx'
import styles from './deal-grid.module.css'

type DealGridProps = {
  deals: SearchedDeal[]
  variant?: 'row' | 'card'
  /** The grid is what the page is for: the picture of its first deal loads at once. */
  isMain?: boolean
}

export function DealGrid({ deals, variant = 'card', isMain = false }: DealGridProps) {
  return (
    <ul className={styles.grid} data-variant={variant}>
      {deals.map((deal, index) => (
        <li key={deal.id}>
          <DealCard deal={deal} variant={variant} eager={isMain && index === 0} />
        </li>
      ))}
    </ul>
  )
}
