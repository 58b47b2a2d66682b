export type OutboxKind = 'mail' | 'text'

export type OutboxTables = {
  /** Deleted as soon as they are sent. Times are in ms. */
  outbox_messages: {
    id: string
    kind: OutboxKind
    /** Recipient and text, encrypted; see `accounts/outbox.ts`. */
    sealed: string
    /** The token in `account_tokens` that the message delivers. Without the token the message is useless. */
    about: string | null
    created_at: number
    due_at: number
    /** The message is useless after this. */
    expires_at: number
    tries: number
    /** Tries with an unknown outcome. */
    unsure: number
    /** The process that is sending it, and the end of its claim. */
    claim: string | null
    claimed_until: number | null
  }
}
