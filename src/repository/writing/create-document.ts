import { saveTitle } from '#db/document-titles.ts'
import { draftRowsNamed } from '#db/draft-rows.ts'
import { findDocumentRows } from '#db/find-documents.ts'
import { toAlternate } from '../alternate-languages.ts'
import { checkDocument } from '../custom-types/check-document.ts'
import { completeDocument } from '../custom-types/complete-document.ts'
import { storedCustomTypes } from '../custom-types/stored-custom-types.ts'
import { toNameHash } from '../drafts/name-hash.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { toStoredDocument } from '../import/to-stored-document.ts'
import { toContent } from '../merge/merge-documents.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { NewDocument } from './document-routes.ts'
import { MIGRATION_RELEASE, openMigrationRelease, readMigrated } from './migration-release.ts'
import { toStoredData } from './to-stored-data.ts'
import type { WriteContext } from './write-context.ts'
import { invalid } from './write-refusal.ts'

/** Creates a draft in the migration release. Required fields may follow with the next request. */
export async function createDocument(
  { title, alternate_language_id, ...input }: NewDocument,
  context: WriteContext,
) {
  const data = await toStoredData(input.data, context)
  const document = await getChecked({ ...input, id: context.createRef(), data }, context)
  const relatives = await findRelatives(document, alternate_language_id, context)
  await openMigrationRelease(context)
  const added = { ...document, alternate_languages: relatives.map(toAlternate) }
  const changes = [{ path: [], before: undefined, after: toContent(added) }]
  await saveMigrated(added.id, changes, {
    ...context,
    checkLast: (tx) => refuseTakenUid(tx, added),
  })
  for (const { id, alternate_languages: before } of relatives) {
    const after = [...before, toAlternate(added)]
    await saveMigrated(id, [{ path: ['alternate_languages'], before, after }], context)
  }
  await saveTitle(context.db, added.id, title)
  return toWritten(added, title)
}

/** The document with all fields of its type. Throws unless it fits; it may still lack required values. */
export async function getChecked(
  value: Record<string, unknown>,
  { db }: Pick<WriteContext, 'db'>,
): Promise<StoredDocument> {
  const faults: string[] = []
  const report = (message: string) => faults.push(message)
  const models = await storedCustomTypes(db)
  const given = toStoredDocument(value, report)
  const document = given && completeDocument(given, models)
  if (document) {
    const checks = { report, onLink: () => {}, onMissing: () => {} }
    checkDocument(document, models, checks)
  }
  if (!document || faults.length > 0) throw invalid(faults)
  await refuseTakenUid(db, document)
  return document
}

/** Throws if another document has the uid. Called inside the write, so that nobody can take the uid meanwhile. */
export async function refuseTakenUid(
  db: WriteContext['db'],
  document: StoredDocument,
): Promise<void> {
  const owner = await findUidOwner(db, document)
  if (owner === null) return
  const { type, uid } = document
  throw invalid([`a ${type} with the uid ${uid} exists already; update ${owner}`])
}

/** The id of another document with the same uid, published or in the migration release. */
async function findUidOwner(
  db: WriteContext['db'],
  document: StoredDocument,
): Promise<string | null> {
  const { id, type, uid, lang } = document
  const name_hash = toNameHash(document)
  if (name_hash === null) return null
  const isOther = (other: Pick<StoredDocument, 'id' | 'uid' | 'lang'>) =>
    other.id !== id && other.uid === uid && other.lang === lang
  const drafts = await draftRowsNamed(db, { release_id: MIGRATION_RELEASE, name_hash })
  const published = await findDocumentRows(db, { id: '', type, uid })
  const written = drafts.map((row) => JSON.parse(row.document) as StoredDocument)
  return [...published, ...written].find(isOther)?.id ?? null
}

/** The same document in other languages. */
async function findRelatives(
  { type, lang }: StoredDocument,
  id: string | undefined,
  { db }: WriteContext,
): Promise<StoredDocument[]> {
  if (id === undefined) return []
  const { document } = await readMigrated(db, id)
  if (!document) throw invalid([`alternate_language_id: there is no document ${id}`])
  if (document.type !== type) throw invalid([`alternate_language_id: ${id} is a ${document.type}`])
  const others = await Promise.all(
    document.alternate_languages.map((other) => readMigrated(db, other.id)),
  )
  const relatives = [document, ...others.flatMap((other) => other.document ?? [])]
  if (!relatives.some((relative) => relative.lang === lang)) return relatives
  throw invalid([`alternate_language_id: ${id} has a version in ${lang} already`])
}

type Changes = Parameters<typeof saveDraft>[1]['changes']
type Checked = Pick<Parameters<typeof saveDraft>[2], 'checkLast'>

export async function saveMigrated(
  id: string,
  changes: Changes,
  context: Pick<WriteContext, 'db' | 'now' | 'createRef' | 'author'> & Checked,
) {
  const save = {
    documentId: id,
    releaseId: MIGRATION_RELEASE,
    saveId: context.createRef(),
    against: 0,
    changes,
  }
  // Checked inside the write, so that nothing goes live by itself, even if somebody schedules the release now.
  const saved = await saveDraft(context.db, save, { ...context, onlyUnscheduled: true })
  return { ...saved, isConflict: saved.conflicts.some((one) => one.id.startsWith(save.saveId)) }
}

/** The answer to creating and updating. `title` is the caller's, and only for lists. */
export function toWritten({ id, type, lang, uid }: StoredDocument, title: string | undefined) {
  return { title: title ?? uid ?? id, id, type, lang, ...(uid === null ? {} : { uid }) }
}
