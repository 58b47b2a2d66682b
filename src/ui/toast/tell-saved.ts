import type { SavedDeal } from '#visitor/schemas.ts'
import type { StorageProblem, VisitorActions } from '../visitor.ts'
import { showToast } from './show-toast.ts'

/** What a heart has just done. */
export type HeartAct = {
  id: string
  /** What was saved before the tap; not given when nothing was. */
  removed: SavedDeal | undefined
  actions: Pick<VisitorActions, 'save' | 'unsave'>
  problem: StorageProblem | null
}

/** Says what became of a tap on a heart, and takes back that act alone, whatever was done since. */
export function tellSaved({ id, removed, actions, problem }: HeartAct): void {
  showToast({
    text: removed ? 'Removed.' : problem ? lost[problem] : 'Saved. Works offline too.',
    undo: () => (removed ? actions.save(id, removed) : actions.unsave(id)),
  })
}

const lost: Record<StorageProblem, string> = {
  full: 'Saved until you close this tab. Your device is out of storage.',
  blocked: 'Saved until you close this tab. Your browser blocks storage for this site.',
}
