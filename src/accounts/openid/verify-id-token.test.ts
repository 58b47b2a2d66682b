import { constants, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyIdToken } from './verify-id-token.ts'

// The lies that an issuer may tell are in `test/attacks/openid.test.ts`, all with RS256.

const now = new Date('2026-11-16T04:00:00Z')
const seconds = now.getTime() / 1000
const expected = { issuer: 'https://id.example', clientId: 'lobang', nonce: 'n', now }
const claims = { iss: 'https://id.example', aud: 'lobang', nonce: 'n', sub: 'owner', exp: seconds }

const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function toToken(alg: string, key: KeyObject, said: Record<string, unknown> = claims): string {
  const text = `${toPart({ alg })}.${toPart(said)}`
  const hash = alg === 'EdDSA' ? null : `sha${alg.slice(2)}`
  const padding = constants.RSA_PKCS1_PSS_PADDING
  const how = alg.startsWith('PS') ? { padding, saltLength: Number(alg.slice(2)) / 8 } : {}
  const signature = sign(hash, Buffer.from(text), { key, dsaEncoding: 'ieee-p1363', ...how })
  return `${text}.${signature.toString('base64url')}`
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pairs = {
  RS256: rsa,
  RS512: rsa,
  PS256: rsa,
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  EdDSA: generateKeyPairSync('ed25519'),
}
const keys = Object.values(pairs).map(({ publicKey }) => publicKey.export({ format: 'jwk' }))

test.for(Object.keys(pairs) as (keyof typeof pairs)[])('a token signed with %s is read', (alg) => {
  const token = toToken(alg, pairs[alg].privateKey)
  const forged = `${token.slice(0, -8)}AAAAAAAA`

  const read = verifyIdToken(token, keys, { ...expected, algorithms: [alg] })

  expect(read.sub).toBe('owner')
  expect(() => verifyIdToken(forged, keys, { ...expected, algorithms: [alg] })).toThrow('signature')
  expect(() => verifyIdToken(token, keys, { ...expected, algorithms: [] })).toThrow('algorithm')
})

test('a token for several sites names the one that asked for it', () => {
  const read = (said: Record<string, unknown>) =>
    verifyIdToken(toToken('RS256', rsa.privateKey, { ...claims, ...said }), keys, {
      ...expected,
      algorithms: ['RS256'],
    })

  expect(read({ aud: ['other', 'lobang'], azp: 'lobang' }).sub).toBe('owner')
  expect(() => read({ aud: ['other', 'lobang'], azp: 'other' })).toThrow('authorized party')
  expect(() => read({ exp: seconds - 61 })).toThrow('time')
})

test.for([
  Buffer.from('owner@mail.example').toString('base64url'),
  toPart('owner@mail.example'),
  'owner@mail.example',
])('the error about the malformed token %s names no value', (head) => {
  const read = () => verifyIdToken(`${head}.x.x`, keys, { ...expected, algorithms: ['RS256'] })

  expect(read).toThrow(/^accounts: an ID token has the wrong form$/)
})
