import type { Database } from '#db/database.ts'
import type { BrowserSessions } from './browser-sessions.ts'
import type { IsCommon } from './common-passwords.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Limits } from './limits.ts'
import type { MessageLimits } from './message-limits.ts'
import type { Messages } from './messages.ts'
import type { OneTimeLinks } from './one-time-links.ts'
import type { Openid } from './openid/create-openid.ts'
import type { Outbox } from './outbox.ts'
import type { OwnCookies } from './own-cookies.ts'
import type { createPhoneCodes } from './phone-codes.ts'
import type { SendLink } from './send-link.ts'
import type { Users } from './users.ts'
import type { createVoidTokens } from './void-tokens.ts'

/** The pages that e-mails link to. */
export type LinkTarget =
  | 'sign-in'
  | 'sign-up'
  | 'forgot'
  | 'link'
  | 'confirm'
  | 'reset'
  | 'new-email'
  | 'settings'
  | 'unsubscribe'

/** The services that account code shares. `create-accounts.ts` makes them. */
export type AccountParts = {
  db: Database
  now: () => Date
  users: Users
  sessions: BrowserSessions
  openid: Openid
  limits: Limits
  messageLimits: MessageLimits
  browsers: KnownBrowsers
  links: OneTimeLinks
  codes: ReturnType<typeof createPhoneCodes>
  voidTokens: ReturnType<typeof createVoidTokens>
  /** Hashes the nonce of a browser's cookie for storage. */
  hashNonce: (nonce: string) => string
  cookies: OwnCookies
  outbox: Outbox
  sendLink: SendLink
  messages: Messages
  isCommon: () => IsCommon
  productName: string
  /** Country prefixes that we send texts to, such as `+65`. */
  phonePrefixes: readonly string[]
  /** An absolute URL for an e-mail. */
  linkTo: (target: LinkTarget, query?: Record<string, string>) => string
}
