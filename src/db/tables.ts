import type { DocumentRow, RichtextRow } from './content-rows.ts'
import type { CountingTables } from './counting-tables.ts'
import type { DeskTables } from './desk-tables.ts'
import type { DiscussionTables } from './discussion-tables.ts'
import type { EditingTables } from './editing-tables.ts'
import type { WritingTables } from './writing-tables.ts'

/** Text on SQLite, a `Date` on PostgreSQL; both take the text of an instant in conditions. */
type Instant = string | Date
/** 0 or 1 on SQLite. */
type Truth = boolean | number
export type OutboxKind = 'mail' | 'text'

/** Every table. A process reads the content once and keeps a snapshot of it in memory. */
export type Tables = DeskTables &
  DiscussionTables &
  EditingTables &
  WritingTables &
  CountingTables & {
    /** Published documents in the form of the content API, without computed fields (url, href). */
    documents: {
      id: string
      type: string
      uid: string | null
      lang: string
      /** JSON of the whole document. */
      document: string
      /** The number of the publish that wrote the row. */
      version: number
    }
    /** Rich-text pages: block maps by page id without dashes. */
    richtext_pages: { id: string; block_map: string; version: number }
    /** Ids that the publish of that number removed, until they are published again. */
    removed_content: { kind: 'document' | 'richtext'; id: string; version: number }
    /** One row: the current ref, new with each publish, and the number of publishes. */
    content_state: {
      id: 'master'
      ref: string
      published_at: string
      version: number
      /** `null` if nobody has chosen one. */
      main_language: string | null
    }
    /** The uids that documents had before, and the publish that took them away. */
    past_uids: { type: string; uid: string; id: string; version: number }
    /** Imported models in Prismic's JSON format: types and shared slices that the project itself lacks. */
    custom_types: { kind: 'type' | 'slice'; id: string; model: string }
    /** Earlier refs, kept for a month. */
    past_refs: { ref: string; replaced_at: string }
    /**
     * Unpublished changes. `change` is JSON. `ref` is new with each change; the token stays. Both are secrets:
     * anyone who has one can read the release.
     */
    releases: {
      id: string
      label: string
      ref: string
      preview_token: string
      change: string
      scheduled_at: string | null
      /** JSON of what the changes were made from; see `repository/releases`. `null` if an older build wrote the row. */
      bases: string | null
      /** The release that this one takes back. It waits until that one is published, and gets its content then. */
      take_back_of: string | null
      purpose: 'take-back' | null
      /** Who scheduled it, else who filled it last, and why, for the history. `null` if nobody said. */
      author: string | null
      reason: string | null
      /** JSON: why it could not be published when it was due. */
      failure: string | null
      failed_at: string | null
      /** Not tried again before. */
      retry_at: string | null
      tries: number | null
    }
    /** Original pictures. They never change: the id is the hash of the bytes. */
    assets: {
      id: string
      /** A media type, such as `image/svg+xml`. */
      type: string
      /** In pixels; for an SVG its natural size. */
      width: number
      height: number
      bytes: Uint8Array
    }
    /**
     * Links to unpublished content. `token` is a secret: anyone who has it sees the preview. Without a release it
     * shows published content.
     */
    previews: {
      token: string
      release_id: string | null
      /** The instant to show the site at, including releases scheduled until then. */
      shown_at: string | null
      expires_at: string
    }
    /** The last good answers of a remote rich-text worker, for when it does not answer. */
    richtext_copies: { kind: 'page' | 'table'; id: string; body: string; taken_at: string }
    /** Pictures of such pages that were copied into the asset store: source and asset id. */
    richtext_pictures: { source: string; asset_id: string }
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
    /** Searches and lists whose new deals an account wants to hear of. */
    followed_searches: {
      account_id: string
      /** The address of the page, without its order. */
      path: string
      name: string
      followed_at: string
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
    /** Reports on whether deals worked. */
    deal_reports: {
      deal_id: string
      /** `account:…`, `anonymous:…`, or `network:…` with the hash of `network`. */
      reporter: string
      /** The day in Singapore. */
      day: string
      outcome: 'worked' | 'failed'
      reason: string | null
      reported_at: string
      network: string | null
    }
    /** One row per account, channel and day in Singapore. It is written before anything is sent. */
    reminders: {
      account_id: string
      channel: 'mail' | 'push'
      day: string
      /** `refused` may be tried again. A crash leaves `claimed`, which is not tried again. */
      state: 'claimed' | 'sent' | 'refused'
      tries: number
      /** Deals published until then have been announced. */
      told_until: string
      /** Ids of the saved deals whose end was announced, as JSON. */
      ending: string
    }
    // The tables of accounts are written only by the files of this folder named `account-…`.
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
    job_runs: {
      job: string
      /** When the job last found the clock right. */
      ran_at: string
    }
    /** Kysely's own table: the migrations that have run. */
    kysely_migration: { name: string; timestamp: string }
    /** Migrations that a build must know to run on these tables. */
    required_migrations: {
      name: string
      /** The migration that removed what older code needs. */
      required_by: string
    }
  }

export type StagedChangeRow = Pick<Tables['revisions'], 'content' | 'id' | 'since_whole'> & {
  from_version: number
  changes: string
}

/** Temporary tables of one connection, see `content-staging.ts`. */
export type StagingTables = {
  staged_documents: DocumentRow
  staged_pages: RichtextRow
  staged_removals: Pick<Tables['removed_content'], 'kind' | 'id'>
  /** The differences of staged rows from the published ones. */
  staged_changes: StagedChangeRow
}
