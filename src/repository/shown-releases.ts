import type { ReleaseRow } from '#db/content-releases.ts'
import type { PreviewRow } from '#db/preview-rows.ts'

/** The releases that a preview shows, in the order of publication; `null` if the preview's own release is gone. */
export function shownReleases(
  { release_id: ownId, shown_at: shownAt }: Pick<PreviewRow, 'release_id' | 'shown_at'>,
  all: readonly ReleaseRow[],
): ReleaseRow[] | null {
  const own = all.find(({ id }) => id === ownId)
  if (ownId !== null && !own) return null
  const isOver = ({ id }: ReleaseRow) =>
    all.some((release) => release.take_back_of === id && isDue(release, shownAt))
  const due = all.filter(
    (release) =>
      release !== own &&
      release.take_back_of === null &&
      isDue(release, shownAt) &&
      !isOver(release),
  )
  due.sort((a, b) => Date.parse(a.scheduled_at ?? '') - Date.parse(b.scheduled_at ?? ''))
  return own ? [...due, own] : due
}

function isDue({ scheduled_at: scheduledAt }: ReleaseRow, shownAt: string | null): boolean {
  if (scheduledAt === null || shownAt === null) return false
  return Date.parse(scheduledAt) <= Date.parse(shownAt)
}
