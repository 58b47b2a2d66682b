export type VisitorTables = {
  /** Favourites and follows of an account, as JSON; see `functions/visitor-document.ts`. */
  visitors: { account_id: string; revision: number; document: string; updated_at: string }
  visitor_profiles: { account_id: string; name: string; updated_at: string }
  /** What somebody agreed or refused to receive, and when. */
  visitor_consents: {
    account_id: string
    purpose: string
    /** 0 or 1: SQLite has no truth. */
    is_given: number
    decided_at: string
  }
  /** Where messages can be pushed to. The token is the browser's, and a secret. */
  visitor_devices: {
    account_id: string
    device_id: string
    messaging_token: string
    name: string
    registered_at: string
    /** When it ends, nothing is pushed any more; `null`: is not known. */
    session_id: string | null
  }
  /** Empty since keys are sealed; a build from before writes to it. */
  server_secrets: { name: string; value: string }
  /** See `site/server-keys.ts`. */
  server_keys: { name: string; sealed: string }
}
