import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  lead?: string
  /** Makes it a coloured panel across the page. */
  palette?: string
  /** Decorates the panel where there is room. */
  picture?: React.ReactNode
  /** What the visitor can do at once: follow, search. */
  children?: React.ReactNode
}

/** Holds the page's one `h1`, which takes the focus after a navigation. */
export function PageHeader({ title, lead, palette, picture, children }: PageHeaderProps) {
  return (
    <header className={styles.header} data-palette={palette}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p>{lead}</p>}
      {children && <div className={styles.actions}>{children}</div>}
      {picture && <div className={styles.picture}>{picture}</div>}
    </header>
  )
}
