/** The source of truth for content. A process reads it once and keeps a snapshot in memory. */
export type ContentTables = {
  /** Published documents in the form of the content API, without computed fields (url, href). */
  documents: {
    id: string
    type: string
    uid: string | null
    lang: string
    /** JSON of the whole document. */
    document: string
    /** The number of the publish that wrote the row. */
    version: number
  }
  /** Rich-text pages: block maps by page id without dashes. */
  richtext_pages: { id: string; block_map: string; version: number }
  /** Ids that the publish of that number removed, until they are published again. */
  removed_content: { kind: 'document' | 'richtext'; id: string; version: number }
  /** One row: the current ref, new with each publish, and the number of publishes. */
  content_state: { id: 'master'; ref: string; published_at: string; version: number }
  /** Imported models in Prismic's JSON format: types and shared slices that the project itself lacks. */
  custom_types: { kind: 'type' | 'slice'; id: string; model: string }
  /** Earlier refs, kept for a month. */
  past_refs: { ref: string; replaced_at: string }
  /**
   * Unpublished changes. `change` is JSON. `ref` is new with each change; the token stays. Both are secrets:
   * whoever has one can read the release.
   */
  releases: {
    id: string
    label: string
    ref: string
    preview_token: string
    change: string
    scheduled_at: string | null
  }
}
