import type { Database } from '#db/database.ts'
import type { Auth } from './auth.ts'
import type { IsCommon } from './common-passwords.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Limits } from './limits.ts'
import type { MessageLimits } from './message-limits.ts'
import type { Messages } from './messages.ts'
import type { OneTimeLinks } from './one-time-links.ts'
import type { Outbox } from './outbox.ts'
import type { OwnCookies } from './own-cookies.ts'
import type { createPhoneCodes } from './phone-codes.ts'
import type { SendLink } from './send-link.ts'
import type { Users } from './users.ts'
import type { createVoidTokens } from './void-tokens.ts'

/** The pages that mails lead to. */
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

/** What everything about accounts is made of; see `create-accounts.ts`. */
export type AccountParts = {
  db: Database
  now: () => Date
  /** Loaded with the first who needs it. */
  getAuth: () => Promise<Auth>
  users: Users
  limits: Limits
  messageLimits: MessageLimits
  browsers: KnownBrowsers
  links: OneTimeLinks
  codes: ReturnType<typeof createPhoneCodes>
  voidTokens: ReturnType<typeof createVoidTokens>
  /** How the nonce of a browser's cookie is kept. */
  hashNonce: (nonce: string) => string
  cookies: OwnCookies
  outbox: Outbox
  sendLink: SendLink
  messages: Messages
  isCommon: () => IsCommon
  productName: string
  /** Where text messages may go, such as `+65`. */
  phonePrefixes: readonly string[]
  /** An absolute address for a mail. */
  linkTo: (target: LinkTarget, query?: Record<string, string>) => string
}
