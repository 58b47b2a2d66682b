import type { DealSummary } from '#deals/deal-summary.ts'
import styles from './heart-button.module.css'
import { Icon } from './icon.tsx'
import { toSavedDeal } from './to-saved-deal.ts'
import { useVisitor } from './visitor.ts'

type HeartButtonProps = { deal: DealSummary }

export function HeartButton({ deal }: HeartButtonProps) {
  const { state, actions } = useVisitor()
  const isSaved = deal.id in (state.favDealsObj || {})
  const toggle = () => {
    if (isSaved) actions.unsave(deal.id)
    else actions.save(deal.id, toSavedDeal(deal, new Date()))
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
