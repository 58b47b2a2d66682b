import button from './button.module.css'
import { Icon } from './icon.tsx'
import styles from './pager.module.css'

type PagerProps = {
  page: number
  pages: number
  href: (page: number) => string
}

export function Pager({ page, pages, href }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 && (
        <a className={button.button} data-look="quiet" href={href(page - 1)} rel="prev">
          <Icon name="right" size="s" />
          Previous
        </a>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a className={button.button} data-look="quiet" href={href(page + 1)} rel="next">
          Next
          <Icon name="right" size="s" />
        </a>
      )}
    </nav>
  )
}
