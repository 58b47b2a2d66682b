import * as v from 'valibot'
import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'

/** An identity provider, as configured. */
export type ProviderConfig = {
  /** Part of the callback URL. */
  id: 'google' | 'apple' | 'facebook' | 'oidc'
  name: string
  clientId: string
  clientSecret: string
  /** Only for `oidc`. */
  issuer: string | null
}

/** A provider and the way to ask it. */
export type Provider = ProviderConfig & { fetch: OutgoingFetch }

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/))

/** The parts of an issuer's description that we use. */
export const issuerSchema = v.object({
  issuer: v.string(),
  authorization_endpoint: url,
  token_endpoint: url,
  jwks_uri: url,
  userinfo_endpoint: v.optional(url),
  id_token_signing_alg_values_supported: v.optional(v.array(v.string()), ['RS256']),
})

export type Issuer = v.InferOutput<typeof issuerSchema>

/** Known ahead, so that an outage of theirs never hides their buttons. */
export const knownIssuers: Partial<Record<ProviderConfig['id'], Issuer>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    id_token_signing_alg_values_supported: ['RS256'],
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
    token_endpoint: 'https://appleid.apple.com/auth/token',
    jwks_uri: 'https://appleid.apple.com/auth/keys',
    id_token_signing_alg_values_supported: ['RS256'],
  },
}

/** Facebook speaks OAuth and has no ID token for websites. */
export const facebook = {
  authorizationUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v24.0/oauth/access_token',
  profileUrl: 'https://graph.facebook.com/v24.0/me?fields=id,name',
}
