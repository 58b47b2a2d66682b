import { createHash, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { addToken, takeToken } from '#db/account-tokens.ts'
import type { Database } from '#db/database.ts'
import * as paths from '#lib/paths.ts'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { AccountProblem } from '../account-problem.ts'
import type { ServerKeys } from '../server-keys.ts'
import { toSubject } from '../void-tokens.ts'
import { createIssuers } from './create-issuers.ts'
import { identify, type Person } from './identify.ts'
import { facebook, type Provider, type ProviderConfig } from './providers.ts'

export type OpenidConfig = {
  providers: readonly ProviderConfig[]
  /** Hosts of issuers that may have private addresses. */
  privateHosts: readonly string[]
}

type OpenidOptions = OpenidConfig & {
  db: Database
  keys: ServerKeys
  siteUrl: URL
  now: () => Date
  log: Logger
}

/** What we store about a visitor whom we sent to a provider. */
type Sent = {
  provider: ProviderConfig['id']
  verifier: string
  nonce: string
  /** Where the visitor goes afterwards. */
  next: string
  /** The account to link the identity to; `null` for a sign-in. */
  userId: string | null
  /** When the visitor left, in ms. */
  leftAt: number
}

/** How long a visitor may take at the provider. */
export const AWAY_SECONDS = 600
const PURPOSE = 'openid state'

/**
 * Signs visitors in at other sites: OpenID Connect with an authorization code, PKCE, and a state and nonce that
 * work once.
 */
export function createOpenid(options: OpenidOptions) {
  const { db, keys, siteUrl, privateHosts, now, log } = options
  const providers = options.providers.map((provider): Provider => {
    const configured = provider.issuer === null ? null : new URL(provider.issuer)
    return { ...provider, fetch: createOutgoingFetch({ configured, privateHosts }) }
  })
  const issuers = createIssuers(providers, log)
  const callbackOf = (id: string) => new URL(paths.signInCallback(id), siteUrl).href
  const identifierOf = (state: string) => `openid:${keys.hash(PURPOSE, state)}`

  /** Throws `provider-failed` when the provider does not answer. */
  async function toUrl(provider: Provider, sent: Sent, state: string): Promise<string> {
    const { id, clientId } = provider
    const common = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: callbackOf(id),
      state,
    }
    if (id === 'facebook') {
      return withQuery(facebook.authorizationUrl, { ...common, scope: 'public_profile' })
    }
    const issuer = await issuers.find(provider)
    if (!issuer) throw new AccountProblem('provider-failed')
    return withQuery(issuer.authorization_endpoint, { ...common, ...toOpenidQuery(sent) })
  }

  return {
    offered: issuers.offered,
    warm: issuers.warm,
    /** Where to send the visitor. Their browser has to keep `state`. */
    async begin(
      provider: Provider,
      { next, userId }: Pick<Sent, 'next' | 'userId'>,
    ): Promise<{ url: string; state: string }> {
      const [state, verifier, nonce] = [newSecret(), newSecret(), newSecret()]
      const leftAt = now().getTime()
      const sent: Sent = { provider: provider.id, verifier, nonce, next, userId, leftAt }
      const url = await toUrl(provider, sent, state)
      await addToken(db, {
        identifier: identifierOf(state),
        value: keys.seal(PURPOSE, JSON.stringify(sent)),
        subject: userId === null ? null : toSubject(keys, { userId }),
        now: now(),
        expiresAt: new Date(now().getTime() + AWAY_SECONDS * 1000),
      })
      return { url, state }
    },
    /** `null` for a state that is used, expired or made up. */
    async take(state: string): Promise<Sent | null> {
      const sealed = await takeToken(db, identifierOf(state), now())
      const opened = sealed === null ? null : keys.open(PURPOSE, sealed)
      // The build before this one stores no time.
      return opened && { leftAt: now().getTime(), ...JSON.parse(opened.text) }
    },
    /** The visitor's identity according to the provider. Throws `provider-failed`. */
    async identify(sent: Sent, answer: URLSearchParams): Promise<Person> {
      const provider = providers.find(({ id }) => id === sent.provider)
      if (!provider) throw new AccountProblem('provider-failed')
      try {
        return await identify(answer, {
          ...sent,
          provider,
          issuer: await issuers.find(provider),
          callback: callbackOf(provider.id),
          now: now(),
        })
      } catch (error) {
        log.warn({ err: error, provider: provider.id }, 'a sign-in at another site failed')
        throw new AccountProblem('provider-failed', { cause: error })
      }
    },
  }
}

function toOpenidQuery({ provider, nonce, verifier }: Sent) {
  return {
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // Apple gives an address only to forms.
    ...(provider === 'apple'
      ? { scope: 'openid email name', response_mode: 'form_post' }
      : { scope: 'openid email profile' }),
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
