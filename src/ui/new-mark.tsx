import type { DealSummary } from '#deals/deal-summary.ts'
import styles from './new-mark.module.css'
import { useVisitor } from './visitor.ts'

/** Marks deals that began after the last visit. A component of its own, or each change of the visitor would render the card. */
export function NewMark({ deal: { begunAt } }: { deal: Pick<DealSummary, 'begunAt'> }) {
  const { lastVisit } = useVisitor()
  return lastVisit !== null && begunAt > lastVisit && <b className={styles.new}>New</b>
}
