// Longer than most: every refusal of the account forms, on one site.
import { expect, test } from 'vitest'
import { createSmallAccountSite, signUp, type Visitor } from './account-visitor.ts'

type Row = {
  name: string
  path: string
  form: Record<string, string>
  status: number
  says: string
  /** The typed text that the form keeps. */
  keeps?: string
}

const wrongPassword = 'Wrong e-mail or password. Check both, or get a sign-in link by e-mail.'

/** Every refusal that needs no more than one form. */
const rows: Row[] = [
  {
    name: 'a wrong password',
    path: '/account/sign-in',
    form: { email: 'owner@mail.example', password: 'not this one' },
    status: 422,
    says: wrongPassword,
    keeps: 'value="owner@mail.example"',
  },
  {
    name: 'an unknown address',
    path: '/account/sign-in',
    form: { email: 'nobody@mail.example', password: 'not this one' },
    status: 422,
    says: wrongPassword,
    keeps: 'value="nobody@mail.example"',
  },
  {
    name: 'no password',
    path: '/account/sign-in',
    form: { email: 'owner@mail.example', password: '' },
    status: 422,
    says: 'Enter your password, or get a sign-in link by e-mail.',
    keeps: 'value="owner@mail.example"',
  },
  {
    name: 'an invalid address',
    path: '/account/sign-up',
    form: { email: 'owner at mail', password: 'kopi at the void deck' },
    status: 422,
    says: 'Enter an e-mail address such as name@mail.example.',
    keeps: 'value="owner at mail"',
  },
  {
    name: 'a short password',
    path: '/account/sign-up',
    form: { email: 'new@mail.example', password: 'kopi' },
    status: 422,
    says: 'Use at least 8 characters.',
    keeps: 'value="new@mail.example"',
  },
  {
    name: 'a common password',
    path: '/account/sign-up',
    form: { email: 'new@mail.example', password: 'iloveyou1' },
    status: 422,
    says: 'This password is too easy to guess.',
    keeps: 'value="new@mail.example"',
  },
  {
    name: 'an invalid number',
    path: '/account/sign-in',
    form: { method: 'phone', phone: '12 34' },
    status: 422,
    says: 'Enter a mobile number such as 9123 4567.',
    keeps: 'value="12 34"',
  },
  {
    name: 'a number outside Singapore',
    path: '/account/sign-in',
    form: { method: 'phone', phone: '+44 20 7946 0958' },
    status: 422,
    says: 'We can only text Singapore numbers.',
    keeps: 'value="+44 20 7946 0958"',
  },
  {
    name: 'a code that was never sent',
    path: '/account/code',
    form: { phone: '+6598765432', code: '123456' },
    status: 422,
    says: 'This code no longer works. Get a new one and enter it in the same browser.',
    keeps: '+6598765432',
  },
  {
    name: 'a made-up sign-in link',
    path: '/account/link',
    form: { token: 'made-up' },
    status: 410,
    says: 'This link has been used or has expired. Get a new one.',
  },
  {
    name: 'a made-up confirmation link',
    path: '/account/confirm',
    form: { token: 'made-up' },
    status: 410,
    says: 'This link has been used or has expired. Get a new one.',
  },
  {
    name: 'a made-up reset link',
    path: '/account/reset',
    form: { token: 'made-up', password: 'kopi at the void deck' },
    status: 410,
    says: 'This link has been used or has expired. Get a new one.',
  },
]

test('every refusal says what to do and keeps what was typed', async () => {
  await using site = await createSmallAccountSite()
  await signUp(site, 'owner@mail.example')
  for (const { name, path, form, status, says, keeps = '' } of rows) {
    const answer = await site.visitor().send(path, form)

    expect.soft(answer.status, name).toBe(status)
    expect.soft(answer.text, name).toContain(says)
    expect.soft(answer.html, name).toContain(keeps)
    expect.soft(answer.html, name).not.toContain('not this one')
  }
})

test('an address in use gets the same answer as any other; only the e-mail differs', async () => {
  await using site = await createSmallAccountSite()
  await signUp(site, 'owner@mail.example')
  const form = (email: string) => ({ email, password: 'teh tarik in Tampines' })
  const withoutAddress = (text: string) => text.replaceAll(/\S+@mail\.example/g, '…')

  const taken = await site.visitor().send('/account/sign-up', form('owner@mail.example'))
  const takenMail = site.outbox().at(-1)
  const free = await site.visitor().send('/account/sign-up', form('new@mail.example'))
  const unknown = await site.visitor().send('/account/forgot', { email: 'nobody@mail.example' })
  const unknownMail = site.outbox().at(-1)
  const known = await site.visitor().send('/account/forgot', { email: 'owner@mail.example' })

  expect(withoutAddress(taken.text)).toBe(withoutAddress(free.text))
  expect(takenMail).toContain('It already has an account.')
  expect(takenMail).not.toContain('token=')
  expect(withoutAddress(unknown.text)).toBe(withoutAddress(known.text))
  expect(unknownMail).toContain('No account uses this e-mail address.')
})

test('another person’s sign-up cannot be confirmed without its password', async () => {
  await using site = await createSmallAccountSite()
  const attacker = site.visitor()
  const form = { email: 'owner@mail.example', password: 'the attacker knows it' }
  await attacker.send('/account/sign-up', form)
  const token = /token=([\w-]+)/.exec(site.lastLink())?.[1] ?? ''
  const owner = site.visitor()

  const opened = await owner.open(`/account/confirm?token=${token}`)
  const without = await owner.send('/account/confirm', { token })
  const guessed = await owner.send('/account/confirm', { token, password: 'my own password' })

  expect(opened.text).toContain('This confirms owner@mail.example and creates your account.')
  expect(opened.text).toContain('The password you chose')
  expect(without.text).toContain('Enter your password')
  expect(guessed.text).toContain('Wrong password.')
  expect(await owner.token()).toBe(null)
  const right = await owner.send('/account/confirm', { token, password: form.password })
  expect(right.text).toContain('Your account')
})

test('too many tries are refused for a while, with or without an account', async () => {
  // Its clock stands still, so that the wait does not depend on how long the tries take.
  const now = new Date()
  await using site = await createSmallAccountSite({ now: () => now })
  await signUp(site, 'owner@mail.example')
  const tryAs = async (visitor: Visitor, email: string) => {
    const answers = []
    for (let tries = 0; tries < 6; tries++) {
      answers.push(await visitor.send('/account/sign-in', { email, password: `wrong ${tries}` }))
    }
    return answers
  }

  const known = await tryAs(site.visitor(), 'owner@mail.example')
  const unknown = await tryAs(site.visitor(), 'nobody@mail.example')

  const statuses = [...Array<number>(5).fill(422), 429]
  expect(known.map(({ status }) => status)).toEqual(statuses)
  expect(unknown.map(({ status }) => status)).toEqual(statuses)
  expect(known.at(-1)?.text).toContain(
    'Use a sign-in link, or a browser where you have signed in before.',
  )
  expect(known.at(-1)?.text).toContain(
    'Send the form again after a short robot check, or try again in 10 minutes.',
  )
  expect(known.at(-1)?.headers.get('retry-after')).toBe('600')
  expect(known.at(-1)?.html).toContain('value="owner@mail.example"')
  const right = { email: 'owner@mail.example', password: 'kopi at the void deck' }
  expect((await site.visitor().send('/account/sign-in', right)).status).toBe(429)
  const link = await site.visitor().send('/account/sign-in', { method: 'link', email: right.email })
  expect(link.text).toContain('We are sending an e-mail')
})

test('a code allows only a few tries', async () => {
  await using site = await createSmallAccountSite()
  const visitor = site.visitor()
  await visitor.send('/account/sign-in', { method: 'phone', phone: '91234567' })
  const code = site.lastCode()
  const wrong = code === '000000' ? '000001' : '000000'
  const statuses: number[] = []

  for (let tries = 0; tries < 6; tries++) {
    const answer = await visitor.send('/account/code', { phone: '+6591234567', code: wrong })
    statuses.push(answer.status)
    if (tries === 0) expect(answer.text).toContain('Wrong code.')
  }

  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  const right = await visitor.send('/account/code', { phone: '+6591234567', code })
  expect(right.status).toBe(429)
})

test('a code works only in the browser that asked for it', async () => {
  await using site = await createSmallAccountSite()
  const visitor = site.visitor()
  await visitor.send('/account/sign-in', { method: 'phone', phone: '91234567' })
  const form = { phone: '+6591234567', code: site.lastCode() }

  const elsewhere = await site.visitor().send('/account/code', form)
  const here = await visitor.send('/account/code', form)

  expect(elsewhere.status).toBe(422)
  expect(elsewhere.text).toContain('enter it in the same browser')
  expect(here.text).toContain('Your account')
  expect(visitor.cookies.has('lobang-code')).toBe(false)
})

test('only the right password reveals that an account is closed', async () => {
  await using site = await createSmallAccountSite()
  const owner = await signUp(site, 'owner@mail.example')
  const { accountId = '', token = '' } = (await owner.token()) ?? {}

  await site.accounts.disable(accountId)

  const right = { email: 'owner@mail.example', password: 'kopi at the void deck' }
  const answer = await site.visitor().send('/account/sign-in', right)
  expect(answer.status).toBe(403)
  expect(answer.text).toContain('We have closed this account.')
  const wrong = await site.visitor().send('/account/sign-in', { ...right, password: 'x' })
  expect(wrong.text).not.toContain('closed')
  expect(await owner.token()).toBe(null)
  const call = await site.request('/functions/readVisitor', {
    method: 'POST',
    body: '{"data":null}',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  expect(call.status).toBe(401)
})

test.for([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  {},
] as Record<string, string>[])('a form of another site does nothing: %o', async (headers) => {
  await using site = await createSmallAccountSite()
  const owner = await signUp(site, 'owner@mail.example')

  const answer = await owner.ask('/account/sign-out', { method: 'POST', body: '', headers })

  expect(answer.status).toBe(403)
  expect(await owner.token()).not.toBe(null)
})
