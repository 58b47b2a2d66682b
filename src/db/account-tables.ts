/** Text on SQLite, a `Date` on PostgreSQL; both take the text of an instant in conditions. */
type Instant = string | Date
/** 0 or 1 on SQLite. */
type Truth = boolean | number

/**
 * Written by `account-users.ts`, `account-sessions.ts`, `account-tokens.ts`, `account-limits.ts` and
 * `account-retention.ts` alone.
 */
export type AccountTables = {
  account_users: {
    id: string
    name: string
    email: string
    email_verified: Truth
    phone_number: string | null
    phone_number_verified: Truth | null
    disabled_at: Instant | null
    created_at: Instant
    updated_at: Instant
  }
  account_sessions: {
    id: string
    user_id: string
    /** A keyed hash of what the cookie holds. */
    token: string
    user_agent: string | null
    expires_at: Instant
    created_at: Instant
    updated_at: Instant
  }
  account_methods: {
    id: string
    user_id: string
    /** `credential` is a password. */
    provider_id: string
    /** The user's id where the method is a password. */
    provider_account_id: string
    password: string | null
    created_at: Instant
    updated_at: Instant
  }
  account_tokens: {
    id: string
    /** A keyed hash of what was sent. */
    identifier: string
    value: string
    /** A keyed hash of whose it is. Sign-ins at other sites have none. */
    subject: string | null
    expires_at: Instant
    created_at: Instant
    updated_at: Instant
  }
  account_limits: { key: string; due_at: number }
}
