import styles from './empty-state.module.css'

type EmptyStateProps = { title: string; children: React.ReactNode }

export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
