import type { DraftVersion, TakenRelease } from '#db/content-publish.ts'
import { type Staging, withStaging } from '#db/content-staging.ts'
import type { CustomTypeKey, CustomTypeRow } from '#db/custom-type-rows.ts'
import type { Database } from '#db/database.ts'
import { type ReleaseBases, readBases } from '../releases/release-bases.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type PublishEntry, toEntry } from './publish-entry.ts'
import { type ChangeCounts, createStagedChange, type StagedChange } from './staged-change.ts'

export type PublishOptions = PublishEntry & {
  now: () => Date
  createRef: () => string
  release?: TakenRelease
  drafts?: readonly DraftVersion[]
  /** Does everything except the publish itself. */
  dryRun?: boolean
}

export type PublishResult = ChangeCounts & {
  /** The new ref; `null` if there was nothing to publish. */
  ref: string | null
  /** Somebody else has published, removed or changed the release or a draft. */
  isReleaseGone: boolean
}

/** Stages the whole change. Called again if somebody else publishes in between. */
export type FillStage = (change: StagedChange) => Promise<Extras>

/** Like `FillStage`, but may return nothing when only documents and pages are published. */
// biome-ignore lint/suspicious/noConfusingVoidType: it stands for functions that return nothing.
type MayFill = (change: StagedChange) => Promise<Extras | void>

/** What is published besides documents and pages. */
type Extras = {
  customTypes?: readonly CustomTypeRow[]
  removedCustomTypes?: readonly CustomTypeKey[]
  /** The new main language of the repository. */
  mainLanguage?: string
}

/**
 * The only way to publish: a change of any size, in one transaction of the database. Running sites notice it
 * and refresh their snapshots (`db/watch-content.ts`).
 */
export async function publishContent(
  db: Database,
  fill: MayFill,
  options: PublishOptions,
): Promise<PublishResult> {
  for (;;) {
    const result = await withStaging(db, (staging) => tryToPublish(staging, fill, options))
    if (result) return result
  }
}

/** `null` if somebody else has published in between. */
async function tryToPublish(
  staging: Staging,
  fill: MayFill,
  options: PublishOptions,
): Promise<PublishResult | null> {
  const from = await staging.findMasterRef()
  const change = createStagedChange(staging, options.now())
  const extras = (await fill(change)) ?? {}
  const { customTypes = [], removedCustomTypes = [] } = extras
  const mainLanguage = await findNewLanguage(extras, change)
  const counts = change.counts()
  const nothing = { ...counts, ref: null, isReleaseGone: false }
  const models = customTypes.length + removedCustomTypes.length
  const isEmpty = counts.total === counts.unchanged && models === 0 && mainLanguage === null
  // A release or a draft that changes nothing must still be removed.
  const isTaken = options.release !== undefined || options.drafts !== undefined
  if (options.dryRun || (isEmpty && !isTaken)) return nothing
  const [to, publishedAt] = [options.createRef(), options.now()]
  const outcome = await staging.publish({
    from,
    to,
    publishedAt,
    release: options.release ?? null,
    drafts: options.drafts ?? [],
    customTypes,
    removedCustomTypes,
    mainLanguage,
    entry: { kind: options.kind, ...toEntry(options, publishedAt) },
  })
  if (outcome === 'moved') return null
  return outcome === 'gone' ? { ...nothing, isReleaseGone: true } : { ...nothing, ref: to }
}

/** `null` if it stays. */
async function findNewLanguage(
  { mainLanguage }: Extras,
  change: StagedChange,
): Promise<string | null> {
  if (mainLanguage === undefined) return null
  return mainLanguage === (await change.mainLanguage()) ? null : mainLanguage
}

type PreparedChange = { change: ContentChange; bases: ReleaseBases; counts: ChangeCounts }

/** The change that a publish would make now, for a release, and what it was made from. */
export async function prepareChange(db: Database, fill: FillStage): Promise<PreparedChange> {
  for (;;) {
    const prepared = await tryToPrepare(db, fill)
    if (prepared) return prepared
  }
}

/** `null` if somebody has published in between. */
async function tryToPrepare(db: Database, fill: FillStage): Promise<PreparedChange | null> {
  return withStaging(db, async (staging) => {
    const from = await staging.findMasterRef()
    const staged = createStagedChange(staging, null)
    await fill(staged)
    await staging.saveAssets()
    const { documents, pages, removals } = await staging.rows()
    const idsOf = (kind: string) => removals.filter((row) => row.kind === kind).map(({ id }) => id)
    const change = {
      documents: documents.map(({ document }) => JSON.parse(document) as StoredDocument),
      removedIds: idsOf('document'),
      richtextPages: pages.map(({ id, block_map }) => ({ id, blockMap: JSON.parse(block_map) })),
      removedRichtextIds: idsOf('richtext'),
    }
    const bases = await readBases(staging, change)
    const isMoved = (await staging.findMasterRef()) !== from
    return isMoved ? null : { change, bases, counts: staged.counts() }
  })
}
