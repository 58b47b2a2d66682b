/** What people of the desk say about documents. Times are instants as text; nothing is deleted. */
export type DiscussionTables = {
  desk_comments: {
    /** Chosen by the browser. */
    id: string
    /** The id of the document's draft, see `drafts`. */
    document_id: string
    /** The first comment of the thread; its own id for that one. */
    thread_id: string
    /** JSON of the field's path, for the first of a thread; `null` for the document as a whole. */
    path: string | null
    person_id: string
    /** The name at that time. */
    author: string
    text: string
    /** The version of the draft that the comment is about; 0 without a draft. */
    draft_version: number
    made_at: string
    /** Set in the first comment of a thread. */
    resolved_at: string | null
    resolved_by: string | null
  }
  desk_mentions: {
    comment_id: string
    person_id: string
    /** As the text has it. */
    name: string
    seen_at: string | null
  }
  /** Drafts that were sent for review. At most one of a document is open. */
  desk_reviews: {
    id: string
    document_id: string
    person_id: string
    author: string
    note: string
    draft_version: number
    sent_at: string
    closed_at: string | null
    closed_by: string | null
    outcome: 'published' | 'scheduled' | 'discarded' | 'taken-back' | 'declined' | null
    reason: string | null
  }
  /** For the next editor: pinned to the document until somebody clears it. */
  desk_notes: {
    id: string
    document_id: string
    person_id: string
    author: string
    text: string
    made_at: string
    cleared_at: string | null
    cleared_by: string | null
  }
}
