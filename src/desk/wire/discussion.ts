import type { Path } from '#lib/merge/change.ts'

/** Who can be mentioned, and who said something. Removed people are still named. */
export type Colleague = { id: string; name: string; initials: string }

export type DeskComment = {
  id: string
  by: Colleague
  text: string
  /** The names in the text that are people, each written with an @ before it. */
  mentions: readonly string[]
  at: string
}

/** The comments on a field, or on the document as a whole. */
export type Thread = {
  id: string
  /** `null` for the document as a whole. */
  path: Path | null
  /** The document no longer has this field. */
  isFieldGone: boolean
  /** The earliest first. */
  comments: readonly DeskComment[]
  resolved: { by: string; at: string } | null
}

export type Review = { id: string; by: Colleague; note: string; sentAt: string }

export type ClosedReview = {
  outcome: 'published' | 'scheduled' | 'discarded' | 'taken-back' | 'declined'
  by: string | null
  at: string
  reason: string | null
}

/** For the next editor. */
export type DeskNote = { id: string; by: Colleague; text: string; at: string }

/** `GET /documents/:id/discussion`; every act on it answers with it. */
export type Discussion = {
  /** What waits. */
  review: Review | null
  /** How the last one ended; `null` while one waits, or if there was none. */
  lastReview: ClosedReview | null
  notes: readonly DeskNote[]
  /** Open ones first, then the latest. */
  threads: readonly Thread[]
}

/** `POST /documents/:id/comments` */
export type NewComment = {
  id: string
  /** The thread that it answers; `null` begins one. */
  thread: string | null
  path: Path | null
  text: string
  /** Ids of people. */
  mentions: readonly string[]
}

/** A document as Today names it. */
type Named = { documentId: string; type: string; title: string }

export type ReviewRow = Named &
  Review & {
    /** How much is different from what is live; `null` if nothing is. */
    changes: number | null
  }
export type MentionRow = Named & { comment: string; by: Colleague; text: string; at: string }
export type NoteRow = Named & DeskNote

/** What colleagues have left for the person who asks. */
export type ForYou = {
  reviews: readonly ReviewRow[]
  mentions: readonly MentionRow[]
  notes: readonly NoteRow[]
}

export const discussionLimits = { text: 1000, comments: 500, mentions: 10, notes: 5 } as const
