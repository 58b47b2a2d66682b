import { toLatePart } from '../shell/late-part.tsx'

// Comments arrive after the draft, and so does the code that shows them.
export const lateNotices = toLatePart(
  'The review',
  async () => (await import('./late/notices.tsx')).Notices,
)
export const lateComments = toLatePart(
  'The comments',
  async () => (await import('./late/comments.tsx')).Comments,
)
export const lateFieldThreads = toLatePart(
  'The comments',
  async () => (await import('./late/field-threads.tsx')).FieldThreads,
)

export async function loadDiscussionParts(): Promise<void> {
  await Promise.all([lateNotices, lateComments, lateFieldThreads].map((part) => part.load()))
}
