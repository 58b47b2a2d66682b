import type { PublishRow } from '#db/content-revisions.ts'
import { singaporeDay } from '#lib/singapore-time.ts'

/** Who publishes. `name` is that of the person, the token or the command, or of who scheduled it. */
export type Author = { kind: PublishRow['author_kind']; name: string | null }

export type PublishEntry = {
  kind: PublishRow['kind']
  author: Author
  /** In the author's words. */
  why?: string | null
}

const MAX_REASON = 1000

export function toPublishEntry({ kind, author, why = null }: PublishEntry, now: Date) {
  return {
    kind,
    author_kind: author.kind,
    author: author.name,
    reason: why === null ? null : why.slice(0, MAX_REASON),
    day: singaporeDay(now),
  }
}
