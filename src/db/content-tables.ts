/** The source of truth for content. A site process reads it once and then holds a snapshot. */
export type ContentTables = {
  /** Published documents in the shape of the content API, without what is computed (url, href). */
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
  /** What the publish of that number removed, until it is published again. */
  removed_content: { kind: 'document' | 'richtext'; id: string; version: number }
  /** One row: the ref of the published state, new with each publish, and how many there were. */
  content_state: { id: 'master'; ref: string; published_at: string; version: number }
  /** Prismic's models, as JSON, of types and shared slices that the project itself does not have. */
  custom_types: { kind: 'type' | 'slice'; id: string; model: string }
  /** Refs of earlier published states, for a month. */
  past_refs: { ref: string; replaced_at: string }
  /**
   * Changes that are not published yet. `change` is JSON; `ref` is new with each change of it, the
   * token stays. Both are secrets: who has one can read what is in the release.
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
