export type PreviewTables = {
  /**
   * Links to unpublished content. `token` is a secret: whoever has it sees the preview. Without a release it
   * shows published content.
   */
  previews: {
    token: string
    release_id: string | null
    /** The instant to show the site at, including releases scheduled until then. */
    shown_at: string | null
    expires_at: string
  }
}
