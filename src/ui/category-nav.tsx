import { categoryNames } from '#deals/deal.ts'
import { type Category, categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import styles from './category-nav.module.css'
import { Icon } from './icon.tsx'
import ticket from './ticket.module.css'

type CategoryNavProps = {
  counts: Record<Category, number>
  total: number
  /** Not given on the list of all deals. */
  current?: Category
  /** The URL of a list, if it keeps filters; by default its path. */
  hrefOf?: (path: string) => string
}

export function CategoryNav({ counts, total, current, hrefOf = asItIs }: CategoryNavProps) {
  return (
    <nav className={styles.nav} aria-label="Categories">
      <a
        className={`${styles.stub} ${ticket.bitten}`}
        href={hrefOf(paths.deals)}
        aria-current={current === undefined ? 'true' : undefined}
      >
        All deals <small>{total}</small>
      </a>
      {categories.map((category) => (
        <a
          key={category}
          className={`${styles.stub} ${ticket.bitten}`}
          href={hrefOf(paths.category(category))}
          data-category={category}
          aria-current={category === current ? 'true' : undefined}
        >
          <Icon name={category} size="l" />
          {`${categoryNames[category]} `}
          <small>{counts[category]}</small>
        </a>
      ))}
    </nav>
  )
}

function asItIs(path: string): string {
  return path
}
