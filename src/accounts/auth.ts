import { randomBytes } from 'node:crypto'
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint, isAPIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { getAdapter } from 'better-auth/db/adapter'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Database } from '#db/database.ts'
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
  /** Told of every new account, whatever made it. */
  onNewUser: (user: { id: string; name: string }) => Promise<void>
  now: () => Date
  log: Logger
  /** Told what better-auth itself hides behind an error of its own. */
  onFailure: (error: unknown) => void
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

/**
 * better-auth keeps users, sessions and other sites' names for people, signs the cookies and speaks
 * OpenID Connect. Its own addresses are not served, but for the one that issuers lead back to: every
 * form is ours, see `http/account-urls.ts`.
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
    basePath: '/api/auth',
    secret: keys.derive('better-auth'),
    database: () =>
      createSealedAdapter(adapter, { keys, oldestSession: () => oldestSession(now()) }),
    telemetry: { enabled: false },
    // Below errors it logs the addresses of people. As an error, since those are logged without any.
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
      // By itself it would write what callers did wrong to the console, past the log.
      onError: (error) => {
        if (!isAPIError(error)) log.error({ err: error }, 'better-auth failed')
      },
    },
    user: {
      ...columns.user,
      // Whoever does not prove an address could take the account of who has it.
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
        // We only want to know who somebody is: keys to what they have elsewhere are not kept.
        create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
        // As when a site that is linked already is linked again.
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
        // The clock may be wrong. What is over is removed by `retention.ts`, which notices.
        delete: { before: async ({ expiresAt }) => (expiresAt > new Date() ? undefined : false) },
      },
    },
    advanced: {
      // As in `own-cookies.ts`; better-auth's own way to be secure is a weaker prefix.
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

/** For who has proved to be somebody. They have no address: only our own code can call them. */
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

/** As the profile takes it, see `profileSchema`. */
function toName(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 80)
}
