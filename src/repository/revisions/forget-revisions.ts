import { removeRevisionsBefore } from '#db/content-revisions.ts'
import type { Database } from '#db/database.ts'
import { removeDraftSaves } from '#db/draft-rows.ts'
import { removeReleaseEventsBefore } from '#db/release-events.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than any client tries to send a save again. */
const SAVES_KEPT_DAYS = 90

/** Removes revisions after the days of the setting; 0 keeps them for ever. */
export async function forgetRevisions(
  db: Database,
  { historyDays, now }: { historyDays: number; now: Date },
): Promise<void> {
  await removeDraftSaves(db, new Date(now.getTime() - SAVES_KEPT_DAYS * DAY_MS))
  if (historyDays === 0) return
  const day = addDays(singaporeDay(now), -historyDays)
  await removeRevisionsBefore(db, day)
  await removeReleaseEventsBefore(db, day)
}
