import { setImmediate as nextTurn } from 'node:timers/promises'
import { batches } from '#lib/node/batches.ts'
import { completeDocument } from '../custom-types/complete-document.ts'
import type { CustomTypes } from '../custom-types/custom-type.ts'
import {
  mergeRelease,
  type Published,
  type ReleaseConflict,
  toConflictText,
} from '../releases/merge-release.ts'
import type { ReleaseBases } from '../releases/release-bases.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import { checkChanges } from './check-changes.ts'
import { firstReasons, type Refused, releaseFault } from './release-fault.ts'
import { checkReleaseUids } from './release-uids.ts'
import { type StagedChange, stageChange } from './staged-change.ts'

type ReleaseContent = {
  refused: Refused
  change: ContentChange
  bases: ReleaseBases
  models: CustomTypes
}

/** A merge takes about a millisecond. */
const BATCH = 20

/**
 * Stages a release, or drafts, merged with what is published. New documents get every field of their models: people write
 * only some. Throws if there are conflicts.
 */
export async function stageRelease(
  staged: StagedChange,
  { refused, models, ...content }: ReleaseContent,
) {
  const { merged: written, conflicts, published } = await mergeWithPublished(staged, content)
  refuseConflicts(refused, conflicts)
  const documents: StoredDocument[] = []
  for (const some of batches(written.documents, BATCH)) {
    await nextTurn()
    for (const document of some) {
      const isNew = published.findDocument(document.id) === null
      documents.push(isNew ? completeDocument(document, models) : document)
    }
  }
  const merged = { ...written, documents }
  await stageChange(staged, merged)
  checkReleaseUids(refused, merged.documents, await staged.uidConflicts())
  return { merged, published }
}

/** The same, and throws if a rule stops it at the time of the publish. */
export async function stageChecked(staged: StagedChange, content: ReleaseContent & { now: Date }) {
  const { refused, models, now } = content
  const { merged, published } = await stageRelease(staged, content)
  await checkChanges(staged, { refused, models, now, published, documents: merged.documents })
  return { merged, published }
}

export async function mergeWithPublished(
  staged: StagedChange,
  { change: content, bases }: Pick<ReleaseContent, 'change' | 'bases'>,
) {
  const published = await findPublished(staged, content)
  const documents: StoredDocument[] = []
  const conflicts: ReleaseConflict[] = []
  for (const some of batches(content.documents ?? [], BATCH)) {
    await nextTurn()
    const part = mergeRelease({ documents: some }, bases, published)
    documents.push(...(part.change.documents ?? []))
    conflicts.push(...part.conflicts)
  }
  const pages = mergeRelease({ richtextPages: content.richtextPages ?? [] }, bases, published)
  conflicts.push(...pages.conflicts)
  const merged = { ...content, documents, richtextPages: pages.change.richtextPages ?? [] }
  return { merged, conflicts, published }
}

async function findPublished(staged: StagedChange, change: ContentChange): Promise<Published> {
  const ids = [...(change.documents ?? []).map(({ id }) => id), ...(change.removedIds ?? [])]
  const pageIds = (change.richtextPages ?? []).map(({ id }) => id)
  const documents = await staged.publishedDocuments(ids)
  const pages = await staged.publishedPages([...pageIds, ...(change.removedRichtextIds ?? [])])
  return {
    findDocument: (id) => documents.get(id) ?? null,
    findPage: (id) => pages.get(id) ?? null,
  }
}

function refuseConflicts(refused: Refused, conflicts: readonly ReleaseConflict[]): void {
  if (conflicts.length === 0) return
  throw releaseFault(refused, firstReasons(conflicts.map(toConflictText)), conflicts)
}
