import type { Lie } from '../peers/hostile-issuer.ts'

type Attack = readonly [name: string, lie: Lie]

const now = () => Math.floor(Date.now() / 1000)
const STRANGER_JWK = { kty: 'oct', k: 'c2VjcmV0' }

/** ID tokens that no client may accept, each wrong in one way. */
export const badTokens: readonly Attack[] = [
  ['alg none', { header: { alg: 'none' }, signedBy: 'nobody' }],
  ['alg None', { header: { alg: 'None' }, signedBy: 'nobody' }],
  ['alg none with a signature', { header: { alg: 'none' } }],
  ['no alg', { header: { alg: undefined } }],
  ['no signature', { signedBy: 'nobody' }],
  ["a stranger's key", { signedBy: 'stranger' }],
  ["a stranger's key, with no id", { header: { kid: undefined }, signedBy: 'stranger' }],
  ["a stranger's key, with its own id", { header: { kid: 'x' }, signedBy: 'stranger' }],
  ['a key in the token itself', { header: { jwk: STRANGER_JWK }, signedBy: 'stranger' }],
  ['keys elsewhere', { header: { jku: 'http://127.0.0.1:9/jwks' }, signedBy: 'stranger' }],
  ['a key id that is a path', { header: { kid: '../../dev/null' }, signedBy: 'stranger' }],
  ['HS256 with the public key as secret', { header: { alg: 'HS256' }, signedBy: 'public' }],
  ['an algorithm that was not offered', { header: { alg: 'RS512' } }],
  ['a critical extension', { header: { crit: ['exp'], exp: 1 } }],
  ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['no issuer', { claims: { iss: undefined } }],
  ['a list of issuers', { claims: { iss: ['https://accounts.google.com'] } }],
  ['another audience', { claims: { aud: 'somebody-else' } }],
  ['no audience', { claims: { aud: undefined } }],
  ['audiences without us', { claims: { aud: ['a', 'b'] } }],
  ['another nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['an empty nonce', { claims: { nonce: '' } }],
  ['a list as nonce', { claims: { nonce: [''] } }],
  ['over since an hour', { claims: { exp: now() - 3600 } }],
  ['no end', { claims: { exp: undefined } }],
  ['an end in words', { claims: { exp: 'tomorrow' } }],
  ['good only tomorrow', { claims: { nbf: now() + 86_400 } }],
  ['no subject', { claims: { sub: undefined } }],
  ['an empty subject', { claims: { sub: '' } }],
  ['a list as subject', { claims: { sub: ['owner'] } }],
  ['no token at all', { idToken: null }],
  ['no token at all, but a person', { idToken: null, userinfo: { sub: 'owner' } }],
  ['an empty token', { idToken: '' }],
  ['two parts', { idToken: 'a.b' }],
  ['not a token', { idToken: 'a.b.c' }],
  ['an opaque token', { idToken: 'opaque' }],
  [
    'somebody else by the second answer',
    { claims: { sub: 'mallory', email: undefined }, userinfo: { sub: 'owner' } },
  ],
]

/** Validly signed, but without proof that the subject owns the mailbox. */
export const badAddresses: readonly Attack[] = [
  ['not proved', { claims: { email_verified: false } }],
  ['not said to be proved', { claims: { email_verified: undefined } }],
  ['"false" as text', { claims: { email_verified: 'false' } }],
  ['"False" as text', { claims: { email_verified: 'False' } }],
  ['"no" as text', { claims: { email_verified: 'no' } }],
  ['0', { claims: { email_verified: 0 } }],
  ['1', { claims: { email_verified: 1 } }],
  ['an object', { claims: { email_verified: {} } }],
  ['a list', { claims: { email_verified: [false] } }],
  ['null', { claims: { email_verified: null } }],
  ['no address', { claims: { email: undefined }, userinfo: { email: undefined } }],
  ['an empty address', { claims: { email: '' }, userinfo: { email: '' } }],
  ['a list of addresses', { claims: { email: ['owner@mail.example'] } }],
  ['an object as address', { claims: { email: { $ne: '' } } }],
  ['a number as address', { claims: { email: 5 } }],
  ['an address with a line break', { claims: { email: 'owner@mail.example\nbcc: x@y.z' } }],
  ['an invalid address', { claims: { email: 'owner' } }],
  [
    'not proved by the second answer',
    { claims: { email: undefined }, userinfo: { email_verified: 'false' } },
  ],
]
