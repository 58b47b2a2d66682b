export type OutboxKind = 'mail' | 'text'

export type OutboxTables = {
  /** Removed as soon as they are sent. Times are in ms. */
  outbox_messages: {
    id: string
    kind: OutboxKind
    /** To whom and what; see `accounts/outbox.ts`. */
    sealed: string
    /** The identifier in `account_tokens` that the message is worth nothing without. */
    about: string | null
    created_at: number
    due_at: number
    /** Not worth sending from then on. */
    expires_at: number
    tries: number
    /** Tries after which nobody knew whether it had arrived. */
    unsure: number
    /** Of the process that is sending it, and until when that may be believed. */
    claim: string | null
    claimed_until: number | null
  }
}
