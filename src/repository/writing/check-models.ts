import { releaseRows } from '#db/content-releases.ts'
import { draftRows } from '#db/draft-rows.ts'
import type { Work } from '#lib/node/work.ts'
import { checkDocument } from '../custom-types/check-document.ts'
import type { CustomTypes } from '../custom-types/custom-type.ts'
import { releasesWithDrafts } from '../drafts/with-drafts.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { ModelChange } from './change-models.ts'
import type { WriteContext } from './write-context.ts'
import { invalid, writeRefusal } from './write-refusal.ts'

/** A check takes about as long as this many steps through a list. */
const STEPS_OF_CHECKING = 50
const MOST_FAULTS = 10

/** Throws if documents, published or prepared, do not fit the models as they would be. */
export async function checkModels(
  models: CustomTypes,
  changes: readonly ModelChange[],
  { db, store, turns }: Pick<WriteContext, 'db' | 'store' | 'turns'>,
): Promise<void> {
  const { byType, documents } = store.snapshot()
  const prepared = await preparedDocuments(db)
  const removed = changes.filter(({ kind, model }) => kind === 'type' && model === null)
  for (const { id } of removed) {
    const isUsed = byType.has(id) || prepared.some(({ type }) => type === id)
    if (!isUsed) continue
    const message = `There are documents of the type ${id}`
    throw writeRefusal(403, message, { hasExistingDocuments: true })
  }
  // A slice may be in documents of any type.
  const isAny = changes.some(({ kind }) => kind === 'slice')
  const types = new Set(changes.filter(({ kind }) => kind === 'type').map(({ id }) => id))
  const lists = isAny ? [documents] : [...types].flatMap((type) => byType.get(type) ?? [])
  const published = lists.flatMap(({ parts }) => parts.flat())
  const isConcerned = ({ type }: StoredDocument) => isAny || types.has(type)
  const faults = await turns.run(findFaults(published, { models, mayMiss: false }))
  const later = prepared.filter(isConcerned)
  faults.push(...(await turns.run(findFaults(later, { models, mayMiss: true }))))
  if (faults.length > 0) throw invalid(faults)
}

function* findFaults(
  documents: readonly StoredDocument[],
  { models, mayMiss }: { models: CustomTypes; mayMiss: boolean },
): Work<string[]> {
  const faults: string[] = []
  for (const document of documents) {
    const name = `${document.type} ${document.uid ?? document.id}`
    const report = (message: string) => faults.push(`${name}: ${message}`)
    const onMissing = (path: string) => mayMiss || report(`${path} is missing`)
    checkDocument(document, models, { report, onLink: () => {}, onMissing })
    if (faults.length >= MOST_FAULTS) break
    yield STEPS_OF_CHECKING
  }
  return faults
}

/** The documents in releases and drafts. */
async function preparedDocuments(db: WriteContext['db']): Promise<StoredDocument[]> {
  const releases = await releasesWithDrafts(db, await releaseRows(db))
  const inReleases = releases.flatMap(
    ({ change }) => (JSON.parse(change) as ContentChange).documents ?? [],
  )
  const drafts = await draftRows(db, [''])
  return [...inReleases, ...drafts.map(({ document }) => JSON.parse(document) as StoredDocument)]
}
