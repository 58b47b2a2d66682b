import { constants, createPublicKey, verify, type webcrypto } from 'node:crypto'
import * as v from 'valibot'
import { readJson } from './read-json.ts'

type Expected = {
  issuer: string
  clientId: string
  nonce: string
  /** The algorithms that the issuer says it signs with. */
  algorithms: readonly string[]
  now: Date
}

/** A public key of the issuer. */
type Key = webcrypto.JsonWebKey & { kid?: string }

export type Claims = v.InferOutput<typeof claimsSchema>

/** How far the issuer's clock may differ from ours. */
const SLACK_S = 60

const headerSchema = v.object({
  alg: v.string(),
  kid: v.optional(v.string()),
  // Extensions that we would have to understand.
  crit: v.optional(v.never()),
})

const claimsSchema = v.looseObject({
  iss: v.string(),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  /** The standard allows ASCII alone. */
  sub: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,255}$/)),
  nonce: v.string(),
  exp: v.number(),
  nbf: v.optional(v.number(), 0),
})

/** Throws unless the token is for us, for this sign-in, valid now and signed by the issuer. */
export function verifyIdToken(token: string, keys: readonly Key[], expected: Expected): Claims {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  if (more.length > 0) throw refused('form')
  const { alg, kid } = read(headerSchema, head)
  if (!expected.algorithms.includes(alg)) throw refused('algorithm')
  const fitting = keys.filter(
    (key) =>
      (kid === undefined || key.kid === kid) &&
      (key.alg === undefined || key.alg === alg) &&
      (key.use === undefined || key.use === 'sig'),
  )
  const text = Buffer.from(`${head}.${body}`)
  const bytes = Buffer.from(signature, 'base64url')
  if (!fitting.some((key) => isSigned(alg, key, text, bytes))) throw refused('signature')

  const claims = read(claimsSchema, body)
  const { issuer, clientId, nonce, now } = expected
  const seconds = now.getTime() / 1000
  if (claims.iss !== issuer) throw refused('issuer')
  if (![claims.aud].flat().includes(clientId)) throw refused('audience')
  if (claims.azp !== undefined && claims.azp !== clientId) throw refused('authorized party')
  if (claims.nonce !== nonce) throw refused('nonce')
  if (claims.exp <= seconds - SLACK_S || claims.nbf > seconds + SLACK_S) throw refused('time')
  return claims
}

const curves: Record<string, string> = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }

/** Knows signatures with public keys only: a shared secret must never pass for one. */
function isSigned(alg: string, jwk: Key, text: Buffer, signature: Buffer): boolean {
  if (alg === 'EdDSA' && jwk.kty === 'OKP') {
    return verify(null, text, createPublicKey({ key: jwk, format: 'jwk' }), signature)
  }
  const [, family, size] = /^(RS|PS|ES)(256|384|512)$/.exec(alg) ?? []
  const isFitting = family === 'ES' ? jwk.crv === curves[alg] : family && jwk.kty === 'RSA'
  if (!isFitting) return false
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const padding = family === 'PS' ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING
  const how =
    family === 'ES'
      ? ({ dsaEncoding: 'ieee-p1363' } as const)
      : { padding, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
  return verify(`sha${size}`, text, { key, ...how }, signature)
}

function read<Schema extends v.GenericSchema>(schema: Schema, part: string): v.InferOutput<Schema> {
  return readJson(schema, Buffer.from(part, 'base64url').toString(), refused('form'))
}

function refused(what: string): Error {
  return new Error(`accounts: an ID token has the wrong ${what}`)
}
