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
  }
  /** Rich-text pages: block maps by page id without dashes. */
  richtext_pages: { id: string; block_map: string }
  /** One row: the ref of the published state, new with each publish. */
  content_state: { id: 'master'; ref: string; published_at: string }
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
