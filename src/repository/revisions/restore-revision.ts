import type { Database } from '#db/database.ts'
import type { BlockMap } from '#lib/block-map.ts'
import type { Change } from '#lib/merge/change.ts'
import { AppError } from '#lib/node/app-error.ts'
import { toPageDocument, toRevisionKey } from '../drafts/page-drafts.ts'
import type { RichtextPage } from '../import/richtext-pages.ts'
import { diffValues } from '../merge/diff-values.ts'
import { diffDocuments } from '../merge/merge-documents.ts'
import {
  type PublishOptions,
  type PublishResult,
  publishContent,
} from '../publish/publish-content.ts'
import { checkReleaseUids } from '../publish/release-uids.ts'
import type { StagedChange } from '../publish/staged-change.ts'
import { type StoredDocument, withoutDate } from '../stored-document.ts'
import { type Named, valueAt } from './document-at.ts'

type RestoreOptions = Pick<PublishOptions, 'now' | 'createRef' | 'author' | 'why' | 'dryRun'>

/**
 * The document after the publish of that number, or the page that has this id as a draft; `null` if it was not published
 * then. Throws if nothing tells.
 */
export async function getDocumentAt(
  db: Database,
  id: string,
  version: number,
): Promise<StoredDocument | null> {
  const named = toRevisionKey(id)
  const value = await getValueAt(db, named, version)
  if (named.content === 'document' || value === null) return value as StoredDocument | null
  return toPageDocument(id, value as BlockMap)
}

async function getValueAt(db: Database, named: Named, version: number): Promise<unknown> {
  const past = await valueAt(db, named, version)
  if (past === null) return null
  if (past !== 'unknown') return past.value
  throw new AppError(
    'not-found',
    `There is no revision ${version} of ${named.id}, or it is no longer known.`,
  )
}

/** Publishes an old version as a new one. Whatever came in between stays in the history. */
export async function restoreRevision(
  db: Database,
  { content = 'document', id, version }: Partial<Named> & { id: string; version: number },
  options: RestoreOptions,
): Promise<PublishResult> {
  const old = await getValueAt(db, { content, id }, version)
  return publishContent(
    db,
    async (change) => {
      if (content === 'richtext') await stagePage(change, id, old)
      else await stageDocument(change, { id, version, old: old as StoredDocument | null })
    },
    { ...options, kind: 'restore', why: options.why ?? `revision ${version}` },
  )
}

async function stagePage(change: StagedChange, id: string, blockMap: unknown): Promise<void> {
  if (blockMap === null) await change.removePages([id])
  else await change.putPages([{ id, blockMap: blockMap as RichtextPage['blockMap'] }])
}

type OldDocument = { id: string; version: number; old: StoredDocument | null }

async function stageDocument(change: StagedChange, { id, version, old }: OldDocument) {
  if (old === null) {
    await change.remove([id])
    return
  }
  await change.put([withoutDate(old)])
  checkReleaseUids({ revision: version }, [old], await change.uidConflicts())
}

/** The changes from one revision to another. */
export async function compareRevisions(
  db: Database,
  named: Named,
  { from, to }: { from: number; to: number },
): Promise<Change[]> {
  const [before, after] = [await getValueAt(db, named, from), await getValueAt(db, named, to)]
  if (named.content === 'richtext') return diffValues(before ?? undefined, after ?? undefined)
  return diffDocuments(before as StoredDocument | null, after as StoredDocument | null)
}
