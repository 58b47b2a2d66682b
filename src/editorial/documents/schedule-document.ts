import { addReleaseRow, findReleaseRow, removeReleaseRow } from '#db/content-releases.ts'
import { removeDraft } from '#db/desk-drafts.ts'
import { findDraftRow } from '#db/draft-rows.ts'
import { clockOf } from '#lib/clock-time.ts'
import { formatShortDay } from '#lib/format-day.ts'
import { AppError } from '#lib/node/app-error.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import { findPageId } from '#repository/drafts/page-drafts.ts'
import { rebaseDraft } from '#repository/drafts/rebase-draft.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import { draftContent, releasesWithDrafts } from '#repository/drafts/with-drafts.ts'
import { diffDocuments } from '#repository/merge/merge-documents.ts'
import { toNewRelease } from '#repository/releases/new-release.ts'
import { parseBases } from '#repository/releases/release-bases.ts'
import { toReleaseEvent } from '#repository/releases/release-event.ts'
import { scheduleRelease } from '#repository/releases/schedule-release.ts'
import type { ContentChange } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { actingAs } from '../people/acting-as.ts'
import type { ListServices } from './find-listed.ts'
import { type ActOutcome, type DocumentAct, findStops } from './publish-document.ts'
import { refusing } from './say-fault.ts'
import { answerChanged, toSeen } from './seen-draft.ts'
import { titleOf } from './title-of.ts'

export type Times = { at: Date; until: Date | null }

/**
 * Puts the draft into a release of its own, due at that time. The release is named by the act, so that the same act
 * sent again finds it there.
 */
export async function scheduleDocument(
  services: ListServices,
  act: DocumentAct & Times & { seen: string },
): Promise<ActOutcome> {
  const { db, now } = services
  refusePast(act, now())
  const release = releaseId(act)
  const known = await findReleaseRow(db, 'id', release)
  // A release without a time is left over from a failed attempt.
  if (known?.scheduled_at) return { done: true, repeated: true }
  const row = await findDraftRow(db, { document_id: act.id, release_id: '' })
  if (!row) throw new AppError('not-found', 'There is no draft to schedule.')
  const { name } = act.person
  if (toSeen(row) !== act.seen) return answerChanged(db, row, { seen: act.seen, name })
  const document = JSON.parse(row.document) as StoredDocument
  const stopped = await findStops(services, document)
  if (stopped) return stopped
  if (row.conflicts !== '[]') {
    return {
      done: false,
      message: 'Two people changed the same place. Choose first.',
      findings: [],
    }
  }
  const content = draftContent(row)
  const scheduled = {
    label: `${titleOf(document)} from ${sayTime(act.at)}`,
    change: content.change,
    bases: JSON.stringify(content.bases),
  }
  const outcome = await refusing(
    () => addScheduled(services, act, scheduled),
    () => rebaseDraft(db, row, actingAs(act.person, services)),
  )
  if (!outcome.done) return outcome
  // A save in between stays a draft. Nothing is lost, and the release has the checked version.
  const closing = { outcome: 'scheduled' as const, by: name, at: now() }
  await removeDraft(db, { ...row, id: act.id }, closing)
  return outcome
}

/** Takes the document off the site at that time. */
export async function scheduleTakeBack(
  services: ListServices,
  act: DocumentAct & { at: Date },
): Promise<ActOutcome> {
  const published = services.store.snapshot().byId.get(act.id)
  if (!published) throw new AppError('not-found', 'It is not on the site.')
  refusePast({ at: act.at, until: null }, services.now())
  const scheduled = {
    label: `${titleOf(published)} off from ${sayTime(act.at)}`,
    change: { removedIds: [act.id] },
    bases: null,
  }
  return refusing(() => addScheduled(services, { ...act, until: null }, scheduled))
}

/** Removes the schedule. What was scheduled becomes a draft again. */
export async function cancelSchedule(
  services: ListServices,
  act: DocumentAct & { release: string },
): Promise<ActOutcome> {
  const { db, store } = services
  const found = await findReleaseRow(db, 'id', act.release)
  if (!found) return { done: true, repeated: true }
  const [row = found] = await releasesWithDrafts(db, [found])
  const change = JSON.parse(row.change) as ContentChange
  const document = change.documents?.find(({ id }) => id === act.id)
  if (!isOwnRelease(row.id, act.id, change))
    throw new AppError('forbidden', 'It belongs to a campaign. Change it there.')
  const who = actingAs(act.person, services)
  if (document) {
    const published = store.snapshot().byId.get(act.id) ?? null
    // What somebody has published since stays: the draft holds only what was written for the schedule.
    const base = parseBases(row.bases).documents[act.id]
    const changes = diffDocuments(base && published ? base.value : published, document)
    const save = { documentId: act.id, releaseId: null, saveId: act.saveId, against: 0, changes }
    await saveDraft(db, save, who)
  }
  const event = { release_id: act.release, kind: 'remove' as const }
  await removeReleaseRow(db, act.release, toReleaseEvent(event, who))
  return { done: true, repeated: false }
}

/** Whether the release was made for this document, and nothing else was put into it since. */
function isOwnRelease(release: string, id: string, change: ContentChange): boolean {
  const { documents = [], removedIds = [], richtextPages = [], removedRichtextIds = [] } = change
  const ids = [...documents, ...richtextPages].map((one) => one.id)
  const all = [...ids, ...removedIds, ...removedRichtextIds]
  const isOfDesk = release.startsWith(releaseId({ id, saveId: '' }))
  return isOfDesk && all.length === 1 && all[0] === (findPageId(id) ?? id)
}

type Scheduled = { label: string; change: ContentChange; bases: string | null }

async function addScheduled(
  services: ListServices,
  act: DocumentAct & Times,
  { label, change, bases }: Scheduled,
): Promise<ActOutcome> {
  const { db, createRef } = services
  const id = releaseId(act)
  const empty = toNewRelease(id, label, createRef)
  const isNew = await addReleaseRow(db, { ...empty, change: JSON.stringify(change), bases })
  const row = await findReleaseRow(db, 'id', id)
  if (!row) throw new Error(`the release ${id} is gone already`)
  if (!isNew && row.scheduled_at !== null) return { done: true, repeated: true }
  const who = actingAs(act.person, services)
  try {
    const outcome = await scheduleRelease(db, row, {
      schedule: { at: act.at, until: act.until },
      ...who,
    })
    if (outcome === 'moved')
      throw new AppError('conflict', 'Somebody has just changed this. Try again.')
  } catch (error) {
    // Its draft is still there, so nothing is lost.
    const event = toReleaseEvent({ release_id: id, kind: 'remove' }, who)
    if (isNew) await removeReleaseRow(db, id, event)
    throw error
  }
  return { done: true, repeated: !isNew }
}

/** `18 Nov, 3pm` */
function sayTime(at: Date): string {
  return `${formatShortDay(singaporeDay(at))}, ${clockOf(at)}`
}

function releaseId({ id, saveId }: Pick<DocumentAct, 'id' | 'saveId'>): string {
  return `desk-${id}-${saveId}`.slice(0, 120)
}

function refusePast({ at, until }: Times, now: Date): void {
  if (at <= now) throw new AppError('forbidden', 'That time has passed. Choose a later one.')
  if (until !== null && until <= at) {
    throw new AppError('forbidden', 'It must be taken back after it begins.')
  }
}
