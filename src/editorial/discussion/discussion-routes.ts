import * as v from 'valibot'
import { seeMentions } from '#db/desk-comments.ts'
import { discussionLimits } from '#desk/wire/discussion.ts'
import { hasCapability } from '../api/check-allowed.ts'
import { type DeskRequest, type DeskRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { addComment, settleThread } from './comments.ts'
import type { DiscussionServices } from './discussion-services.ts'
import { colleagues } from './mentions.ts'
import { clearNote, leaveNote } from './notes.ts'
import { readDiscussion } from './read-discussion.ts'
import { declineReview, sendForReview, takeBackReview } from './reviews.ts'

const id = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const words = v.pipe(v.string(), v.trim(), v.maxLength(discussionLimits.text))
const text = v.pipe(words, v.minLength(1, 'Write something first.'))
const step = v.pipe(v.string(), v.maxLength(200))

const commentSchema = v.object({
  id,
  thread: v.nullable(id),
  path: v.nullable(v.pipe(v.array(step), v.minLength(1), v.maxLength(30))),
  text,
  mentions: v.pipe(v.array(step), v.maxLength(discussionLimits.mentions)),
})
const threadSchema = v.object({ thread: id })
const reviewSchema = v.object({ id, note: words })
const closedSchema = v.object({ review: id })
const declinedSchema = v.object({ review: id, reason: text, comment: id })
const noteSchema = v.object({ id, text })
const clearedSchema = v.object({ id })

type About = DeskRequest & { documentId: string }

/** What people say about a document: comments, reviews and notes. Each act answers with the whole discussion. */
export function discussionRoutes(services: DiscussionServices): DeskRoute[] {
  const act = (
    path: string,
    needs: DeskRoute['needs'],
    run: (request: About) => Promise<void>,
  ): DeskRoute =>
    post(`/documents/:id/${path}`, needs, async (request) => {
      const documentId = request.params.id ?? ''
      await run({ ...request, documentId })
      return readDiscussion(services, documentId)
    })
  const settle = (isResolved: boolean) => (request: About) =>
    settleThread(services, { ...request, ...readInput(threadSchema, request.body), isResolved })

  return [
    get('/colleagues', 'comment', async () => ({ colleagues: await colleagues(services.db) })),
    get('/documents/:id/discussion', 'read', ({ params }) =>
      readDiscussion(services, params.id ?? ''),
    ),
    post('/mentions/:comment/seen', 'comment', async ({ params, person }) => {
      const { db, now } = services
      await seeMentions(db, { personId: person.id, comment: params.comment ?? '', at: now() })
      return {}
    }),
    act('comments', 'comment', ({ documentId, person, body }) =>
      addComment(services, { documentId, person, comment: readInput(commentSchema, body) }),
    ),
    act('resolve', 'comment', settle(true)),
    act('reopen', 'comment', settle(false)),
    act('review', 'write', ({ documentId, person, body }) =>
      sendForReview(services, { documentId, person, ...readInput(reviewSchema, body) }),
    ),
    act('take-back-review', 'write', (request) => {
      const mayPublish = hasCapability(request, 'publish')
      return takeBackReview(services, {
        ...request,
        ...readInput(closedSchema, request.body),
        mayPublish,
      })
    }),
    act('decline-review', 'publish', ({ documentId, person, body }) =>
      declineReview(services, { documentId, person, ...readInput(declinedSchema, body) }),
    ),
    act('notes', 'comment', ({ documentId, person, body }) =>
      leaveNote(services, { documentId, person, ...readInput(noteSchema, body) }),
    ),
    act('clear-note', 'comment', ({ documentId, person, body }) =>
      clearNote(services, { documentId, person, ...readInput(clearedSchema, body) }),
    ),
  ]
}
