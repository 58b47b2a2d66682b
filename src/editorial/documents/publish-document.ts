import { lastPublishes, rememberAct, removeDraft } from '#db/desk-drafts.ts'
import { findDraftRow, isSaveKnown } from '#db/draft-rows.ts'
import type { ChangedMeanwhile, DeskFinding } from '#desk/wire/documents.ts'
import { AppError } from '#lib/node/app-error.ts'
import { publishDraft } from '#repository/drafts/publish-draft.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import { actingAs } from '../people/acting-as.ts'
import { checkDraft } from './checks.ts'
import type { ListServices } from './find-listed.ts'
import { findLiveDocument } from './find-live-document.ts'
import { refusing } from './say-fault.ts'
import { answerChanged, toSeen } from './seen-draft.ts'

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
type Done = { done: true; repeated: boolean; ref?: string }
export type Stopped = {
  done: false
  message: string
  findings: readonly DeskFinding[]
  /** The draft is not the one that the person saw. */
  changed?: ChangedMeanwhile
}

/** Acts on a draft name the state of it that the person saw; `null` takes it as it is. */
export type SeenAct = DocumentAct & { seen: string | null }

export async function publishDocument(services: ListServices, act: SeenAct): Promise<ActOutcome> {
  return once(services, act, () => publishSeen(services, act))
}

/** Publishes the draft that the person saw, and no other. */
async function publishSeen(services: ListServices, act: SeenAct): Promise<ActOutcome> {
  const { db, store } = services
  const row = await findDraftRow(db, { document_id: act.id, release_id: '' })
  if (!row) return answerNoDraft(services, act)
  const { name } = act.person
  const { seen } = act
  if (seen !== null && toSeen(row) !== seen) return answerChanged(db, row, { seen, name })
  const stopped = await findStops(services, JSON.parse(row.document) as StoredDocument)
  if (stopped) return stopped
  let isMoved = false
  const outcome = await refusing(async () => {
    const options = { ...actingAs(act.person, services), why: act.why, seen: row }
    const result = await publishDraft(db, act.id, options)
    isMoved = result === null
    return result
  })
  await store.refresh()
  return isMoved ? publishSeen(services, act) : outcome
}

/** Somebody has published or discarded it meanwhile, or this same act has and its answer was lost. */
async function answerNoDraft(
  { db, store }: ListServices,
  { id, person, seen }: SeenAct,
): Promise<ActOutcome> {
  if (!findLiveDocument(store.snapshot(), id)) {
    throw new AppError('not-found', 'There is no draft to publish.')
  }
  const [last] = await lastPublishes(db, [id])
  if (!seen || last?.author === person.name) return { done: true, repeated: true }
  const message = 'A colleague has published or discarded this draft since you looked.'
  const changed = { seen: '', by: [], changes: [], isCut: false }
  return { done: false, message, findings: [], changed }
}

/** Takes the document off the site. Its last text stays in the history, and a draft stays a draft. */
export async function unpublishDocument(
  services: ListServices,
  act: DocumentAct,
): Promise<ActOutcome> {
  return once(services, act, async () => {
    const { db, store } = services
    const options = { ...actingAs(act.person, services), kind: 'unpublish' as const, why: act.why }
    const result = await refusing(() =>
      publishContent(db, (change) => change.remove([act.id]), options),
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
    const closing = { outcome: 'discarded' as const, by: act.person.name, at: services.now() }
    if (await removeDraft(services.db, { ...row, id: act.id }, closing)) {
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

/** The reasons against publishing a document; `null` if there are none. */
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
