import type { PublishRow } from '#db/content-revisions.ts'
import { singaporeDay } from '#lib/singapore-time.ts'

/** Who publishes. `name` is that of a person, a token, the user who ran a command, or the person who scheduled it. */
export type Author = { kind: PublishRow['author_kind']; name: string | null }

export type PublishEntry = {
  kind: PublishRow['kind']
  author: Author
  /** In the author's words. */
  why?: string | null
}

const MAX_REASON = 1000

/** Who does something, why, and on which day. */
export function toEntry({ author, why = null }: Pick<PublishEntry, 'author' | 'why'>, now: Date) {
  return {
    author_kind: author.kind,
    author: author.name,
    reason: why === null ? null : why.slice(0, MAX_REASON),
    day: singaporeDay(now),
  }
}
