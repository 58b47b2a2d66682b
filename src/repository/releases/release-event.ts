import type { ReleaseEvent } from '#db/release-events.ts'
import { type Author, toEntry } from '../publish/publish-entry.ts'

/** Who does something to a release, when and why. */
export type Act = {
  author: Author
  why?: string | null
  now: () => Date
  createRef: () => string
}

export function toReleaseEvent(
  what: Pick<ReleaseEvent, 'release_id' | 'kind'> & Partial<ReleaseEvent>,
  act: Act,
): ReleaseEvent {
  const happened = act.now()
  return {
    id: act.createRef(),
    happened_at: happened.toISOString(),
    ...toEntry(act, happened),
    due_at: null,
    back_at: null,
    ...what,
  }
}
