import type { OpenedDocument, WrittenDocument } from '#desk/wire/documents.ts'
import { AppError } from '#lib/node/app-error.ts'
import { readDraft } from '#repository/drafts/save-draft.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { checkDraft } from './checks.ts'
import type { ListServices } from './find-listed.ts'
import { findLiveDocument } from './find-live-document.ts'
import { getModel } from './models.ts'
import { toScheduledFor } from './scheduled-documents.ts'
import { toSeen } from './seen-draft.ts'

export type DocumentName = { id: string; release: string | null }

/** A document with its draft, its model, and what the rules say. Throws if nobody has written it yet. */
export async function openDocument(
  services: ListServices,
  { id, release }: DocumentName,
): Promise<Omit<OpenedDocument, 'presence'>> {
  const { db, store, turns, now } = services
  const draft = await readDraft(db, { document_id: id, release_id: release ?? '' })
  if (!draft.document) throw new AppError('not-found', `There is no document ${id}.`)
  const models = await services.models.read()
  const snapshot = store.snapshot()
  const published = findLiveDocument(snapshot, id)
  const findings = await turns.run(checkDraft(draft.document, { snapshot, models, now: now() }))
  const scheduled = toScheduledFor((await services.scheduled.read()).get(id))
  return {
    version: draft.version,
    seen: toSeen(draft),
    document: toWritten(draft.document),
    conflicts: draft.conflicts,
    published: published && toWritten(published),
    model: getModel(models, draft.document.type),
    findings,
    scheduled,
  }
}

/** What people write of it. */
export function toWritten(document: StoredDocument): WrittenDocument {
  const { id, type, uid, lang, tags, data } = document
  return { id, type, uid, lang, tags, data }
}
