import type { ReleaseRow } from '#db/content-releases.ts'
import type { ReleaseFailure } from '../publish/publish-due-releases.ts'
import type { ContentChange } from '../snapshot.ts'

/** What a release holds, when it is due, and why it has failed. */
export function toReleaseLines(row: ReleaseRow): string[] {
  const { documents = [], removedIds = [] } = JSON.parse(row.change) as ContentChange
  const when = row.scheduled_at === null ? 'not scheduled' : `due ${row.scheduled_at}`
  const name = row.label === row.id ? row.id : `${row.id} ("${row.label}")`
  const what =
    row.take_back_of === null
      ? `${documents.length} documents, ${removedIds.length} removals`
      : `takes back "${row.take_back_of}"`
  return [`${name}: ${what}; ${when}`, ...failureLines(row)]
}

function failureLines({ failure, failed_at, retry_at, tries }: ReleaseRow): string[] {
  if (failure === null) return []
  const { reason } = JSON.parse(failure) as ReleaseFailure
  const times = tries === 1 ? 'once' : `${tries} times`
  return [`  failed ${times}, last at ${failed_at}; next try at ${retry_at}: ${reason}`]
}
