import type { ReleaseEvent } from '#db/release-events.ts'
import type { PublishOptions } from '../publish/publish-content.ts'
import { toEntry } from '../publish/publish-entry.ts'

/** Who does something to a release, when and why. */
export type Act = Pick<PublishOptions, 'author' | 'why' | 'now' | 'createRef'>

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
