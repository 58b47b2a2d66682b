import styles from './badge.module.css'

type BadgeProps = { children: string; size?: 'l'; ended?: boolean }

export function Badge({ children, size, ended = false }: BadgeProps) {
  return (
    <span className={styles.badge} data-size={size} data-ended={ended}>
      {ended ? 'Ended' : children}
    </span>
  )
}
