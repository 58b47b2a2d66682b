import styles from './tag.module.css'

type TagProps = {
  children: React.ReactNode
  look?: 'coupon' | 'hot' | 'brand'
  href?: string
  /** Whether it links to the current page. */
  current?: boolean
}

export function Tag({ children, look, href, current }: TagProps) {
  return href ? (
    <a
      className={styles.tag}
      data-look={look}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  ) : (
    <span className={styles.tag} data-look={look}>
      {children}
    </span>
  )
}
