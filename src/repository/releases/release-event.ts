import type { ReleaseEvent } from '#db/release-events.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { Author } from '../publish/publish-entry.ts'

/** Who does something to a release, when and why. */
export type Act = {
  author: Author
  why?: string | null
  now: () => Date
  createRef: () => string
}

const MAX_REASON = 1000

export function toReleaseEvent(
  what: Pick<ReleaseEvent, 'release_id' | 'kind'> & Partial<ReleaseEvent>,
  { author, why = null, now, createRef }: Act,
): ReleaseEvent {
  const happened = now()
  return {
    id: createRef(),
    happened_at: happened.toISOString(),
    day: singaporeDay(happened),
    author_kind: author.kind,
    author: author.name,
    reason: why === null ? null : why.slice(0, MAX_REASON),
    due_at: null,
    back_at: null,
    ...what,
  }
}
