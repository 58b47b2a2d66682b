/** The people of the desk, who are apart from visitors' accounts. Times are instants as text. */
export type DeskTables = {
  /** Removed people stay, because the history names them. */
  desk_people: {
    id: string
    /** Lower case. Nobody else who is not removed has it. */
    email: string
    name: string
    role: 'partner' | 'author' | 'editor' | 'admin'
    /** The id of a partner's landing page; its uid, if an earlier build stored it. */
    partner: string | null
    /** A hash; `null` for people without a password. */
    password: string | null
    /** The key of their one-time codes, sealed; `null` without codes. */
    code_secret: string | null
    /** The time step of the last code that was used: each works once. */
    code_step: number | null
    /** JSON list of keyed hashes: each works once. */
    recovery_codes: string | null
    joined_at: string
    removed_at: string | null
  }
  desk_passkeys: {
    /** The credential's id, in base64url. */
    id: string
    person_id: string
    /** In SPKI form, as base64url. */
    public_key: string
    name: string
    /** Uses that the authenticator has counted; 0 if it does not count. */
    uses: number
    added_at: string
  }
  desk_invitations: {
    /** A keyed hash of the link's secret. */
    hash: string
    /** `first`: the link in the log. `again`: somebody who is here sets up signing in anew. */
    kind: 'invite' | 'first' | 'again'
    email: string | null
    role: DeskTables['desk_people']['role']
    /** As for people. */
    partner: string | null
    /** For `again`. */
    person_id: string | null
    invited_by: string | null
    made_at: string
    expires_at: string
    used_at: string | null
  }
  desk_sessions: {
    id: string
    person_id: string
    /** A keyed hash of the cookie. */
    hash: string
    user_agent: string | null
    opened_at: string
    seen_at: string
    expires_at: string
    /** When a second factor was last shown. */
    proved_at: string | null
    /** Opened by the link of a site on this machine, where every reader of the log may do everything; 0 or 1. */
    is_local: number
  }
  /** What people did that no revision records: signing in, inviting, changing roles and so on. Never changed. */
  desk_acts: {
    id: string
    at: string
    person_id: string | null
    /** The name at that time, or what acted instead of a person. */
    author: string
    act: string
    /** The target of the act. */
    subject: string | null
    /** JSON. */
    detail: string | null
  }
  /** Monthly reports that were queued for a partner's people. */
  desk_report_mails: {
    person_id: string
    /** The month that it is about, `2026-11`. */
    month: string
    queued_at: string
  }
  /** The people who want no monthly report. */
  desk_report_stops: { person_id: string; stopped_at: string }
  /** Questions to lists that people keep. */
  desk_views: {
    id: string
    person_id: string
    /** The type of the listed documents. */
    list: string
    name: string
    /** As the address has it. */
    query: string
    /** 0 or 1. */
    is_shared: number
    changed_at: string
  }
  /** Changes of many documents at once. */
  desk_bulks: {
    /** Chosen by the browser: the same change may be sent several times. */
    id: string
    person_id: string
    /** The name at that time. */
    author: string
    /** JSON, see `BulkAct` in `desk/wire/bulk.ts`. */
    act: string
    state: 'running' | 'done' | 'undoing' | 'undone'
    made_at: string
    /** Until then a process works on it. */
    lease_until: string | null
  }
  desk_bulk_rows: {
    bulk_id: string
    document_id: string
    place: number
    title: string
    /** What the preview showed, as a hash. */
    seen: string
    /** `doing`: what will be done is stored, but perhaps not published yet. `kept`: it could not be undone. */
    state: 'waiting' | 'doing' | 'done' | 'same' | 'failed' | 'undone' | 'kept'
    message: string | null
    /** JSON of what undoes it, see `editorial/bulk/row-work.ts`. */
    done: string | null
  }
}
