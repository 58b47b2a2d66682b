import * as v from 'valibot'
import { createPlaceholder, isEmailAddress } from '../email-address.ts'
import { facebook, type Issuer, type Provider } from './providers.ts'
import { readJson } from './read-json.ts'
import { verifyIdToken } from './verify-id-token.ts'

/** A visitor, as described by a provider. */
export type Person = {
  /** The visitor's id there. */
  subject: string
  /** The id under which identities were stored before they named their issuer; `null` if there is none. */
  formerSubject: string | null
  /** Lower case, and empty when there is none. */
  email: string
  /** The provider has checked that the address is the visitor's. */
  isProven: boolean
  name: string
}

type Asked = {
  provider: Provider
  /** `null` for Facebook. */
  issuer: Issuer | null
  verifier: string
  nonce: string
  callback: string
  now: Date
}

const tokensSchema = v.object({
  access_token: v.optional(v.string()),
  id_token: v.optional(v.string(), ''),
})
const keysSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) })
const profileSchema = v.record(v.string(), v.unknown())
const facebookSchema = v.object({ id: v.string(), name: v.optional(v.string(), '') })

/** Exchanges the code that the visitor brought back. Throws unless the answer proves who it is. */
export async function identify(answer: URLSearchParams, asked: Asked): Promise<Person> {
  const { provider, issuer } = asked
  if (provider.id === 'facebook') return identifyAtFacebook(answer, asked)
  if (!issuer) throw new Error('accounts: the issuer does not answer')
  const from = answer.get('iss')
  if (from !== null && from !== issuer.issuer) throw new Error('accounts: another issuer answers')
  const tokens = await exchange(issuer.token_endpoint, answer, asked)
  const { keys } = await askJson(asked, keysSchema, { url: issuer.jwks_uri })
  const claims = verifyIdToken(tokens.id_token, keys, {
    issuer: issuer.issuer,
    clientId: provider.clientId,
    nonce: asked.nonce,
    algorithms: issuer.id_token_signing_alg_values_supported,
    now: asked.now,
  })
  const { userinfo_endpoint } = issuer
  const isComplete = Boolean(claims.email) || !userinfo_endpoint || !tokens.access_token
  const profile = isComplete
    ? claims
    : await askJson(asked, profileSchema, {
        url: userinfo_endpoint,
        ...bearer(tokens.access_token),
      })
  if (profile.sub !== claims.sub) throw new Error('accounts: the profile is of somebody else')
  const person = toPerson(claims.sub, profile, provider.id === 'apple' ? nameFromApple(answer) : '')
  if (provider.id === 'google') return withGoogleAddress(person, claims)
  return provider.id === 'oidc' ? withIssuer(person, issuer.issuer) : person
}

/** The operator may configure another issuer one day, whose ids mean other people. */
function withIssuer(person: Person, issuer: string): Person {
  const { subject } = person
  // An id with a space could be the name of an identity at another issuer.
  const formerSubject = subject.includes(' ') ? null : subject
  return { ...person, subject: `${issuer} ${subject}`, formerSubject }
}

/**
 * Google answers only for addresses of its own and of its customers' domains (`hd`). Any other was confirmed once, and may be
 * somebody else's by now, so it must not lead to an account.
 */
function withGoogleAddress(person: Person, claims: Record<string, unknown>): Person {
  const isOwn = person.email.endsWith('@gmail.com') || typeof claims.hd === 'string'
  return isOwn || !person.isProven ? person : { ...person, email: createPlaceholder() }
}

/** Issuers may send anything. Only `true` proves an address, or "true", which some issuers send. */
function toPerson(subject: string, profile: Record<string, unknown>, name: string): Person {
  const { email, email_verified } = profile
  const isProven = email_verified === true || email_verified === 'true'
  return {
    subject,
    formerSubject: null,
    email: typeof email === 'string' ? email.toLowerCase() : '',
    isProven: isProven && isEmailAddress(email),
    name: name || (typeof profile.name === 'string' ? profile.name : ''),
  }
}

/** Apple sends the name beside the token, and only the first time. */
function nameFromApple(answer: URLSearchParams): string {
  try {
    const { firstName = '', lastName = '' } = JSON.parse(answer.get('user') ?? '{}').name ?? {}
    return `${firstName} ${lastName}`.trim()
  } catch {
    return ''
  }
}

/** Facebook does not say whether it checked an address, so its address must not lead to an account. */
async function identifyAtFacebook(answer: URLSearchParams, asked: Asked): Promise<Person> {
  const { access_token } = await exchange(facebook.tokenUrl, answer, asked)
  const question = { url: facebook.profileUrl, ...bearer(access_token) }
  const { id, name } = await askJson(asked, facebookSchema, question)
  const email = createPlaceholder()
  return { subject: id, formerSubject: null, email, isProven: true, name }
}

async function exchange(url: string, answer: URLSearchParams, asked: Asked) {
  const { provider, verifier, callback } = asked
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: answer.get('code') ?? '',
    redirect_uri: callback,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    ...(provider.id === 'facebook' ? {} : { code_verifier: verifier }),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const question = { url, method: 'POST', headers, body: form.toString() }
  return askJson(asked, tokensSchema, question)
}

type Question = { url: string; method?: string; headers?: Record<string, string>; body?: string }

async function askJson<Schema extends v.GenericSchema>(
  { provider }: Asked,
  schema: Schema,
  { url, headers, ...init }: Question,
): Promise<v.InferOutput<Schema>> {
  const accepted = { accept: 'application/json', ...headers }
  const answer = await provider.fetch(url, { ...init, headers: accepted, redirect: 'error' })
  const { host } = new URL(url)
  if (!answer.ok) throw new Error(`accounts: ${host} answers ${answer.status}`)
  const refusal = new Error(`accounts: ${host} answers in another form`)
  return readJson(schema, await answer.text(), refusal)
}

function bearer(token = '') {
  return { headers: { authorization: `Bearer ${token}` } }
}
