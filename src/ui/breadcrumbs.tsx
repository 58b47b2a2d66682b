import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = { items: { name: string; href?: string }[] }

/** Links from the home page to this page, which has no link. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav className={styles.nav} aria-label="Breadcrumb">
      <ol>
        {items.map(({ name, href }) => (
          <li key={name}>
            {href === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
