import { countReleases } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'

/** How many releases wait, and how many have failed, as of the last refresh. */
export function createReleaseStats(db: Database, now: () => Date) {
  let counts: Awaited<ReturnType<typeof countReleases>> | null = null

  return {
    async refresh(): Promise<void> {
      counts = await countReleases(db, now())
    },
    /** Lines for `/metrics`, about all processes. None before the first refresh. */
    metrics(): string[] {
      if (!counts) return []
      return [
        '# TYPE lobang_releases gauge',
        `lobang_releases{state="waiting"} ${counts.waiting}`,
        `lobang_releases{state="scheduled"} ${counts.scheduled}`,
        `lobang_releases{state="failed"} ${counts.failed}`,
        '# TYPE lobang_releases_late_seconds gauge',
        `lobang_releases_late_seconds ${counts.lateSeconds}`,
      ]
    },
  }
}
