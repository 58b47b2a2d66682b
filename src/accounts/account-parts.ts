import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import * as paths from '#lib/paths.ts'
import { createBrowserSessions } from './browser-sessions.ts'
import { type IsCommon, readCommonPasswords } from './common-passwords.ts'
import { createDelivery, type DeliveryConfig } from './delivery.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createLimits } from './limits.ts'
import { createMessageLimits } from './message-limits.ts'
import { createMessages, type Message } from './messages.ts'
import {
  createOneTimeLinks,
  type LinkPurpose,
  type LinkValues,
  type OneTimeLinks,
} from './one-time-links.ts'
import { createOpenSessions } from './open-sessions.ts'
import { createOpenid, type OpenidConfig } from './openid/create-openid.ts'
import type { Outbox } from './outbox.ts'
import { createOwnCookies } from './own-cookies.ts'
import { createPhoneCodes } from './phone-codes.ts'
import type { ServerKeys } from './server-keys.ts'
import { createUsers } from './users.ts'
import { createVoidTokens } from './void-tokens.ts'

export type AccountsConfig = DeliveryConfig &
  Pick<OpenidConfig, 'providers'> & {
    /** Country prefixes that we send texts to, such as `+65`. */
    phonePrefixes: readonly string[]
  }

export type AccountPartsOptions = AccountsConfig & {
  db: Database
  privateHosts: OpenidConfig['privateHosts']
  keys: ServerKeys
  siteUrl: URL
  productName: string
  fetch: typeof fetch
  now: () => Date
  log: Logger
}

export type AccountParts = ReturnType<typeof createAccountParts>

/** The services that account code shares. */
export function createAccountParts(options: AccountPartsOptions) {
  const { db, now, siteUrl, productName, phonePrefixes, providers, keys } = options
  const delivery = createDelivery(options)
  const { outbox } = delivery
  const links = createOneTimeLinks({ db, keys, now })
  const openid = createOpenid(options)
  const users = createUsers({ db, now })
  const limits = createLimits({ db, secret: keys.derive('limits'), now })
  const cookies = createOwnCookies(siteUrl.protocol === 'https:')
  const browsers = createKnownBrowsers({ keys, cookies, users, now })
  let isCommon: IsCommon | null = null

  return {
    db,
    now,
    users,
    sessions: createBrowserSessions({ db, keys, cookies, browsers, now }),
    openSessions: createOpenSessions({ db, now }),
    openid,
    limits,
    messageLimits: createMessageLimits(limits),
    browsers,
    links,
    codes: createPhoneCodes({ db, keys, now }),
    voidTokens: createVoidTokens(db, keys),
    /** Hashes the nonce of a browser's cookie for storage. */
    hashNonce: (nonce: string) => keys.hash('nonce', nonce),
    cookies,
    delivery,
    outbox,
    sendLink: createSendLink({ db, links, outbox }),
    messages: createMessages({ productName }),
    /** Reads the list of common passwords on first use. */
    isCommon(): IsCommon {
      isCommon ??= readCommonPasswords()
      return isCommon
    },
    productName,
    phonePrefixes,
    /** A provider's name for visitors. */
    nameOf: (provider: string) => providers.find(({ id }) => id === provider)?.name ?? provider,
    /** The sign-in methods that are configured and not known to be down. */
    offered: () => ({
      password: delivery.canMail,
      link: delivery.canMail,
      phone: delivery.canText,
      providers: openid.offered().map(({ id, name }) => ({ id, name })),
    }),
    /** The absolute URL of an account page, for an e-mail. Empty values are left out. */
    linkTo(page: string, query: Record<string, string> = {}): string {
      const url = new URL(paths.account(page), siteUrl)
      for (const [name, value] of Object.entries(query)) {
        if (value !== '') url.searchParams.set(name, value)
      }
      return url.href
    },
  }
}

type SendLinkOptions = { db: Database; links: OneTimeLinks; outbox: Outbox }

/** Creates a link and queues its e-mail, in one transaction. */
function createSendLink({ db, links, outbox }: SendLinkOptions) {
  return async <Purpose extends LinkPurpose>(
    purpose: Purpose,
    value: LinkValues[Purpose],
    { to, write }: { to: string; write: (token: string) => Message },
  ): Promise<void> => {
    await db.transaction().execute(async (transaction) => {
      const { token, identifier, expiresAt } = await links.create(purpose, value, {
        by: transaction,
      })
      const message = write(token)
      await outbox.add({ kind: 'mail', to, message, expiresAt, about: identifier }, transaction)
    })
    outbox.wake()
  }
}
