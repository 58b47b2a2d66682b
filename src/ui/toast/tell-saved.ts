import type { SavedDeal } from '#visitor/schemas.ts'
import type { StorageProblem, VisitorActions } from '../visitor.ts'
import { punchHeart } from './punch-heart.ts'
import { showToast } from './show-toast.ts'

/** A tap on a heart. */
export type HeartAct = {
  id: string
  /** The saved deal before the tap, if any. */
  removed: SavedDeal | undefined
  actions: Pick<VisitorActions, 'save' | 'unsave'>
  problem: StorageProblem | null
}

/** Shows the result of a tap on a heart. Undo reverts only that tap. */
export function tellSaved({ id, removed, actions, problem }: HeartAct): void {
  if (!removed) punchHeart()
  showToast({
    text: removed ? 'Removed.' : problem ? lost[problem] : 'Saved. Works offline too.',
    undo: () => (removed ? actions.save(id, removed) : actions.unsave(id)),
  })
}

const lost: Record<StorageProblem, string> = {
  full: 'Saved until you close this tab. Your device is out of storage.',
  blocked: 'Saved until you close this tab. Your browser blocks storage for this site.',
}
