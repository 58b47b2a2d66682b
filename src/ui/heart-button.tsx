import type { DealSummary } from '#deals/deal-summary.ts'
import { answerHeart } from './answer-tap.ts'
import styles from './heart-button.module.css'
import { Icon } from './icon.tsx'
import { toSavedDeal } from './to-saved-deal.ts'
import { useVisitor } from './visitor.ts'

type HeartButtonProps = { deal: DealSummary }

export function HeartButton({ deal }: HeartButtonProps) {
  const { state, actions } = useVisitor()
  const { id } = deal
  const removed = state.favDealsObj ? state.favDealsObj[id] : undefined
  const isSaved = !!removed
  const toggle = () => {
    const problem = isSaved ? actions.unsave(id) : actions.save(id, toSavedDeal(deal, new Date()))
    answerHeart({ id, removed, actions, problem })
  }
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-label={`${isSaved ? 'Remove from saved' : 'Save'}: ${deal.title}`}
      onClick={toggle}
    >
      <Icon name="heart" size="l" />
    </button>
  )
}
