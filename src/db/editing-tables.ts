type AuthorKind = 'person' | 'token' | 'command' | 'scheduler'

/** Drafts, releases and the history of what was published. */
export type EditingTables = {
  /** Every publish: when, who, why. Those of builds before the table are not in it. */
  content_publishes: {
    /** The number of the publish, see `content_state` in `tables.ts`. */
    version: number
    ref: string
    published_at: string
    /** The day in Singapore. */
    day: string
    kind: 'import' | 'publish' | 'unpublish' | 'restore' | 'take-back'
    author_kind: AuthorKind
    author: string | null
    reason: string | null
    release_id: string | null
    /** What the release was called; `null` if an older build wrote the row. */
    release_ref?: string | null
    release_label?: string | null
  }
  /** What each publish did to a document, a rich-text page or a model; see `content-revisions.ts`. */
  revisions: {
    content: 'document' | 'richtext' | 'type' | 'slice'
    id: string
    version: number
    type: string | null
    uid: string | null
    lang: string | null
    action: 'add' | 'change' | 'remove'
    /** The version before; `null` if there was none. */
    from_version: number | null
    /** JSON of the changes since then, see `lib/merge`. */
    changes: string | null
    /** The whole text: before a removal, and now and then after a change. A model always has it. */
    whole: string | null
    /** Changes since the last whole text. */
    since_whole: number
  }
  /** What was done to releases besides publishing them. */
  release_events: {
    id: string
    release_id: string
    kind: 'schedule' | 'unschedule' | 'remove'
    happened_at: string
    /** The day in Singapore. */
    day: string
    author_kind: AuthorKind
    author: string | null
    reason: string | null
    /** When it is published and taken back; `null` if not stated. */
    due_at: string | null
    back_at: string | null
  }
  /** What people are writing: one draft per document and release, shared by all. */
  drafts: {
    document_id: string
    /** Empty without a release. */
    release_id: string
    /** The number of saves. */
    version: number
    /** Another one with each save: numbers begin again after a publish. `null` if an older build wrote the row. */
    ref: string | null
    /** JSON of the whole document. */
    document: string
    /** A hash of its type, uid and language. `null` without a uid, or if an older build wrote the row. */
    name_hash: string | null
    /** JSON of the document that the draft was made from; `null` if it is new. */
    base: string | null
    /** The number of the publish that wrote it. */
    base_version: number | null
    /** JSON of the conflicts that nobody has resolved. */
    conflicts: string
    saved_at: string
  }
  draft_saves: {
    document_id: string
    release_id: string
    /** Chosen by the sender, because the same save may be sent several times. */
    save_id: string
    /** The version of the draft that it was made from. */
    against: number
    version: number
    /** JSON of the changes. */
    changes: string
    author_kind: AuthorKind
    author: string | null
    saved_at: string
  }
}
