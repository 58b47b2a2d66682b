import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { createPlaceholder, isEmailAddress } from './email-address.ts'

/** An identity provider. */
export type ProviderConfig = {
  /** Part of the callback URL. */
  id: 'google' | 'apple' | 'facebook' | 'oidc'
  name: string
  clientId: string
  clientSecret: string
  /** Only for `oidc`. */
  issuer: string | null
}

/** Providers that better-auth supports by name. */
export function builtInProviders(providers: readonly ProviderConfig[]) {
  const known = providers.filter(({ id }) => id !== 'oidc')
  return Object.fromEntries(
    known.map(({ id, clientId, clientSecret }) => {
      const client = { clientId, clientSecret }
      return [id, id === 'facebook' ? { ...client, mapProfileToUser: withoutAddress } : client]
    }),
  )
}

/** Facebook does not say whether it verified an address, so its address must not lead to an account. */
function withoutAddress() {
  return { email: createPlaceholder(), emailVerified: true }
}

export function toDiscoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
}

/** Providers with OpenID Connect discovery. */
export function otherIssuers(providers: readonly ProviderConfig[]): GenericOAuthConfig[] {
  return providers.flatMap(({ id, name, clientId, clientSecret, issuer }) =>
    issuer === null
      ? []
      : [
          {
            providerId: id,
            name,
            clientId,
            clientSecret,
            discoveryUrl: toDiscoveryUrl(issuer),
            requireIdTokenVerification: true,
            scopes: ['openid', 'email', 'profile'],
            accountSubject: ({ tokens, profile }) => getSubject(tokens.idToken, profile.sub),
            mapProfileToUser: toUser,
          },
        ],
  )
}

/**
 * Checks what better-auth leaves out. It verifies the signature, issuer, audience, nonce and times of an ID
 * token, but accepts a token that is missing, never expires, or names someone else than the user-info endpoint. Throws.
 */
function getSubject(idToken: string | undefined, subject: unknown): string {
  const [, claims = ''] = (idToken ?? '').split('.')
  const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}')
  const isProved = typeof sub === 'string' && sub === subject && typeof exp === 'number'
  if (!isProved) throw new Error('accounts: the ID token does not prove its subject')
  return sub
}

/** Issuers may send anything. Only `true` verifies an address, or "true", which some issuers send. */
function toUser(profile: Record<string, unknown>) {
  const { email, name, email_verified } = profile
  const isProved = email_verified === true || email_verified === 'true'
  return {
    email: typeof email === 'string' ? email : '',
    emailVerified: isProved && isEmailAddress(email),
    name: typeof name === 'string' ? name : '',
  }
}
