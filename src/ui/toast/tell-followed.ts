import * as paths from '#lib/paths.ts'
import type { VisitorActions } from '../visitor.ts'
import { showToast } from './show-toast.ts'

/** A tap on a follow button. */
export type FollowAct = {
  id: string
  name: string
  /** Whether the brand was followed before the tap. */
  wasFollowing: boolean
  actions: Pick<VisitorActions, 'follow' | 'unfollow'>
}

/** Says what following does, and offers Undo and alerts. */
export function tellFollowed({ id, name, wasFollowing, actions }: FollowAct): void {
  if (wasFollowing) {
    showToast({ text: `You no longer follow ${name}.`, undo: () => actions.follow(id) })
    return
  }
  showToast({
    text: `Following ${name}: its new deals are on your home page.`,
    undo: () => actions.unfollow(id),
    link: { href: paths.alerts, text: 'Alerts' },
  })
}
