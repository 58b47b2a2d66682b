import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from '../account-visitor.ts'
import { CLIENT, startOpenidProvider } from '../peers/openid-provider.ts'
import { visitProvider } from '../peers/visit-provider.ts'
import { createTestSite } from '../test-site.ts'
import { attackEnv, attackerAddress } from './attack-site.ts'
import { rawRequest } from './raw-request.ts'
import { foreignAddresses } from './redirect-payloads.ts'

const ORIGIN = 'http://site.test'

/** Where a browser would go from `path`; `null` if it stays on this site. */
function findWayOut(location: string | null, path = '/'): string | null {
  if (location === null) return null
  const target = URL.parse(location, new URL(path, ORIGIN))
  return target?.origin === ORIGIN && !/[\r\n\t\0]/.test(location) ? null : location
}

test(`${foreignAddresses.length} URLs of other sites do not leave this site from any account redirect`, async () => {
  await using site = await createSmallAccountSite({ env: attackEnv })
  const owner = await signUp(site, 'owner@mail.example')
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const wrong: unknown[] = []
  let redirects = 0
  const look = (place: string, address: string, answer: Response) => {
    const location = answer.headers.get('location')
    if (location !== null) redirects++
    const wayOut = findWayOut(location)
    if (wayOut !== null || answer.status === 500) wrong.push({ place, address, wayOut })
  }
  const form = (values: Record<string, string>, more: Record<string, string> = {}) => ({
    method: 'POST',
    body: new URLSearchParams(values).toString(),
    headers: {
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': attackerAddress(),
      ...more,
    },
  })

  for (const [index, next] of foreignAddresses.entries()) {
    const query = new URLSearchParams({ next }).toString()
    const get = async (path: string) =>
      look(path, next, await site.request(`${path}?${query}`, { headers: { cookie } }))
    await get('/account/sign-in')
    // These places take no such parameter, so a few payloads are enough.
    const others = ['sign-up', 'returned', 'code', 'settings', 'unsubscribe']
    if (index % 10 === 0) for (const page of others) await get(`/account/${page}`)
    const email = `visitor-${index}@mail.example`
    const before = site.lastLink()
    await site.request(`/account/sign-in`, form({ method: 'link', email, next }))
    // The mail is sent behind the form.
    await expect.poll(site.lastLink).not.toBe(before)
    const link = new URL(site.lastLink(), ORIGIN)
    const token = link.searchParams.get('token') ?? ''
    const asked = link.searchParams.get('next')
    if (asked !== null && findWayOut(asked) !== null) wrong.push({ place: 'mail', next, asked })
    look('link', next, await site.request(`/account/link?${query}`, form({ token, next })))
    look('sign-out', next, await site.request(`/account/sign-out?${query}`, form({ next })))
  }

  expect(wrong).toEqual([])
  expect(redirects).toBeGreaterThanOrEqual(foreignAddresses.length * 3)
})

test(`${foreignAddresses.length} URLs of other sites as paths, hosts and referrers do not leave this site`, async () => {
  await using site = await createTestSite({ isSmall: true, env: attackEnv })
  const port = await site.server.listen(0, '127.0.0.1')
  const wrong: unknown[] = []
  let redirects = 0

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const sent = { 'x-forwarded-for': attackerAddress(), ...headers }
    const { status, headers: fields } = await rawRequest(port, path, sent)
    const location = fields.get('location') ?? null
    if (location !== null) redirects++
    if (findWayOut(location) !== null || status === 500)
      wrong.push({ path, headers, location, status })
  }
  for (const address of foreignAddresses) {
    const plain = encodeURI(address).replaceAll('%25', '%')
    const value = encodeURIComponent(address)
    const paths = [
      plain,
      `/${plain}`,
      `${plain}/`,
      `/Deals/${plain}`,
      `/${plain}/_payload.json`,
      `/deals?page=1&next=${value}`,
      `/search?page=1&q=${value}`,
      `/search?q=&near=${value}`,
      `/go/${value}`,
      `/go/${plain}`,
      `/preview?token=${value}&documentId=${value}`,
      `/cards/${plain}/0123456789abcdef0123.png`,
      `/blog/page/1?${value}`,
    ]
    await Promise.all(paths.map((path) => ask(path.replaceAll(' ', '%20'))))
    const header = address.replaceAll(/[^\x21-\x7e]/g, '')
    for (const name of ['x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'forwarded'])
      await ask('/Deals/', { [name]: header })
    await ask('/preview/exit', { referer: header })
    await ask('/preview/exit', { referer: `${ORIGIN}${header}` })
    await ask('/Deals/', { host: header.replaceAll(/[/\\]/g, '') })
  }

  expect(wrong).toEqual([])
  expect(redirects).toBeGreaterThan(foreignAddresses.length * 8)
})

test('a deal redirects only to its own http or https URL', async () => {
  await using site = await createTestSite({ isSmall: true, env: attackEnv })
  const deals = [...(site.store.snapshot().byType.get('deal') ?? [])]
  const deal = deals.find(({ uid }) => uid === 'pasar-pintar-first-basket')
  if (!deal) throw new Error('The demo has changed.')
  const wrong: unknown[] = []
  const documents = foreignAddresses.map((url, index) => {
    const link = { link_type: 'Web' as const, url }
    return {
      ...deal,
      id: `foreign-${index}`,
      uid: `foreign-${index}`,
      data: { ...deal.data, link },
    }
  })
  await site.publish({ documents })

  for (const [index, url] of foreignAddresses.entries()) {
    const answer = await site.request(`/go/foreign-${index}`)
    const location = answer.headers.get('location') ?? ''
    const target = URL.parse(location, ORIGIN)
    const isOwnPage = location === `/deals/grocery/foreign-${index}`
    const isWeb = /^https?:\/\//i.test(location) && target?.href === URL.parse(url)?.href
    if (!(isOwnPage || isWeb) || answer.status !== 302) wrong.push({ url, location })
  }

  expect(wrong).toEqual([])
})

test('a visitor who returns from an issuer stays on this site, whatever the return path', async () => {
  await using openid = await startOpenidProvider(ORIGIN)
  openid.people.set('owner', { email: 'owner@mail.example', email_verified: true, name: 'Owner' })
  const issuer = { OIDC_ISSUER: openid.issuer, OIDC_CLIENT_ID: CLIENT.id }
  const env = { ...attackEnv, ...issuer, OIDC_CLIENT_SECRET: CLIENT.secret }
  await using site = await createSmallAccountSite({ env })
  const wrong: unknown[] = []
  const sample = foreignAddresses.filter((_, index) => index % 5 === 0)

  for (const next of sample) {
    const visitor = site.visitor({ 'x-forwarded-for': attackerAddress() })
    const start = await visitor.ask(`/account/with/oidc?${new URLSearchParams({ next })}`)
    const away = new URL(start.headers.get('location') ?? '')
    const returnTo = away.searchParams.get('redirect_uri')
    const back = new URL(await visitProvider(away.href, { account: 'owner' }))
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await site.request(back.pathname + back.search, { headers: { cookie } })
    const wayOut = findWayOut(answer.headers.get('location'), back.pathname)
    if (away.origin !== openid.issuer || wayOut !== null) wrong.push({ next, away, wayOut })
    if (returnTo !== `${ORIGIN}/api/auth/callback/oidc`) wrong.push({ next, returnTo })
  }
  for (const address of foreignAddresses) {
    const query = new URLSearchParams({
      error: address,
      error_description: address,
      state: address,
    })
    const headers = { 'x-forwarded-for': attackerAddress() }
    const answer = await site.request(`/api/auth/callback/oidc?${query}`, { headers })
    const wayOut = findWayOut(answer.headers.get('location'))
    if (wayOut !== null || answer.status === 500) wrong.push({ address, wayOut })
  }

  expect(wrong).toEqual([])
})
