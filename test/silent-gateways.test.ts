import { expect, test } from 'vitest'
import { waitingMessages } from '#db/outbox.ts'
import { createSmallAccountSite } from './account-visitor.ts'
import { startMailServer } from './peers/mail-server.ts'
import { startSilentServer } from './peers/silent-server.ts'
import { startTextGateway } from './peers/text-gateway.ts'

async function post(
  site: { request: (path: string, init: RequestInit) => Promise<Response> },
  path: string,
  form: Record<string, string>,
) {
  const answer = await site.request(path, {
    method: 'POST',
    headers: {
      origin: 'http://site.test',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  })
  return { status: answer.status, text: await answer.text() }
}

test('a form answers while the mail server is silent, and the e-mail follows once it answers', async () => {
  const silent = await startSilentServer()
  const env = { SMTP_URL: `smtp://127.0.0.1:${silent.port}` }
  await using site = await createSmallAccountSite({ env })
  const email = 'owner@mail.example'

  const forms = [
    await post(site, '/account/sign-in', { method: 'link', email }),
    await post(site, '/account/sign-up', { email, password: 'kopi at the void deck' }),
    await post(site, '/account/forgot', { email }),
  ]
  await silent.connected
  const left = silent.left()
  await silent[Symbol.asyncDispose]()
  await using mail = await startMailServer(silent.port)
  const texts = [await mail.nextTo(email), await mail.nextTo(email), await mail.nextTo(email)]
  await site.accounts.outbox.settled()

  expect(forms.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(left).toBe(0)
  for (const { text } of forms) {
    expect(text).toContain('We are sending an e-mail to owner@mail.example.')
    expect(text).toContain('Not there after a few minutes?')
  }
  const pages = texts.map((text) => /account\/(\w+)\?token=/.exec(text)?.[1] ?? 'sign-up')
  expect(pages.toSorted()).toEqual(['confirm', 'link', 'sign-up'])
  expect(mail.mails).toHaveLength(3)
  expect(await waitingMessages(site.accounts.parts.db)).toEqual([])
})

test('a form answers while the gateway is silent, and the code follows once it answers', async () => {
  const silent = await startSilentServer()
  const env = { SMS_URL: `http://127.0.0.1:${silent.port}/messages` }
  await using site = await createSmallAccountSite({ env })

  const form = await post(site, '/account/sign-in', { method: 'phone', phone: '91234567' })
  await silent.connected
  const left = silent.left()
  await silent[Symbol.asyncDispose]()
  await using gateway = await startTextGateway(silent.port)
  const code = await gateway.nextCodeTo('+6591234567')
  await site.accounts.outbox.settled()

  expect(form.status).toBe(200)
  expect(left).toBe(0)
  expect(form.text).toContain('We are sending a code to +65 9123 4567.')
  expect(code).toMatch(/^\d{6}$/)
  expect(gateway.texts).toHaveLength(1)
})

test('waiting e-mails do not delay texts', async () => {
  await using silent = await startSilentServer()
  await using gateway = await startTextGateway()
  const env = { SMTP_URL: `smtp://127.0.0.1:${silent.port}`, SMS_URL: gateway.url }
  await using site = await createSmallAccountSite({ env })

  await post(site, '/account/sign-in', { method: 'link', email: 'owner@mail.example' })
  await silent.connected
  await post(site, '/account/sign-in', { method: 'phone', phone: '91234567' })

  expect(await gateway.nextCodeTo('+6591234567')).toMatch(/^\d{6}$/)
})
