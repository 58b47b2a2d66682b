import { randomBytes } from 'node:crypto'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Database } from '#db/database.ts'
import { columns } from './auth-columns.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { builtInProviders, otherIssuers, type ProviderConfig } from './providers.ts'

export type AuthOptions = {
  db: Database
  isPostgres: boolean
  siteUrl: URL
  secret: string
  providers: readonly ProviderConfig[]
  /** Told of every new account, whatever made it. */
  onNewUser: (user: { id: string; name: string }) => Promise<void>
  log: Logger
}

export type Auth = ReturnType<typeof createAuth>

const DAY = 24 * 60 * 60
const SESSION_DAYS = 60

/**
 * better-auth keeps users, sessions and other sites' names for people, signs the cookies and speaks
 * OpenID Connect. Its own addresses are not served, but for the one that issuers lead back to: every
 * form is ours, see `http/account-urls.ts`.
 */
export function createAuth(options: AuthOptions) {
  const { db, siteUrl, secret, providers, log } = options
  const issuers = otherIssuers(providers)
  return betterAuth({
    ...columns,
    appName: 'lobang',
    baseURL: siteUrl.origin,
    basePath: '/api/auth',
    secret,
    database: { db, type: options.isPostgres ? 'postgres' : 'sqlite' },
    telemetry: { enabled: false },
    // Below errors it logs the addresses of people.
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ from: 'better-auth' }, message),
    },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${siteUrl.origin}/account/returned` },
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
      expiresIn: SESSION_DAYS * DAY,
      updateAge: DAY,
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
      },
    },
    advanced: {
      cookiePrefix: 'lobang',
      useSecureCookies: siteUrl.protocol === 'https:',
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomBytes(12).toString('hex') },
    },
  })
}

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
