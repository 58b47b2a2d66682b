import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { call, result } from './call-function.ts'
import { createSmallDatabase, engines } from './engines.ts'

test.for(engines)('signing up signs in and lets scripts call functions, on %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using site = await createSmallAccountSite({ database: database.target })
  const visitor = site.visitor()

  const sent = await visitor.send('/account/sign-up', {
    email: 'Owner@Mail.example',
    password: 'kopi at the void deck',
  })
  const link = site.lastLink()
  const opened = await visitor.open(link)
  const token = new URL(link, 'http://site.test').searchParams.get('token') ?? ''
  const confirmed = await visitor.send('/account/confirm', { token })

  expect(sent.text).toContain('We are sending an e-mail to owner@mail.example.')
  expect(opened.text).toContain('Create my account')
  expect(opened.text).not.toContain('The password you chose')
  expect(confirmed.text).toContain('Your account owner@mail.example')
  const key = await visitor.token()
  const authorization = `Bearer ${key?.token}`
  const visitorState = await result(call(site, 'readVisitor', null, { authorization }))
  expect(visitorState).toMatchObject({ version: 0, favDealsObj: {} })
  const again = await visitor.send('/account/confirm', { token })
  expect(again.status).toBe(410)
})

test('signing out ends the session and its tokens; signing in makes new ones', async () => {
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, 'owner@mail.example')
  const before = await visitor.token()
  const cookieBefore = visitor.cookies.get('lobang.session_token')

  await visitor.send('/account/sign-out', {})

  const authorization = `Bearer ${before?.token}`
  expect((await call(site, 'readVisitor', null, { authorization })).status).toBe(401)
  expect(await visitor.token()).toBe(null)
  expect([...visitor.cookies.keys()]).not.toContain('lobang-account')
  const back = await visitor.send('/account/sign-in', {
    email: 'owner@mail.example',
    password: 'kopi at the void deck',
  })
  expect(back.text).toContain('Your account')
  expect(visitor.cookies.get('lobang-account')).toBe('1')
  expect(visitor.cookies.get('lobang.session_token')).not.toBe(cookieBefore)
  expect((await visitor.token())?.accountId).toBe(before?.accountId)
})
