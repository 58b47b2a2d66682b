import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { createPlaceholder } from './email-address.ts'

/** Somebody else who says who people are. */
export type ProviderConfig = {
  /** Part of the address that the issuer leads back to. */
  id: 'google' | 'apple' | 'facebook' | 'oidc'
  name: string
  clientId: string
  clientSecret: string
  /** Only of `oidc`. */
  issuer: string | null
}

/** Those whose peculiarities better-auth knows. */
export function builtInProviders(providers: readonly ProviderConfig[]) {
  const known = providers.filter(({ id }) => id !== 'oidc')
  return Object.fromEntries(
    known.map(({ id, clientId, clientSecret }) => {
      const client = { clientId, clientSecret }
      return [id, id === 'facebook' ? { ...client, mapProfileToUser: withoutAddress } : client]
    }),
  )
}

/** Facebook does not say whether an address was proved, so it must not lead to who has the address. */
function withoutAddress() {
  return { email: createPlaceholder(), emailVerified: true }
}

export function toDiscoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
}

/** Those who describe themselves, as OpenID Connect asks. */
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
          },
        ],
  )
}
