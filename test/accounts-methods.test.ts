import { expect, test, vi } from 'vitest'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { startMailServer } from './peers/mail-server.ts'
import { CLIENT, startOpenidProvider } from './peers/openid-provider.ts'
import { startTextGateway } from './peers/text-gateway.ts'
import { visitProvider } from './peers/visit-provider.ts'

function tokenIn(text: string): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

test.for(engines)(
  'an e-mail link creates an account and later signs in to it, on %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    await using mail = await startMailServer()
    await using site = await createSmallAccountSite({
      database: database.target,
      env: { SMTP_URL: mail.url },
    })
    const ids: (string | undefined)[] = []
    for (const visitor of [site.visitor(), site.visitor()]) {
      const sent = await visitor.send('/account/sign-in', {
        method: 'link',
        email: 'Reader@mail.example',
      })
      expect(sent.text).toContain('We are sending an e-mail to reader@mail.example.')
      const token = tokenIn(mail.lastTo('reader@mail.example'))
      // A mail program opens the link first.
      const looker = site.visitor()
      const looked = await looker.open(`/account/link?token=${token}`)
      expect(looked.text).toContain('This link signs you in as reader@mail.example.')
      expect(looked.html).toMatch(/<button[^>]*type="submit"[^>]*>Sign in as reader@mail\.example/)
      expect([...looker.cookies]).toEqual([])

      const inside = await visitor.send('/account/link', { token, next: '/profile' })

      expect(inside.status).toBe(200)
      ids.push((await visitor.token())?.accountId)
      const again = await site.visitor().send('/account/link', { token })
      expect(again.status).toBe(410)
      expect(again.text).toContain('This link has been used or has expired.')
    }

    expect(ids[0]).toBeTruthy()
    expect(ids[1]).toBe(ids[0])
    expect(mail.lastTo('reader@mail.example')).toContain('From: Lobang <no-reply@site.test>')
  },
)

test.for(engines)('a text code creates an account, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using gateway = await startTextGateway()
  await using site = await createSmallAccountSite({
    database: database.target,
    env: { SMS_URL: gateway.url, SMS_TOKEN: 'key' },
  })
  const visitor = site.visitor()

  const sent = await visitor.send('/account/sign-in', { method: 'phone', phone: '9123 4567' })
  const code = gateway.lastCodeTo('+6591234567')
  const inside = await visitor.send('/account/code', { phone: '+6591234567', code })

  expect(sent.text).toContain('We are sending a code to +65 9123 4567.')
  expect(gateway.texts).toEqual([
    expect.objectContaining({ to: '+6591234567', from: 'Lobang', authorization: 'Bearer key' }),
  ])
  expect(inside.text).toContain('Your account +6591234567')
  const again = await site.visitor().send('/account/code', { phone: '+6591234567', code })
  expect(again.text).toContain('This code no longer works.')
})

test.for(engines)('another site identifies the visitor, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('reader', {
    email: 'reader@mail.example',
    email_verified: true,
    name: 'Happy Reader',
  })
  openid.people.set('doubtful', { email: 'owner@mail.example', email_verified: false, name: 'X' })
  await using site = await createSmallAccountSite({
    database: database.target,
    env: {
      OIDC_ISSUER: openid.issuer,
      OIDC_NAME: 'Test ID',
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  })
  const come = async (form: Parameters<typeof visitProvider>[1]) => {
    const visitor = site.visitor()
    const start = await visitor.ask('/account/with/oidc?next=/profile')
    const back = await visitProvider(start.headers.get('location') ?? '', form)
    const { pathname, search } = new URL(back)
    const answer = await visitor.ask(pathname + search)
    const page = await visitor.open(
      answer.headers.get('location')?.replace(/^http:\/\/[^/]+/, '') ?? '',
    )
    return { visitor, location: answer.headers.get('location'), page }
  }

  const first = await come({ account: 'reader' })
  const second = await come({ account: 'reader' })

  expect(first.location).toBe('/profile')
  expect(first.visitor.cookies.get('lobang-account')).toBe('1')
  const settings = await first.visitor.open('/account/settings')
  expect(settings.text).toContain('Your account reader@mail.example')
  expect(settings.html).toContain('value="Happy Reader"')
  expect(settings.text).toContain('Unlink Test ID')
  expect((await second.visitor.token())?.accountId).toBe((await first.visitor.token())?.accountId)
  expect((await come({ cancel: 'yes' })).page.text).toContain('You did not finish signing in')
  const doubtful = await come({ account: 'doubtful' })
  expect(doubtful.page.text).toContain('has not confirmed your e-mail address yet')
  expect(await doubtful.visitor.token()).toBe(null)
  await signUp(site, 'owner@mail.example')
  const thief = await come({ account: 'doubtful' })
  expect(thief.page.text).toContain('has not confirmed your e-mail address yet')
  expect(await thief.visitor.token()).toBe(null)
})

test('a site that verified an address signs in to the account with that address', async () => {
  await using openid = await startOpenidProvider('http://site.test')
  openid.people.set('owner', { email: 'owner@mail.example', email_verified: true, name: 'Owner' })
  await using site = await createSmallAccountSite({
    env: {
      OIDC_ISSUER: openid.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  })
  const owner = await signUp(site, 'owner@mail.example')
  const visitor = site.visitor()

  const start = await visitor.ask('/account/with/oidc')
  const back = new URL(
    await visitProvider(start.headers.get('location') ?? '', { account: 'owner' }),
  )
  await visitor.ask(back.pathname + back.search)

  expect((await visitor.token())?.accountId).toBe((await owner.token())?.accountId)
})

test('neither silent issuers nor unconfigured methods are offered', async () => {
  await using site = await createSmallAccountSite({
    env: {
      SITE_URL: 'https://site.test',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_NAME: 'Test ID',
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'y',
    },
  })
  const before = await site.visitor().open('/account/sign-in')

  await site.visitor().open('/account/with/oidc')

  const after = await site.visitor().open('/account/sign-in')
  expect(before.text).toContain('Continue with Test ID')
  expect(before.text).not.toContain('Mobile number')
  expect(before.text).not.toContain('E-mail address')
  expect(after.text).not.toContain('Test ID')
  expect(after.text).toContain('Signing in is not possible at the moment.')
})

test('a reset link sets a new password and ends every session', async () => {
  await using site = await createSmallAccountSite()
  const owner = await signUp(site, 'owner@mail.example')
  const visitor = site.visitor()

  await visitor.send('/account/forgot', { email: 'owner@mail.example' })
  const token = tokenIn(site.lastLink())
  const weak = await visitor.send('/account/reset', { token, password: 'password' })
  const done = await visitor.send('/account/reset', { token, password: 'teh tarik in Tampines' })

  expect(weak.text).toContain('For owner@mail.example. This signs you out everywhere else.')
  expect(weak.text).toContain('is too easy to guess')
  expect(done.text).toContain('Your password is saved.')
  expect(site.outbox().at(-1)).toContain('This is to let you know that your password was reset.')
  expect(await owner.token()).toBe(null)
  const old = { email: 'owner@mail.example', password: 'kopi at the void deck' }
  expect((await site.visitor().send('/account/sign-in', old)).status).toBe(422)
  const fresh = { email: 'owner@mail.example', password: 'teh tarik in Tampines' }
  expect((await site.visitor().send('/account/sign-in', fresh)).text).toContain('Your account')
  expect((await visitor.send('/account/reset', { token, password: 'x' })).status).toBe(410)
})

test.for(engines)('a reset that fails changes nothing, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using site = await createSmallAccountSite({ database: database.target })
  const owner = await signUp(site, 'owner@mail.example')
  await owner.send('/account/forgot', { email: 'owner@mail.example' })
  const form = { token: tokenIn(site.lastLink()), password: 'teh tarik in Tampines' }
  const old = { email: 'owner@mail.example', password: 'kopi at the void deck' }
  const { outbox } = site.accounts.parts
  using add = vi.spyOn(outbox, 'add').mockRejectedValue(new Error('the disk is full'))

  const failed = await site.visitor().send('/account/reset', form)

  expect(failed.status).toBe(500)
  expect(await owner.token()).not.toBe(null)
  expect((await site.visitor().send('/account/sign-in', old)).text).toContain('Your account')
  add.mockRestore()
  const done = await site.visitor().send('/account/reset', form)
  expect(done.text).toContain('Your password is saved.')
  expect(await owner.token()).toBe(null)
})
