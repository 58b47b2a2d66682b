import type { ReleaseRow } from '#db/content-releases.ts'
import type { ReleaseFailure } from '../publish/publish-due-releases.ts'
import type { ContentChange } from '../snapshot.ts'

/** What a release holds, when it is due, and why it has failed. */
export function toReleaseLines(row: ReleaseRow): string[] {
  const {
    documents = [],
    removedIds = [],
    richtextPages = [],
  } = JSON.parse(row.change) as ContentChange
  const when = row.scheduled_at === null ? 'not scheduled' : `due ${row.scheduled_at}`
  const name = row.label === row.id ? row.id : `${row.id} ("${row.label}")`
  const what =
    row.take_back_of === null
      ? [
          toCount(documents, 'document'),
          ...(richtextPages.length > 0 ? [toCount(richtextPages, 'rich-text page')] : []),
          toCount(removedIds, 'removal'),
        ].join(', ')
      : `takes back "${row.take_back_of}"`
  const line = `${name}: ${what}; ${when}`
  if (row.failure === null) return [line]
  const { reason } = JSON.parse(row.failure) as ReleaseFailure
  return [line, toFailureLine(row, reason)]
}

function toCount({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`
}

/** Below the line of what has failed: a release or a webhook. */
export function toFailureLine(
  { tries, failed_at, retry_at }: Pick<ReleaseRow, 'tries' | 'failed_at' | 'retry_at'>,
  reason: string,
): string {
  const times = tries === 1 ? 'once' : `${tries} times`
  return `  failed ${times}, last at ${failed_at}; next try at ${retry_at}: ${reason}`
}
