import type { TakenRelease } from '#db/content-publish.ts'
import { type Staging, withStaging } from '#db/content-staging.ts'
import type { CustomTypeRow } from '#db/custom-type-rows.ts'
import type { Database } from '#db/database.ts'
import { type ChangeCounts, createStagedChange, type StagedChange } from './staged-change.ts'

export type PublishOptions = {
  now: () => Date
  createRef: () => string
  /** The release that the change is. */
  release?: TakenRelease
  /** Everything but the publish itself. */
  dryRun?: boolean
}

export type PublishResult = ChangeCounts & {
  /** The new ref; `null` when there was nothing to publish. */
  ref: string | null
  /** The release was not there as it was read: somebody else published, removed or changed it. */
  isReleaseGone: boolean
}

/** Puts everything of a change into the stage; called again when somebody else published meanwhile. */
export type FillStage = (change: StagedChange) => Promise<Extras>

/** What documents need besides. */
type Extras = { customTypes?: readonly CustomTypeRow[] }

/**
 * Publishes in the database, without a snapshot in memory: for commands, for releases and for changes
 * of any size. Running sites take it over, see `db/watch-content.ts`.
 */
export async function publishContent(
  db: Database,
  fill: FillStage,
  options: PublishOptions,
): Promise<PublishResult> {
  for (;;) {
    const result = await withStaging(db, (staging) => tryToPublish(staging, fill, options))
    if (result) return result
  }
}

/** `null` when somebody else published meanwhile. */
async function tryToPublish(
  staging: Staging,
  fill: FillStage,
  options: PublishOptions,
): Promise<PublishResult | null> {
  const from = await staging.findMasterRef()
  const change = createStagedChange(staging, options.now())
  const { customTypes = [] } = await fill(change)
  const counts = change.counts()
  const nothing = { ...counts, ref: null, isReleaseGone: false }
  const isEmpty = counts.total === counts.unchanged && customTypes.length === 0
  // A release that changes nothing is done all the same, and has to go.
  if (options.dryRun || (isEmpty && !options.release)) return nothing
  const to = options.createRef()
  const outcome = await staging.publish({
    from,
    to,
    publishedAt: options.now(),
    release: options.release ?? null,
    customTypes,
  })
  if (outcome === 'moved') return null
  return outcome === 'gone' ? { ...nothing, isReleaseGone: true } : { ...nothing, ref: to }
}
