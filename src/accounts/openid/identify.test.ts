import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPlaceholder } from '#lib/node/placeholder-address.ts'
import { identify } from './identify.ts'
import { type Issuer, knownIssuers, type ProviderConfig } from './providers.ts'

// What OpenID issuers answer is tested against real ones; these two cannot run on this machine.

const now = new Date('2026-11-16T04:00:00Z')

type Asked = { url: string; init: RequestInit }

/** Asks a provider with these answers, by the end of the address. */
function askAs(
  id: ProviderConfig['id'],
  answers: Record<string, unknown>,
  back: string,
  issuer: Issuer | null = knownIssuers[id] ?? null,
) {
  const asked: Asked[] = []
  const fetch = async (url: string | URL, init: RequestInit = {}) => {
    asked.push({ url: String(url), init })
    const [, answer] = Object.entries(answers).find(([end]) => String(url).includes(end)) ?? []
    if (typeof answer === 'string') return new Response(answer)
    return answer ? Response.json(answer) : new Response(null, { status: 404 })
  }
  const person = identify(new URLSearchParams(back), {
    provider: { id, name: id, clientId: 'lobang', clientSecret: 'secret', issuer: null, fetch },
    issuer,
    verifier: 'v',
    nonce: 'n',
    callback: `https://site.test/api/auth/callback/${id}`,
    now,
  })
  return { person, asked }
}

/** The answers of an issuer that signs these claims for us. */
function signed(claims: Record<string, unknown>) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = now.getTime() / 1000 + 600
  const text = `${toPart({ alg: 'RS256' })}.${toPart({ aud: 'lobang', nonce: 'n', exp, ...claims })}`
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url')
  const keys = { keys: [publicKey.export({ format: 'jwk' })] }
  return { tokens: { id_token: `${text}.${signature}` }, keys }
}

test('Facebook identifies a visitor, but its address leads to no account', async () => {
  const { person, asked } = askAs(
    'facebook',
    {
      '/oauth/access_token': { access_token: 'opaque' },
      '/me?': { id: '42', name: 'Reader', email: 'owner@mail.example' },
    },
    'code=c',
  )

  const { email, ...rest } = await person
  expect(rest).toEqual({ subject: '42', formerSubject: null, isProven: true, name: 'Reader' })
  expect(isPlaceholder(email)).toBe(true)
  expect(String(asked[0]?.init.body)).not.toContain('code_verifier')
  expect(asked[1]?.init.headers).toMatchObject({ authorization: 'Bearer opaque' })
})

test('Apple sends the name beside its token', async () => {
  const { tokens, keys } = signed({
    iss: 'https://appleid.apple.com',
    sub: '7',
    email: 'Reader@privaterelay.example',
    email_verified: 'true',
  })
  const answers = { '/auth/token': tokens, '/auth/keys': keys }
  const user = { name: { firstName: 'Happy', lastName: 'Reader' } }
  const back = new URLSearchParams({ code: 'c', user: JSON.stringify(user) })

  const { person, asked } = askAs('apple', answers, back.toString())

  expect(await person).toEqual({
    subject: '7',
    formerSubject: null,
    email: 'reader@privaterelay.example',
    isProven: true,
    name: 'Happy Reader',
  })
  const form = new URLSearchParams(String(asked[0]?.init.body))
  expect(Object.fromEntries(form)).toMatchObject({ code: 'c', code_verifier: 'v' })
  const broken = new URLSearchParams({ code: 'c', user: '{' })
  expect((await askAs('apple', answers, broken.toString()).person).name).toBe('')
})

test.for([
  ['owner@gmail.com', {}, true],
  ['owner@work.example', { hd: 'work.example' }, true],
  // Confirmed at Google once, and perhaps somebody else's mailbox by now.
  ['owner@mail.example', {}, false],
] as const)('Google owns the address %s with %o: %s', async ([email, claims, isKept]) => {
  const iss = 'https://accounts.google.com'
  const { tokens, keys } = signed({ iss, sub: '7', email, email_verified: true, ...claims })

  const { person } = askAs('google', { '/token': tokens, '/certs': keys }, 'code=c')

  const { subject, isProven, email: told } = await person
  expect([subject, isProven]).toEqual(['7', true])
  expect(told === email).toBe(isKept)
  expect(isPlaceholder(told)).toBe(!isKept)
})

test('the same id at another issuer is another person', async () => {
  const subjectAt = async (iss: string) => {
    const { tokens, keys } = signed({ iss, sub: '1', email: 'a@b.example', email_verified: true })
    const endpoints = { authorization_endpoint: '', token_endpoint: `${iss}/token` }
    const rest = { jwks_uri: `${iss}/certs`, id_token_signing_alg_values_supported: ['RS256'] }
    const issuer = { issuer: iss, ...endpoints, ...rest }
    const answers = { '/token': tokens, '/certs': keys }
    return (await askAs('oidc', answers, 'code=c', issuer).person).subject
  }

  expect(await subjectAt('https://old.example')).not.toBe(await subjectAt('https://new.example'))
})

test.for([
  ['no JSON', 'owner@mail.example'],
  ['a text', '"owner@mail.example"'],
  ['a text as the id', '{"id": ["owner@mail.example"], "name": "owner@mail.example"}'],
  ['a text as the name', '{"id": "42", "name": {"first": "owner@mail.example"}}'],
])('the error about a profile that is %s names no value', async ([, profile]) => {
  const answers = { '/oauth/access_token': { access_token: 'opaque' }, '/me?': profile }

  const { person } = askAs('facebook', answers, 'code=c')

  await expect(person).rejects.toThrow(/^accounts: graph\.facebook\.com answers in another form$/)
})
