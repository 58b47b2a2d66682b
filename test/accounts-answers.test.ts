import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from './account-visitor.ts'

test('account pages are never cached, and only the callback is served under /api/auth', async () => {
  await using site = await createSmallAccountSite({
    env: { SITE_URL: 'https://site.test', SMTP_URL: '' },
  })
  const answer = await site.request('/account/sign-in')

  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  for (const path of ['/account', '/account/']) {
    const bare = await site.request(path)
    expect([bare.status, bare.headers.get('location')], path).toEqual([303, '/account/settings'])
  }
  expect((await site.request('/account/sign-in', { method: 'DELETE' })).status).toBe(405)
  expect((await site.request('/api/auth/sign-in/email', { method: 'POST' })).status).toBe(405)
})

test('refusals under /account use our own error page', async () => {
  await using site = await createSmallAccountSite()
  const origin = 'http://site.test'
  const post = (headers: Record<string, string>, body = 'email=a') =>
    site.request('/account/sign-in', { method: 'POST', body, headers })

  const answers = [
    await post({ origin: 'https://elsewhere.example' }),
    await post({ origin }, `email=${'a'.repeat(20_000)}`),
    await site.request('/api/auth/callback/oidc', {
      method: 'POST',
      body: 'a'.repeat(20_000),
      headers: { origin },
    }),
    await site.request('/account/nothing'),
  ]

  expect(answers.map(({ status }) => status)).toEqual([403, 413, 413, 404])
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toMatch(/<h1[^>]*>Awww mien!/)
  }
})

test('a renewed session reaches the browser, whatever the page answers', async () => {
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, 'owner@mail.example')
  const { db } = site.accounts.parts
  const dayMs = 24 * 60 * 60 * 1000
  const paths = ['/account/settings', '/account/sign-in', '/account/sign-up', '/account/export']
  const renewed: string[] = []

  for (const path of paths) {
    // As if the session had last been used two days ago.
    const expires = new Date(Date.now() + 28 * dayMs).toISOString()
    await db.updateTable('account_sessions').set({ expires_at: expires }).execute()
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await site.request(path, { headers: { cookie } })
    const set = answer.headers.getSetCookie().filter((line) => line.includes('session_token='))
    if (set.length === 1) renewed.push(path)
  }

  expect(renewed).toEqual(paths)
})

test('a session ends 60 days after signing in, however often it is used', async () => {
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, 'owner@mail.example')
  const { token = '' } = (await visitor.token()) ?? {}
  const { db } = site.accounts.parts
  const openedAgo = async (days: number) => {
    const created_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    await db.updateTable('account_sessions').set({ created_at }).execute()
  }

  await openedAgo(59)
  const before = [await visitor.token(), await site.accounts.findAccount(token)]
  await openedAgo(60)
  const after = [await visitor.token(), await site.accounts.findAccount(token)]

  expect(before).not.toContain(null)
  expect(after).toEqual([null, null])
})
