import type { Logger } from 'pino'
import { userSessions } from '#db/account-sessions.ts'
import { findUser, removeUser, setDisabled, userProviders } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { reminderRows } from '#db/reminders.ts'
import * as paths from '#lib/paths.ts'
import { isPlaceholder } from '#lib/placeholder-address.ts'
import type { AccountParts, LinkTarget } from './account-parts.ts'
import { createBrowserSessions } from './browser-sessions.ts'
import { createCallTokens } from './call-tokens.ts'
import { type IsCommon, readCommonPasswords } from './common-passwords.ts'
import { createDelivery, type DeliveryConfig } from './delivery.ts'
import { toDeviceName } from './device-name.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createLimits } from './limits.ts'
import { createMessageLimits } from './message-limits.ts'
import { createMessages } from './messages.ts'
import { createOneTimeLinks } from './one-time-links.ts'
import { createOpenid, type OpenidConfig } from './openid/create-openid.ts'
import { createOwnCookies } from './own-cookies.ts'
import { createPhoneCodes } from './phone-codes.ts'
import { createSendLink } from './send-link.ts'
import type { ServerKeys } from './server-keys.ts'
import { oldestSession } from './session-ends.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'
import { createUsers } from './users.ts'
import { createVoidTokens } from './void-tokens.ts'

export type AccountsConfig = DeliveryConfig &
  Pick<OpenidConfig, 'providers'> & { phonePrefixes: readonly string[] }

type AccountsOptions = AccountsConfig & {
  db: Database
  privateHosts: OpenidConfig['privateHosts']
  keys: ServerKeys
  /** Survives a change of the other keys, since unsubscribe links do not expire. */
  unsubscribeKey: string
  siteUrl: URL
  productName: string
  fetch: typeof fetch
  now: () => Date
  log: Logger
}

export type AccountService = ReturnType<typeof createAccounts>

/** The account service, with what the functions need from it. */
export function createAccounts(options: AccountsOptions) {
  const { db, now, log, siteUrl, productName, providers, keys } = options
  const delivery = createDelivery(options)
  const { outbox } = delivery
  const links = createOneTimeLinks({ db, keys, now })
  const openid = createOpenid({ ...options, log })
  const tokens = createCallTokens({ db, secret: keys.derive('calls'), now })
  let isCommon: IsCommon | null = null

  const users = createUsers({ db, now })
  const limits = createLimits({ db, secret: keys.derive('limits'), now })
  const cookies = createOwnCookies(siteUrl.protocol === 'https:')
  const browsers = createKnownBrowsers({ keys, cookies, users, now })

  const parts: AccountParts = {
    db,
    now,
    users,
    sessions: createBrowserSessions({ db, keys, cookies, browsers, now }),
    openid,
    limits,
    messageLimits: createMessageLimits(limits),
    browsers,
    links,
    codes: createPhoneCodes({ db, keys, now }),
    voidTokens: createVoidTokens(db, keys),
    hashNonce: (nonce) => keys.hash('nonce', nonce),
    cookies,
    outbox,
    sendLink: createSendLink({ db, links, outbox }),
    messages: createMessages({ productName }),
    isCommon() {
      isCommon ??= readCommonPasswords()
      return isCommon
    },
    productName,
    phonePrefixes: options.phonePrefixes,
    linkTo(target: LinkTarget, query: Record<string, string> = {}) {
      const url = new URL(paths.account(target), siteUrl)
      url.search = new URLSearchParams(query).toString()
      return url.href
    },
  }

  return {
    parts,
    tokens,
    outbox,
    /** `null` when the site cannot send e-mails. */
    reminderMails: delivery.reminders,
    unsubscribeTokens: createUnsubscribeTokens(options.unsubscribeKey),
    siteUrl,
    providers,
    /** The sign-in methods that are configured and, as far as we know, work now. */
    offered: () => ({
      password: delivery.canMail,
      link: delivery.canMail,
      phone: delivery.canText,
      providers: openid.offered().map(({ id, name }) => ({ id, name })),
    }),
    findAccount: tokens.find,
    async exportAccount(accountId: string) {
      const user = await findUser(db, 'id', accountId)
      if (!user) return null
      const openedAfter = oldestSession(now())
      const sessions = await userSessions(db, { userId: accountId, now: now(), openedAfter })
      return {
        id: user.id,
        email: isPlaceholder(user.email) ? null : user.email,
        phone: user.phone,
        createdAt: user.createdAt.toISOString(),
        signInMethods: (await userProviders(db, accountId)).map((id) =>
          id === 'credential' ? 'password' : id,
        ),
        sessions: sessions.map(({ userAgent, createdAt, lastUsedAt }) => ({
          device: toDeviceName(userAgent),
          signedInAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
        reminders: (await reminderRows(db, { accountId, since: '' })).map(
          ({ channel, day, state }) => ({ channel, day, state }),
        ),
      }
    },
    async hasAddress(accountId: string): Promise<boolean> {
      const user = await findUser(db, 'id', accountId)
      return user !== null && !isPlaceholder(user.email)
    },
    deleteAccount: (accountId: string) => removeUser(db, accountId),
    /** Ends every session. Nobody can sign in until the account is enabled again. */
    disable: (accountId: string) => setDisabled(db, { userId: accountId, at: now() }),
    enable: (accountId: string) => setDisabled(db, { userId: accountId, at: null }),
    /** Asks the issuers, so that the first visitor need not wait for them. */
    warm: openid.warm,
    close: async () => delivery.close(),
  }
}
