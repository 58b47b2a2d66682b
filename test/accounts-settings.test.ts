// Longer than most: every form of the settings, on one site.
import { afterEach, expect, test, vi } from 'vitest'
import { createSmallAccountSite, signUp, type Visitor } from './account-visitor.ts'
import { call, dealOf, result } from './call-function.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { startMailServer } from './peers/mail-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const act = (visitor: Visitor, form: Record<string, string>) =>
  visitor.send('/account/settings', form)

function tokenIn(text: string): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

test.for(engines)('name, address, number and password can be changed, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using site = await createSmallAccountSite({ database: database.target })
  const visitor = await signUp(site, 'holder@mail.example')

  const named = await act(visitor, { act: 'name', name: ' New Owner ' })
  const asked = await act(visitor, { act: 'email', email: 'New.Owner@mail.example' })
  const newToken = tokenIn(site.lastLink())
  const unchanged = await visitor.open('/account/settings')
  const confirmed = await visitor.send('/account/new-email', { token: newToken })
  const told = site.outbox().at(-1)
  const numbered = await act(visitor, { act: 'phone', phone: '9123 4567' })
  const coded = await act(visitor, {
    act: 'phone-code',
    phone: '+6591234567',
    code: site.lastCode(),
  })
  const passwords = { current: 'kopi at the void deck', password: 'teh tarik in Tampines' }
  const changed = await act(visitor, { act: 'password', ...passwords })

  expect(named.text).toContain('Your name is saved.')
  expect(named.html).toContain('value="New Owner"')
  expect(asked.text).toContain('We are sending an e-mail to new.owner@mail.example.')
  expect(unchanged.text).toContain('Your account holder@mail.example')
  expect(confirmed.text).toContain('Your account new.owner@mail.example')
  expect(told).toContain('To: holder@mail.example')
  expect(told).toContain('your e-mail address is now new.owner@mail.example')
  expect(numbered.text).toContain('We are sending a code to +65 9123 4567.')
  expect(coded.text).toContain('Your mobile number is confirmed.')
  expect(coded.text).toContain('Mobile number +6591234567')
  expect(changed.text).toContain('Your password is saved.')
  const right = { email: 'new.owner@mail.example', password: 'teh tarik in Tampines' }
  expect((await site.visitor().send('/account/sign-in', right)).text).toContain('Your account')
})

test('a wrong current password, a taken number and a long name are refused', async () => {
  await using site = await createSmallAccountSite()
  const other = site.visitor()
  await other.send('/account/sign-in', { method: 'phone', phone: '91234567' })
  await other.send('/account/code', { phone: '+6591234567', code: site.lastCode() })
  const visitor = await signUp(site, 'holder@mail.example')

  const wrong = await act(visitor, {
    act: 'password',
    current: 'x',
    password: 'teh tarik in Tampines',
  })
  const weak = await act(visitor, {
    act: 'password',
    current: 'kopi at the void deck',
    password: 'short',
  })
  await act(visitor, { act: 'phone', phone: '91234567' })
  const taken = await act(visitor, {
    act: 'phone-code',
    phone: '+6591234567',
    code: site.lastCode(),
  })
  const long = await act(visitor, { act: 'name', name: 'x'.repeat(81) })

  expect(wrong.text).toContain('Wrong password.')
  expect(weak.text).toContain('Use at least 8 characters.')
  expect(taken.text).toContain('Another account uses this number.')
  expect(long.text).toContain('Use at most 80 characters for your name.')
})

test('a number that is set or removed ends the sessions of other browsers', async () => {
  await using site = await createSmallAccountSite()
  const owner = await signUp(site, 'holder@mail.example')
  const signInElsewhere = async () => {
    const other = site.visitor()
    const right = { email: 'holder@mail.example', password: 'kopi at the void deck' }
    await other.send('/account/sign-in', right)
    return other
  }
  const before = await signInElsewhere()
  expect(await before.token()).not.toBe(null)

  await act(owner, { act: 'phone', phone: '91234567' })
  await act(owner, { act: 'phone-code', phone: '+6591234567', code: site.lastCode() })
  const between = await signInElsewhere()
  const isLeft = [await before.token(), await between.token()].map((token) => token !== null)
  await act(owner, { act: 'remove-phone' })

  expect(isLeft).toEqual([false, true])
  expect(await between.token()).toBe(null)
  expect(await owner.token()).not.toBe(null)
})

test('the last sign-in method cannot be removed', async () => {
  await using site = await createSmallAccountSite()
  const byPhone = site.visitor()
  await byPhone.send('/account/sign-in', { method: 'phone', phone: '91234567' })
  await byPhone.send('/account/code', { phone: '+6591234567', code: site.lastCode() })
  const byMail = await signUp(site, 'holder@mail.example')

  const kept = await act(byPhone, { act: 'remove-phone' })
  const removed = await act(byMail, { act: 'remove-password' })

  expect(kept.text).toContain('This is your only way to sign in. Add another one first.')
  expect(kept.text).toContain('Mobile number +6591234567')
  expect(removed.text).toContain('Your password is removed.')
  const right = { email: 'holder@mail.example', password: 'kopi at the void deck' }
  expect((await site.visitor().send('/account/sign-in', right)).status).toBe(422)
})

test('sessions are listed and can be ended', async () => {
  await using site = await createSmallAccountSite()
  const here = await signUp(site, 'holder@mail.example')
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1'
  const [phone, library] = [site.visitor({ 'user-agent': userAgent }), site.visitor()]
  const right = { email: 'holder@mail.example', password: 'kopi at the void deck' }
  await phone.send('/account/sign-in', right)
  await library.send('/account/sign-in', right)

  const listed = await here.open('/account/settings')
  const [, phoneSession = ''] =
    /Safari on iPhone.*?name="session" value="(\w+)"/s.exec(listed.html) ?? []
  const ended = await act(here, { act: 'end-session', session: phoneSession })

  expect(listed.html.match(/name="session"/g)).toHaveLength(2)
  expect(ended.text).toContain('That session has ended.')
  expect(await phone.token()).toBe(null)
  expect(await library.token()).not.toBe(null)
  await act(here, { act: 'end-others' })
  expect(await library.token()).toBe(null)
  expect(await here.token()).not.toBe(null)
})

test('nobody can end another person’s session', async () => {
  await using site = await createSmallAccountSite()
  const holder = await signUp(site, 'holder@mail.example')
  const thief = await signUp(site, 'thief@mail.example')
  const sessions = await site.accounts.parts.db
    .selectFrom('account_sessions')
    .select('id')
    .execute()

  for (const { id } of sessions) await act(thief, { act: 'end-session', session: id })

  expect(await holder.token()).not.toBe(null)
})

test('a while after signing in, sensitive changes need another sign-in', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, 'holder@mail.example')
  vi.setSystemTime(Date.now() + 16 * 60_000)

  const settings = await visitor.open('/account/settings')
  const forms = [
    { act: 'email', email: 'new@mail.example' },
    { act: 'phone', phone: '91234567' },
    { act: 'remove-password' },
  ]

  expect(settings.text).toContain('Sign in again')
  for (const form of forms) {
    expect.soft((await act(visitor, form)).text).toContain('Sign in again to change this.')
  }
  const deleted = await visitor.send('/account/delete', { confirm: 'yes' })
  expect(deleted.text).toContain('Sign in again')
  const { token } = (await visitor.token()) ?? {}
  const data = { confirm: 'delete my account' }
  const authorization = `Bearer ${token}`
  const called = await call(site, 'deleteMyAccount', data, { authorization })
  expect(await called.json()).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } })
  await visitor.send('/account/sign-in', {
    email: 'holder@mail.example',
    password: 'kopi at the void deck',
    again: '1',
  })
  expect((await visitor.open('/account/delete')).text).toContain('Yes, delete my account')
})

test('a while after signing in, a code from the sign-in page does not set a number', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, 'holder@mail.example')
  vi.setSystemTime(Date.now() + 16 * 60_000)

  await visitor.send('/account/sign-in', { method: 'phone', phone: '91234567' })
  const code = site.lastCode()
  const refused = await act(visitor, { act: 'phone-code', phone: '+6591234567', code })

  expect(code).not.toBe('')
  expect(refused.status).toBe(403)
  expect((await visitor.open('/account/settings')).text).not.toContain('+6591234567')
})

test('a call token works for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, 'holder@mail.example')
  const { token } = (await visitor.token()) ?? {}
  const authorization = `Bearer ${token}`

  const statuses = []
  for (const minutes of [0, 4, 2]) {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    statuses.push((await call(site, 'readVisitor', null, { authorization })).status)
  }

  expect(statuses).toEqual([200, 200, 401])
})

test.for(engines)(
  'the export holds everything and deletion leaves nothing, on %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    await using site = await createSmallAccountSite({ database: database.target })
    const visitor = await signUp(site, 'holder@mail.example')
    await act(visitor, { act: 'name', name: 'Holder' })
    await act(visitor, { act: 'preferences', weeklyDigest: 'yes' })
    const { token } = (await visitor.token()) ?? {}
    const authorization = `Bearer ${token}`
    const report = { dealId: dealOf(site), outcome: 'worked' }
    await result(call(site, 'reportDeal', report, { authorization }))

    const settings = await visitor.open('/account/settings')
    const file = await visitor.ask('/account/export')
    const unsure = await visitor.send('/account/delete', {})
    const deleted = await visitor.send('/account/delete', { confirm: 'yes' })

    expect(settings.html).toMatch(/Your reports.*href="\/deals\/\w+\/[\w-]+".*Worked/s)
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="my-lobang-data.json"',
    )
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(await file.json()).toMatchObject({
      account: { email: 'holder@mail.example', signInMethods: ['password'] },
      profile: { name: 'Holder' },
      consents: [
        { purpose: 'account', isGiven: true },
        { purpose: 'endingSoon', isGiven: false },
        { purpose: 'followedBrands', isGiven: false },
        { purpose: 'searches', isGiven: false },
        { purpose: 'weeklyDigest', isGiven: true },
      ],
      reports: [report],
    })
    expect(unsure.text).toContain('Tick the box to confirm.')
    expect(deleted.text).toContain('Your account is deleted')
    expect(await visitor.token()).toBe(null)
    expect((await call(site, 'readVisitor', null, { authorization })).status).toBe(401)
    const { db } = site.accounts.parts
    for (const table of ['account_users', 'account_sessions', 'account_methods'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    for (const table of ['visitors', 'visitor_profiles', 'visitor_consents'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
  },
)

test('the session cookie is hidden from scripts, other sites and plain http', async () => {
  await using mail = await startMailServer()
  const env = { SITE_URL: 'https://site.test', SMTP_URL: mail.url }
  await using site = await createSmallAccountSite({ env })
  const headers = {
    origin: 'https://site.test',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const post = (path: string, form: Record<string, string>) =>
    site.request(path, { method: 'POST', headers, body: new URLSearchParams(form).toString() })

  await post('/account/sign-in', { method: 'link', email: 'holder@mail.example' })
  const token = tokenIn(await mail.nextTo('holder@mail.example'))
  const answer = await post('/account/link', { token })

  const [session, mark] = answer.headers.getSetCookie()
  expect(session).toMatch(/^__Host-lobang\.session_token=/)
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
    expect(session).toContain(`; ${attribute}`)
  }
  expect(session).not.toContain('Domain')
  expect(mark).toMatch(/^__Host-lobang-account=1; Path=\/; SameSite=Lax; Secure; Max-Age=\d+$/)
})
