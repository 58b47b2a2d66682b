import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPlaceholder } from '#lib/placeholder-address.ts'
import { identify } from './identify.ts'
import { knownIssuers, type ProviderConfig } from './providers.ts'

// What OpenID issuers answer is tested against real ones; these two cannot run on this machine.

const now = new Date('2026-11-16T04:00:00Z')

type Asked = { url: string; init: RequestInit }

/** Asks a provider that gives these answers, by the end of the address. */
function askAs(id: ProviderConfig['id'], answers: Record<string, unknown>, back: string) {
  const asked: Asked[] = []
  const fetch = async (url: string | URL, init: RequestInit = {}) => {
    asked.push({ url: String(url), init })
    const [, answer] = Object.entries(answers).find(([end]) => String(url).includes(end)) ?? []
    if (typeof answer === 'string') return new Response(answer)
    return answer ? Response.json(answer) : new Response(null, { status: 404 })
  }
  const person = identify(new URLSearchParams(back), {
    provider: { id, name: id, clientId: 'lobang', clientSecret: 'secret', issuer: null, fetch },
    issuer: knownIssuers[id] ?? null,
    verifier: 'v',
    nonce: 'n',
    callback: `https://site.test/api/auth/callback/${id}`,
    now,
  })
  return { person, asked }
}

test('Facebook tells who somebody is, but its address leads to no account', async () => {
  const { person, asked } = askAs(
    'facebook',
    {
      '/oauth/access_token': { access_token: 'opaque' },
      '/me?': { id: '42', name: 'Siti', email: 'ann@mail.example' },
    },
    'code=c',
  )

  const { email, ...rest } = await person
  expect(rest).toEqual({ subject: '42', isProven: true, name: 'Siti' })
  expect(isPlaceholder(email)).toBe(true)
  expect(String(asked[0]?.init.body)).not.toContain('code_verifier')
  expect(asked[1]?.init.headers).toMatchObject({ authorization: 'Bearer opaque' })
})

test('Apple tells the name beside its token', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = now.getTime() / 1000 + 600
  const said = { iss: 'https://appleid.apple.com', aud: 'lobang', nonce: 'n', sub: '7', exp }
  const email = { email: 'Siti@privaterelay.example', email_verified: 'true' }
  const text = `${toPart({ alg: 'RS256' })}.${toPart({ ...said, ...email })}`
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url')
  const answers = {
    '/auth/token': { id_token: `${text}.${signature}` },
    '/auth/keys': { keys: [publicKey.export({ format: 'jwk' })] },
  }
  const user = { name: { firstName: 'Siti', lastName: 'Tan' } }
  const back = new URLSearchParams({ code: 'c', user: JSON.stringify(user) })

  const { person, asked } = askAs('apple', answers, back.toString())

  expect(await person).toEqual({
    subject: '7',
    email: 'siti@privaterelay.example',
    isProven: true,
    name: 'Siti Tan',
  })
  const form = new URLSearchParams(String(asked[0]?.init.body))
  expect(Object.fromEntries(form)).toMatchObject({ code: 'c', code_verifier: 'v' })
  const broken = new URLSearchParams({ code: 'c', user: '{' })
  expect((await askAs('apple', answers, broken.toString()).person).name).toBe('')
})

test.for([
  ['no JSON', 'ann@mail.example'],
  ['a text', '"ann@mail.example"'],
  ['a text as the id', '{"id": ["ann@mail.example"], "name": "ann@mail.example"}'],
  ['a text as the name', '{"id": "42", "name": {"first": "ann@mail.example"}}'],
])('the error about a profile that is %s names no value', async ([, profile]) => {
  const answers = { '/oauth/access_token': { access_token: 'opaque' }, '/me?': profile }

  const { person } = askAs('facebook', answers, 'code=c')

  await expect(person).rejects.toThrow(/^accounts: graph\.facebook\.com answers in another form$/)
})
