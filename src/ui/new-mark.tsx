import type { DealSummary } from '#deals/deal-summary.ts'
import styles from './new-mark.module.css'
import { useVisitor } from './visitor.ts'

/** Marks what began after the last visit. Not part of the card, which would then render with each change of the visitor. */
export function NewMark({ deal: { begunAt } }: { deal: Pick<DealSummary, 'begunAt'> }) {
  const { lastVisit } = useVisitor()
  return lastVisit !== null && begunAt > lastVisit && <b className={styles.new}>New</b>
}
