import { type DeskCommentRow, deskComments, mentionsOf } from '#db/desk-comments.ts'
import { type DeskReviewRow, findLastReview, openNotes } from '#db/desk-reviews.ts'
import {
  type ClosedReview,
  type Colleague,
  type DeskComment,
  type Discussion,
  discussionLimits,
  type Thread,
} from '#desk/wire/discussion.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { toInitials } from '../people/initials.ts'
import { type DiscussionServices, getDiscussed, isFieldThere } from './discussion-services.ts'

/** Everything that is said about a document, old threads too. */
export async function readDiscussion(
  services: DiscussionServices,
  id: string,
): Promise<Discussion> {
  const { db } = services
  const { document } = await getDiscussed(services, id)
  const [comments, mentions, review, notes] = await Promise.all([
    deskComments(db, id),
    mentionsOf(db, id),
    findLastReview(db, id),
    openNotes(db, { documentId: id, limit: discussionLimits.notes }),
  ])
  const names = Map.groupBy(mentions, ({ comment_id }) => comment_id)
  const toComment = (row: DeskCommentRow): DeskComment => ({
    id: row.id,
    by: toColleague(row),
    text: row.text,
    mentions: (names.get(row.id) ?? []).map(({ name }) => name),
    at: row.made_at,
  })
  const isOpen = review !== null && review.closed_at === null
  return {
    review: isOpen
      ? { id: review.id, by: toColleague(review), note: review.note, sentAt: review.sent_at }
      : null,
    lastReview: isOpen ? null : toClosed(review),
    notes: notes.map((row) => ({
      id: row.id,
      by: toColleague(row),
      text: row.text,
      at: row.made_at,
    })),
    threads: await toThreads(services, document, { comments, toComment }),
  }
}

export function toColleague({
  person_id,
  author,
}: Pick<DeskCommentRow, 'person_id' | 'author'>): Colleague {
  return { id: person_id, name: author, initials: toInitials(author) }
}

function toClosed(review: DeskReviewRow | null): ClosedReview | null {
  if (!review?.outcome || review.closed_at === null) return null
  const { outcome, closed_by: by, closed_at: at, reason } = review
  return { outcome, by, at, reason }
}

type Said = {
  comments: readonly DeskCommentRow[]
  toComment: (row: DeskCommentRow) => DeskComment
}

async function toThreads(
  services: DiscussionServices,
  document: StoredDocument,
  { comments, toComment }: Said,
): Promise<Thread[]> {
  const threads: Thread[] = []
  for (const [id, rows] of Map.groupBy(comments, ({ thread_id }) => thread_id)) {
    const head = rows.find((row) => row.id === id)
    if (!head) continue
    const path = head.path === null ? null : (JSON.parse(head.path) as string[])
    threads.push({
      id,
      path,
      isFieldGone: path !== null && !(await isFieldThere(services, document, path)),
      comments: rows.map(toComment),
      resolved:
        head.resolved_at === null ? null : { by: head.resolved_by ?? '', at: head.resolved_at },
    })
  }
  return threads.toSorted(openFirst)
}

function openFirst(a: Thread, b: Thread): number {
  const lastOf = ({ comments }: Thread) => comments.at(-1)?.at ?? ''
  const order = Number(a.resolved !== null) - Number(b.resolved !== null)
  return order || (lastOf(a) < lastOf(b) ? 1 : -1)
}
