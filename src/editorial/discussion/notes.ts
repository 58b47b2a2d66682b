import { addDeskNote, clearDeskNote, findDeskNote, openNotes } from '#db/desk-reviews.ts'
import { discussionLimits } from '#desk/wire/discussion.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import { type DiscussionServices, getDiscussed } from './discussion-services.ts'

type NewNote = { documentId: string; id: string; text: string; person: DeskPerson }

/** Pins a note for the next editor. The same note sent again adds nothing. */
export async function leaveNote(
  services: DiscussionServices,
  { documentId, id, text, person }: NewNote,
): Promise<void> {
  const { db, now, acts } = services
  await getDiscussed(services, documentId)
  await db.transaction().execute(async (transaction) => {
    const known = await findDeskNote(transaction, id)
    if (known?.document_id === documentId && known.person_id === person.id) return
    if (known) throw new AppError('conflict', 'Another note has this id.')
    const { notes: limit } = discussionLimits
    if ((await openNotes(transaction, { documentId, limit })).length >= limit) {
      throw new AppError('conflict', `${limit} notes are pinned already. Clear one first.`)
    }
    const note = { id, document_id: documentId, person_id: person.id, author: person.name, text }
    if (!(await addDeskNote(transaction, { ...note, made_at: now().toISOString() }))) return
    await acts.record({ person, act: 'leave-note', subject: documentId }, transaction)
  })
}

export async function clearNote(
  { db, now, acts }: DiscussionServices,
  { documentId, id, person }: Omit<NewNote, 'text'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const note = await findDeskNote(transaction, id)
    if (note?.document_id !== documentId) throw new AppError('not-found', 'There is no such note.')
    if (!(await clearDeskNote(transaction, { id, by: person.name, at: now() }))) return
    await acts.record({ person, act: 'clear-note', subject: documentId }, transaction)
  })
}
