/** For tools that write by API. */
export type WritingTables = {
  write_tokens: {
    /** Chosen when the token is made; names the author in the history. */
    name: string
    /** SHA-256 of the token, which itself is not stored. */
    hash: string
    /** JSON list. */
    scopes: string
    made_by: string | null
    made_at: string
    /** `null` while the token is good. */
    ended_at: string | null
  }
  /** Uploaded pictures. Those of imports are only in `assets`. */
  asset_details: {
    asset_id: string
    filename: string
    /** In bytes. */
    size: number
    notes: string | null
    credits: string | null
    alt: string | null
    /** JSON list of ids. */
    tags: string
    /** The name of the token. */
    uploader: string | null
    created_at: string
    changed_at: string
    /** The point that crops keep in view, from 0 to 1; `null` is the middle. Older builds do not write it. */
    focus_x?: number | null | undefined
    focus_y?: number | null | undefined
  }
  /** What tools call documents, by id. */
  document_titles: { id: string; title: string }
  /** Other sites that are notified of publishes. */
  webhooks: {
    name: string
    url: string
    /** The secret that messages hold, encrypted; `null` if there is none. */
    sealed: string | null
    made_by: string | null
    made_at: string
    /** The number of the last publish that was sent to it. */
    told_version: number
    told_at: string | null
    /** Failures since then. */
    tries: number
    failure: string | null
    failed_at: string | null
    /** The earliest time of the next try. */
    retry_at: string | null
    /** Until then one process is sending to it. */
    claimed_until: string | null
  }
  asset_tags: { id: string; name: string; created_at: string }
}
