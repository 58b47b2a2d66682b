import { categoryNames } from '#deals/deal.ts'
import { type Category, categories } from '#lib/deal-options.ts'
import * as paths from '#lib/paths.ts'
import styles from './category-nav.module.css'
import { Icon } from './icon.tsx'
import ticket from './ticket.module.css'

type CategoryNavProps = {
  counts: Record<Category, number>
  total: number
  /** Without it the list in view is that of all deals. */
  current?: Category
}

export function CategoryNav({ counts, total, current }: CategoryNavProps) {
  return (
    <nav className={styles.nav} aria-label="Categories">
      <a
        className={`${styles.stub} ${ticket.bitten}`}
        href={paths.deals}
        aria-current={current === undefined ? 'true' : undefined}
      >
        All deals <small>{total}</small>
      </a>
      {categories.map((category) => (
        <a
          key={category}
          className={`${styles.stub} ${ticket.bitten}`}
          href={paths.category(category)}
          data-category={category}
          aria-current={category === current ? 'true' : undefined}
        >
          <Icon name={category} size="l" />
          {categoryNames[category]} <small>{counts[category]}</small>
        </a>
      ))}
    </nav>
  )
}
