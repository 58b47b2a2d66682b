import type { Database } from '#db/database.ts'
import {
  addDeskComment,
  addDeskMentions,
  countDeskComments,
  type DeskCommentRow,
  findDeskComment,
  resolveThread,
  seeMentions,
} from '#db/desk-comments.ts'
import { discussionLimits, type NewComment } from '#desk/wire/discussion.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { DeskPerson } from '../api/desk-route.ts'
import { type DiscussionServices, getDiscussed, isFieldThere } from './discussion-services.ts'
import { getMentioned, tellMentioned } from './mentions.ts'

type Commenting = { documentId: string; person: DeskPerson; comment: NewComment }

/** Begins a thread or answers in one, and notifies the people mentioned. The same comment sent again adds nothing. */
export async function addComment(
  services: DiscussionServices,
  { documentId, person, comment }: Commenting,
): Promise<void> {
  const { document, version } = await getDiscussed(services, documentId)
  const { path } = comment
  if (path !== null && !(await isFieldThere(services, document, path))) {
    throw new AppError('not-found', 'The document no longer has this field.')
  }
  await services.db
    .transaction()
    .execute((transaction) =>
      say(services, transaction, { document, version, person, comment, documentId }),
    )
    .finally(() => services.mail.outbox.wake())
}

type Saying = Commenting & Awaited<ReturnType<typeof getDiscussed>>

/** Adds a comment within a transaction. `false` if it was there before. */
export async function say(
  services: DiscussionServices,
  transaction: Database,
  { document, version, documentId, person, comment }: Saying,
): Promise<boolean> {
  const { id, thread, path, text } = comment
  const known = await findDeskComment(transaction, id)
  if (known) return refuseOther(known, { documentId, person })
  const head = thread === null ? null : await getHead(transaction, thread, documentId)
  const count = await countDeskComments(transaction, documentId)
  if (count >= discussionLimits.comments) {
    throw new AppError('conflict', `A document takes ${discussionLimits.comments} comments.`)
  }
  const mentioned = await getMentioned(transaction, comment.mentions)
  const at = services.now()
  const isNew = await addDeskComment(transaction, {
    id,
    document_id: documentId,
    thread_id: head?.id ?? id,
    path: head || path === null ? null : JSON.stringify(path),
    person_id: person.id,
    author: person.name,
    text,
    draft_version: version,
    made_at: at.toISOString(),
  })
  if (!isNew) return false
  if (head) {
    await resolveThread(transaction, { thread: head.id, by: null, at })
    await seeMentions(transaction, { personId: person.id, thread: head.id, at })
  }
  await addDeskMentions(
    transaction,
    mentioned.map(({ id: person_id, name }) => ({ comment_id: id, person_id, name })),
  )
  const detail = { comment: id, ...(mentioned.length > 0 && { mentions: mentioned.map(nameOf) }) }
  await services.acts.record({ person, act: 'comment', subject: documentId, detail }, transaction)
  await tellMentioned(services, transaction, { mentioned, document, person, text })
  return true
}

/** An answer opens the thread again, so that nobody misses it. */
async function getHead(db: Database, thread: string, documentId: string): Promise<DeskCommentRow> {
  const head = await findDeskComment(db, thread)
  if (!head || head.document_id !== documentId || head.thread_id !== head.id) {
    throw new AppError('not-found', 'There is no such comment to answer.')
  }
  return head
}

function refuseOther(
  known: DeskCommentRow,
  { documentId, person }: Pick<Saying, 'documentId' | 'person'>,
): false {
  if (known.document_id === documentId && known.person_id === person.id) return false
  throw new AppError('conflict', 'Another comment has this id.')
}

function nameOf({ name }: { name: string }): string {
  return name
}

type Settling = { documentId: string; thread: string; person: DeskPerson; isResolved: boolean }

/** Resolves a thread, or opens it again. Mentions in a resolved thread are not shown. */
export async function settleThread(
  { db, now, acts }: DiscussionServices,
  { documentId, thread, person, isResolved }: Settling,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const head = await getHead(transaction, thread, documentId)
    const by = isResolved ? person.name : null
    if (!(await resolveThread(transaction, { thread: head.id, by, at: now() }))) return
    const act = isResolved ? 'resolve-comment' : 'reopen-comment'
    const detail = { comment: thread }
    await acts.record({ person, act, subject: documentId, detail }, transaction)
  })
}
