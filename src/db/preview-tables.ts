export type PreviewTables = {
  /**
   * Links by which people look at what is not published. `token` is a secret: who has it sees the
   * preview. Without a release it is of what is published.
   */
  previews: {
    token: string
    release_id: string | null
    /** The instant at which the site is shown, releases scheduled until then included. */
    shown_at: string | null
    expires_at: string
  }
}
