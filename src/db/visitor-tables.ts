export type VisitorTables = {
  /** Favourites and follows of an account, as JSON; see `functions/visitor-document.ts`. */
  visitors: { account_id: string; revision: number; document: string; updated_at: string }
  visitor_profiles: { account_id: string; name: string; updated_at: string }
  /** Which messages somebody accepted or refused, and when. */
  visitor_consents: {
    account_id: string
    purpose: string
    /** 0 or 1: SQLite has no booleans. */
    is_given: number
    decided_at: string
  }
  /** Browsers that receive notifications. The token is secret. */
  visitor_devices: {
    account_id: string
    device_id: string
    messaging_token: string
    name: string
    registered_at: string
    /** When this session ends, the device gets no more notifications; `null` if it is not known. */
    session_id: string | null
  }
  /** Empty since keys are encrypted; older builds write to it. */
  server_secrets: { name: string; value: string }
  /** See `site/server-keys.ts`. */
  server_keys: { name: string; sealed: string }
}
