import styles from './tag.module.css'

type TagProps = { children: React.ReactNode; look?: 'coupon' | 'hot' | 'brand'; href?: string }

export function Tag({ children, look, href }: TagProps) {
  return href ? (
    <a className={styles.tag} data-look={look} href={href}>
      {children}
    </a>
  ) : (
    <span className={styles.tag} data-look={look}>
      {children}
    </span>
  )
}
