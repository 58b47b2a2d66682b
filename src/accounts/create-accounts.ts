import { findUser, removeUser, setDisabled, userProviders } from '#db/account-users.ts'
import { reminderRows } from '#db/reminders.ts'
import { isPlaceholder } from '#lib/node/placeholder-address.ts'
import { type AccountPartsOptions, createAccountParts } from './account-parts.ts'
import { createCallTokens } from './call-tokens.ts'
import { toDeviceName } from './device-name.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

type AccountsOptions = AccountPartsOptions & {
  /** Survives a change of the other keys, since unsubscribe links do not expire. */
  unsubscribeKey: string
}

export type AccountService = ReturnType<typeof createAccounts>

/** The account service, with what the functions need from it. */
export function createAccounts(options: AccountsOptions) {
  const { db, now, siteUrl, providers, keys } = options
  const parts = createAccountParts(options)
  const tokens = createCallTokens({ db, secret: keys.derive('calls'), now })

  return {
    parts,
    tokens,
    outbox: parts.outbox,
    /** `null` when the site cannot send e-mails. */
    reminderMails: parts.delivery.reminders,
    unsubscribeTokens: createUnsubscribeTokens(options.unsubscribeKey),
    /** For the monthly reports of partners, who are people of the desk and have no account. */
    reportTokens: createUnsubscribeTokens(`${options.unsubscribeKey} reports`),
    siteUrl,
    providers,
    offered: parts.offered,
    findAccount: tokens.find,
    async exportAccount(accountId: string) {
      const user = await findUser(db, 'id', accountId)
      if (!user) return null
      return {
        id: user.id,
        email: isPlaceholder(user.email) ? null : user.email,
        phone: user.phone,
        createdAt: user.createdAt.toISOString(),
        signInMethods: (await userProviders(db, accountId)).map((id) =>
          id === 'credential' ? 'password' : id,
        ),
        sessions: (await parts.openSessions.of(accountId)).map(
          ({ userAgent, createdAt, lastUsedAt }) => ({
            device: toDeviceName(userAgent),
            signedInAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt.toISOString(),
          }),
        ),
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
    warm: parts.openid.warm,
    close: parts.delivery.close,
  }
}
