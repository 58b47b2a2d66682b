import { addDeskReview, closeReview, type DeskReviewRow, findDeskReview } from '#db/desk-reviews.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import { say } from './comments.ts'
import { type DiscussionServices, getDiscussed } from './discussion-services.ts'

type Sending = { documentId: string; id: string; note: string; person: DeskPerson }

/** Sends the draft to everybody who may publish. The same request sent again changes nothing. */
export async function sendForReview(
  services: DiscussionServices,
  { documentId, id, note, person }: Sending,
): Promise<void> {
  const { db, now, acts } = services
  const { version } = await getDiscussed(services, documentId)
  await db.transaction().execute(async (transaction) => {
    const known = await findDeskReview(transaction, id)
    if (known?.document_id === documentId && known.person_id === person.id) return
    if (known) throw new AppError('conflict', 'Another review has this id.')
    if (version === 0) throw new AppError('conflict', 'There is no draft to review.')
    const isNew = await addDeskReview(transaction, {
      id,
      document_id: documentId,
      person_id: person.id,
      author: person.name,
      note,
      draft_version: version,
      sent_at: now().toISOString(),
    })
    if (!isNew) throw new AppError('conflict', 'It is already waiting for review.')
    await acts.record({ person, act: 'send-for-review', subject: documentId }, transaction)
  })
}

type Ending = { documentId: string; review: string; person: DeskPerson }

/** Takes a review back, for its sender or somebody who may publish. */
export async function takeBackReview(
  services: DiscussionServices,
  { documentId, review, person, mayPublish }: Ending & { mayPublish: boolean },
): Promise<void> {
  const { db, now, acts } = services
  await db.transaction().execute(async (transaction) => {
    const row = getReview(await findDeskReview(transaction, review), documentId)
    if (row.outcome === 'taken-back') return
    if (row.person_id !== person.id && !mayPublish) {
      throw new AppError('forbidden', `Only ${row.author} or an editor can take it back.`)
    }
    refuseClosed(row)
    const closing = { outcome: 'taken-back' as const, by: person.name, at: now() }
    await closeReview(transaction, documentId, closing)
    await acts.record({ person, act: 'take-back-review', subject: documentId }, transaction)
  })
}

/** Declines a review. The reason begins a thread that mentions the sender, who can answer there. */
export async function declineReview(
  services: DiscussionServices,
  { documentId, review, person, reason, comment }: Ending & { reason: string; comment: string },
): Promise<void> {
  const { db, now, acts, mail } = services
  const discussed = await getDiscussed(services, documentId)
  await db
    .transaction()
    .execute(async (transaction) => {
      const row = getReview(await findDeskReview(transaction, review), documentId)
      if (row.outcome === 'declined') return
      refuseClosed(row)
      const closing = { outcome: 'declined' as const, by: person.name, at: now(), reason }
      await closeReview(transaction, documentId, closing)
      await acts.record({ person, act: 'decline-review', subject: documentId }, transaction)
      const text = `@${row.author} ${reason}`
      const said = { id: comment, thread: null, path: null, text, mentions: [row.person_id] }
      await say(services, transaction, { ...discussed, documentId, person, comment: said })
    })
    .finally(() => mail.outbox.wake())
}

function getReview(row: DeskReviewRow | null, documentId: string): DeskReviewRow {
  if (row?.document_id === documentId) return row
  throw new AppError('not-found', 'There is no such review.')
}

function refuseClosed({ closed_at, closed_by }: DeskReviewRow): void {
  if (closed_at === null) return
  throw new AppError('conflict', `${closed_by ?? 'Somebody'} has closed this review already.`)
}
