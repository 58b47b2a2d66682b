import { randomBytes } from 'node:crypto'
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint, isAPIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { getAdapter } from 'better-auth/db/adapter'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Database } from '#db/database.ts'
import * as paths from '#lib/paths.ts'
import { columns } from './auth-columns.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { builtInProviders, otherIssuers, type ProviderConfig } from './providers.ts'
import { createSealedAdapter } from './sealed-adapter.ts'
import type { ServerKeys } from './server-keys.ts'
import { IDLE_S, oldestSession, RENEW_S } from './session-ends.ts'

export type AuthOptions = {
  db: Database
  isPostgres: boolean
  siteUrl: URL
  keys: ServerKeys
  providers: readonly ProviderConfig[]
  /** Called for every new account, however it was created. */
  onNewUser: (user: { id: string; name: string }) => Promise<void>
  now: () => Date
  log: Logger
  /** Receives the causes that better-auth hides behind errors of its own. */
  onFailure: (error: unknown) => void
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

/**
 * better-auth stores users, sessions and linked identities, signs cookies and speaks OpenID Connect.
 * Every form is ours (`http/account-urls.ts`). Of better-auth's own endpoints only the OpenID callback
 * is served.
 */
export async function createAuth(options: AuthOptions) {
  const { db, siteUrl, keys, providers, log, now } = options
  const issuers = otherIssuers(providers)
  const type = options.isPostgres ? 'postgres' : 'sqlite'
  const adapter = await getAdapter({ ...columns, ...ids, database: { db, type } })
  const isHttps = siteUrl.protocol === 'https:'
  return betterAuth({
    ...columns,
    appName: 'lobang',
    baseURL: siteUrl.origin,
    basePath: paths.authApi,
    secret: keys.derive('better-auth'),
    database: () =>
      createSealedAdapter(adapter, { keys, oldestSession: () => oldestSession(now()) }),
    telemetry: { enabled: false },
    // Below level `error` it logs people's addresses. Errors are logged without them.
    logger: {
      level: 'error',
      log(_level, message, ...details) {
        log.error({ err: new Error(message) }, 'better-auth failed')
        options.onFailure(details[0])
      },
    },
    rateLimit: { enabled: false },
    onAPIError: {
      errorURL: `${siteUrl.origin}/account/returned`,
      // Otherwise it would write callers' mistakes to the console, past the log.
      onError: (error) => {
        if (!isAPIError(error)) log.error({ err: error }, 'better-auth failed')
      },
    },
    user: {
      ...columns.user,
      // An issuer that does not verify addresses could give away the account of the address's owner.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && !user.emailVerified
          ? { error: 'email_not_verified' }
          : undefined,
    },
    session: {
      ...columns.session,
      expiresIn: IDLE_S,
      updateAge: RENEW_S,
    },
    account: {
      ...columns.account,
      updateAccountOnSignIn: false,
      accountLinking: { allowDifferentEmails: true },
    },
    emailAndPassword: { enabled: true, password: { hash: hashPassword, verify: verifyPassword } },
    socialProviders: builtInProviders(providers),
    plugins: [proved, ...(issuers.length > 0 ? [genericOAuth({ config: issuers })] : [])],
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, image: null, name: toName(user.name) } }),
          after: (user) => options.onNewUser(user),
        },
      },
      account: {
        // We only need the visitor's identity, so we do not store tokens for their other accounts.
        create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
        // Also when an identity is linked a second time.
        update: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
      },
      session: {
        create: {
          before: async ({ userId }) => {
            const query = db.selectFrom('account_users').select('disabled_at')
            const user = await query.where('id', '=', userId).executeTakeFirst()
            if (user?.disabled_at) throw new APIError('FORBIDDEN', { code: 'disabled' })
          },
        },
        // The clock may be wrong. `retention.ts` checks it before it removes what has expired.
        delete: { before: async ({ expiresAt }) => (expiresAt > new Date() ? undefined : false) },
      },
    },
    advanced: {
      // The prefix of `own-cookies.ts`. better-auth's own is weaker.
      cookiePrefix: isHttps ? '__Host-lobang' : 'lobang',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { disableIpTracking: true },
      ...ids.advanced,
    },
  })
}

const ids = {
  advanced: { database: { generateId: () => randomBytes(12).toString('hex') } },
} satisfies BetterAuthOptions

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}

const newUser = v.object({
  email: v.string(),
  emailVerified: v.boolean(),
  phoneNumber: v.nullable(v.string()),
})

/** Adds users and opens sessions after a proof of identity. Without URLs, so only our own code can call them. */
const proved = {
  id: 'proved',
  endpoints: {
    addUser: createAuthEndpoint({ method: 'POST', body: newUser }, async ({ body, context }) => {
      const phone = body.phoneNumber === null ? {} : { phoneNumberVerified: true }
      const source = { method: body.phoneNumber === null ? 'magic-link' : 'phone-number' } as const
      return context.internalAdapter.createUser({ ...body, ...phone, name: '' }, source)
    }),
    openSession: createAuthEndpoint(
      { method: 'POST', requireHeaders: true, body: v.object({ userId: v.string() }) },
      async (ctx) => {
        const { userId } = ctx.body
        const user = await ctx.context.internalAdapter.findUserById(userId)
        if (!user) throw new APIError('NOT_FOUND')
        const session = await ctx.context.internalAdapter.createSession(userId)
        await setSessionCookie(ctx, { session, user })
        return { sessionId: session.id }
      },
    ),
  },
} satisfies BetterAuthPlugin

/** Trims a name to what `profileSchema` accepts. */
function toName(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 80)
}
