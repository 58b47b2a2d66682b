import { rememberAct, removeDraft } from '#db/desk-drafts.ts'
import { findDraftRow, isSaveKnown } from '#db/draft-rows.ts'
import type { DeskFinding } from '#desk/wire/documents.ts'
import { AppError } from '#lib/app-error.ts'
import { findPageId } from '#repository/drafts/page-drafts.ts'
import { publishDraft } from '#repository/drafts/publish-draft.ts'
import { type PublishResult, publishContent } from '#repository/publish/publish-content.ts'
import { isReleaseFault } from '#repository/publish/release-fault.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import { checkDraft } from './checks.ts'
import type { ListServices } from './find-listed.ts'

/** An act on a document. The same act sent again does nothing. */
export type DocumentAct = {
  id: string
  saveId: string
  why: string | null
  person: Pick<DeskPerson, 'name'>
}

/** `stopped`: what a person has to correct, or to decide, first. */
export type ActOutcome = Done | Stopped
/** `ref` is that of the publish. */
export type Done = { done: true; repeated: boolean; ref?: string }
export type Stopped = { done: false; message: string; findings: readonly DeskFinding[] }

export async function publishDocument(
  services: ListServices,
  act: DocumentAct,
): Promise<ActOutcome> {
  return once(services, act, async () => {
    const { db, now, createRef, store } = services
    const row = await findDraftRow(db, { document_id: act.id, release_id: '' })
    if (!row) return answerNoDraft(services, act.id)
    const stopped = await findStops(services, JSON.parse(row.document) as StoredDocument)
    if (stopped) return stopped
    const author = { kind: 'person' as const, name: act.person.name }
    const result = await refusing(() =>
      publishDraft(db, act.id, { now, createRef, author, why: act.why }),
    )
    await store.refresh()
    return result
  })
}

/** What is live without a draft is published as it is. */
function answerNoDraft({ store }: ListServices, id: string): ActOutcome {
  const { byId, richtextPages } = store.snapshot()
  if (byId.has(id) || richtextPages.has(findPageId(id) ?? '')) return { done: true, repeated: true }
  throw new AppError('not-found', 'There is no draft to publish.')
}

/** Takes the document off the site. Its last text stays in the history, and a draft stays a draft. */
export async function unpublishDocument(
  services: ListServices,
  act: DocumentAct,
): Promise<ActOutcome> {
  return once(services, act, async () => {
    const { db, now, createRef, store } = services
    const author = { kind: 'person' as const, name: act.person.name }
    const result = await refusing(() =>
      publishContent(
        db,
        async (change) => {
          await change.remove([act.id])
          return {}
        },
        { now, createRef, author, kind: 'unpublish', why: act.why },
      ),
    )
    await store.refresh()
    return result
  })
}

/** Throws away a draft. What was saved stays in the log of saves for 90 days. */
export async function discardDraft(services: ListServices, act: DocumentAct): Promise<ActOutcome> {
  return once(services, act, async () => {
    const row = await findDraftRow(services.db, { document_id: act.id, release_id: '' })
    if (!row) return { done: true, repeated: true }
    if (await removeDraft(services.db, { id: act.id, version: row.version, ref: row.ref })) {
      return { done: true, repeated: false }
    }
    throw new AppError('unavailable', 'Somebody is saving this draft. Look at it again first.')
  })
}

/** Unpublishes a document and throws its draft away. */
export async function deleteDocument(
  services: ListServices,
  act: DocumentAct,
): Promise<ActOutcome> {
  const discarded = await discardDraft(services, { ...act, saveId: `${act.saveId}.draft` })
  return discarded.done ? unpublishDocument(services, act) : discarded
}

/** What keeps a document from being published; `null` if nothing does. */
export async function findStops(
  services: ListServices,
  document: StoredDocument,
): Promise<Stopped | null> {
  const { store, turns, now } = services
  const models = await services.models.read()
  const input = { snapshot: store.snapshot(), models, now: now() }
  const findings = await turns.run(checkDraft(document, input))
  const stops = findings.filter(({ severity }) => severity === 'stops')
  if (stops.length === 0) return null
  const message =
    stops.length === 1
      ? 'One thing stops this from being published.'
      : `${stops.length} things stop this from being published.`
  return { done: false, message, findings }
}

/** Runs an act unless it was done before. */
export async function once(
  { db, now }: ListServices,
  { id, saveId, person }: DocumentAct,
  run: () => Promise<ActOutcome>,
): Promise<ActOutcome> {
  if (await isSaveKnown(db, { document_id: id, release_id: '', save_id: saveId })) {
    return { done: true, repeated: true }
  }
  const outcome = await run()
  if (outcome.done)
    await rememberAct(db, { documentId: id, saveId, author: person.name, at: now() })
  return outcome
}

/** Conflicts and taken addresses are for a person to settle. */
async function refusing(publish: () => Promise<PublishResult | null>): Promise<ActOutcome> {
  try {
    const ref = (await publish())?.ref ?? null
    return { done: true, repeated: false, ...(ref !== null && { ref }) }
  } catch (error) {
    if (!isReleaseFault(error)) throw error
    return { done: false, message: error.message, findings: [] }
  }
}
