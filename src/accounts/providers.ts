import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'

export const presets = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const

/** Somebody else who says who people are. */
export type ProviderConfig = {
  /** Part of the address that the issuer leads back to. */
  id: keyof typeof presets | 'oidc'
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
    known.map(({ id, clientId, clientSecret }) => [id, { clientId, clientSecret }]),
  )
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
            discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            scopes: ['openid', 'email', 'profile'],
          },
        ],
  )
}
