import { expect, test } from 'vitest'
import { createPlaceholder } from '#accounts/email-address.ts'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import { createSmallDatabase } from './engines.ts'
import { startMailServer } from './peers/mail-server.ts'
import { createPushBrowser } from './peers/push-service.ts'
import { addReader } from './reminder-readers.ts'
import { createTestSite, type TestSite } from './test-site.ts'
import { deals, publishThreeDeals } from './three-deals.ts'

const settings = '/account/settings'

/** An account from a sign-in without an address. */
async function takeAddress(site: TestSite, email: string): Promise<void> {
  await site.accounts.parts.db
    .updateTable('account_users')
    .set({ email: createPlaceholder() })
    .where('email', '=', email)
    .execute()
}

async function wishesOf(site: TestSite, accountId: string): Promise<string[]> {
  const consents = await site.functions.visitors.consents(accountId)
  const given = consents.filter(({ purpose, isGiven }) => isGiven && purpose !== 'account')
  return given.map(({ purpose }) => purpose)
}

test('an account without an address gets no e-mail, although its placeholder is verified', async () => {
  await using mail = await startMailServer()
  const now = () => new Date('2026-11-17T09:00:00+08:00')
  await using site = await createTestSite({ isSmall: true, now, env: { SMTP_URL: mail.url } })
  await publishThreeDeals(site)
  const saved = deals.map(({ id }) => id)
  await addReader(site, 'SQLite', { id: 'owner', wishes: ['endingSoon'], saved })
  await takeAddress(site, 'owner@mail.example')

  expect(await site.reminders.round()).toBe(true)

  expect(mail.mails).toEqual([])
})

test('an account without an address cannot ask for e-mails but can end them', async () => {
  await using site = await createSmallAccountSite()
  const visitor = await signUp(site, 'owner@mail.example')
  const { accountId, token } = (await visitor.token()) ?? { accountId: '', token: '' }
  await visitor.send(settings, { act: 'preferences', weeklyDigest: 'yes' })
  await takeAddress(site, 'owner@mail.example')
  const call = (data: unknown) =>
    site.request('/functions/updateEmailPreferences', {
      method: 'POST',
      body: JSON.stringify({ data }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
  const none = { weeklyDigest: false, followedBrands: false, endingSoon: false }

  const form = await visitor.send(settings, { act: 'preferences', endingSoon: 'yes' })
  const called = await call({ ...none, endingSoon: true })
  const before = await wishesOf(site, accountId)
  const ended = await call(none)

  expect(form.status).toBe(422)
  expect(form.text).toContain('Your account has no e-mail address. Add one first')
  expect(called.status).toBe(400)
  expect(before).toEqual(['weeklyDigest'])
  expect(ended.status).toBe(200)
  expect(await wishesOf(site, accountId)).toEqual([])
})

test('with reminders off, people who asked for nothing are offered nothing', async () => {
  await using site = await createSmallAccountSite({ env: { REMINDERS: 'off' } })
  const visitor = await signUp(site, 'owner@mail.example')
  const { accountId } = (await visitor.token()) ?? { accountId: '' }

  const page = await visitor.open(settings)
  const mail = await visitor.send(settings, { act: 'preferences', endingSoon: 'yes' })
  const push = await visitor.send(settings, { act: 'push-preferences', pushEndingSoon: 'yes' })

  expect(page.text).toContain('We are not sending e-mail reminders at the moment.')
  expect(page.text).not.toContain('Notifications')
  expect(page.html).not.toContain('value="preferences"')
  for (const refused of [mail, push]) {
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('We are not sending these at the moment.')
  }
  expect(await wishesOf(site, accountId)).toEqual([])
})

test('with reminders off, earlier choices stay and can be ended', async () => {
  await using database = await createSmallDatabase('SQLite')
  const visitor = await askForAll(database.target)
  await using site = await createSmallAccountSite({
    database: database.target,
    env: { REMINDERS: 'off' },
  })
  const back = site.visitor()
  for (const [name, value] of visitor.cookies) back.cookies.set(name, value)

  const page = await back.open(settings)
  const before = await wishesOf(site, visitor.accountId)
  const kept = await back.send(settings, { act: 'preferences', endingSoon: 'yes' })
  const after = await wishesOf(site, visitor.accountId)
  const ended = await back.send(settings, { act: 'push-preferences' })
  const [, device = ''] = /name="device" value="([\w-]+)"/.exec(ended.html) ?? []
  const removed = await back.send(settings, { act: 'remove-device', device })

  expect(before).toEqual(['endingSoon', 'pushEndingSoon', 'weeklyDigest'])
  expect(page.text).toContain('We are not sending notifications at the moment.')
  for (const name of ['endingSoon', 'weeklyDigest', 'pushEndingSoon']) {
    expect(page.html).toMatch(new RegExp(`name="${name}"[^>]*checked`))
  }
  expect(page.html).not.toContain('name="followedBrands"')
  expect(kept.text).toContain('Your choices are saved.')
  expect(after).toEqual(['endingSoon', 'pushEndingSoon'])
  expect(removed.text).toContain('That device no longer gets notifications.')
  expect(await wishesOf(site, visitor.accountId)).toEqual(['endingSoon'])
  expect(await site.functions.visitors.devices(visitor.accountId)).toEqual([])
})

test('a browser added again, in another form or by another account, is one device', async () => {
  await using site = await createSmallAccountSite()
  const { token } = createPushBrowser('https://web.push.apple.com', '/phone')
  const { db } = site.accounts.parts
  const odd = JSON.stringify({ junk: 'x'.repeat(9000), ...JSON.parse(token) })
  const owner = await signUp(site, 'owner@mail.example')
  const stranger = await signUp(site, 'stranger@mail.example')

  await owner.send(settings, { act: 'add-device', subscription: token })
  await owner.send(settings, { act: 'add-device', subscription: odd })
  await stranger.send(settings, { act: 'add-device', subscription: odd })

  const { accountId } = (await stranger.token()) ?? { accountId: '' }
  const { endpoint, keys } = JSON.parse(token)
  const rows = await db.selectFrom('visitor_devices').selectAll().execute()
  expect(rows).toMatchObject([{ account_id: accountId }])
  expect(rows[0]?.messaging_token).toBe(JSON.stringify({ endpoint, keys }))
})

/** An account with both kinds of reminders and a browser, on a site that sends. */
async function askForAll(database: string) {
  await using site = await createSmallAccountSite({ database })
  const visitor = await signUp(site, 'owner@mail.example')
  const { accountId } = (await visitor.token()) ?? { accountId: '' }
  const { token } = createPushBrowser('https://web.push.apple.com', '/phone')
  const mails = { weeklyDigest: 'yes', endingSoon: 'yes' }
  await visitor.send(settings, { act: 'add-device', subscription: token })
  await visitor.send(settings, { act: 'preferences', ...mails })
  await visitor.send(settings, { act: 'push-preferences', pushEndingSoon: 'yes' })
  return { accountId, cookies: visitor.cookies }
}
