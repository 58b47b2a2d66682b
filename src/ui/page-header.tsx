import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  lead?: string
  /** Makes it a coloured panel across the page. */
  palette?: string
  /** Decorates the panel. */
  picture?: React.ReactNode
  /** The logo of the page's subject: `tile` stands beside the title, `lockup` above it. */
  tile?: React.ReactNode
  lockup?: React.ReactNode
  /** The main actions: follow, search. */
  children?: React.ReactNode
}

/** Holds the page's one `h1`, which takes the focus after a navigation. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, palette, picture, tile, lockup, children } = props
  return (
    <header className={styles.header} data-palette={palette}>
      {/* First, because the text flows around them. */}
      {picture && <div className={styles.picture}>{picture}</div>}
      {tile && <div className={styles.tile}>{tile}</div>}
      {lockup}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p>{lead}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}
