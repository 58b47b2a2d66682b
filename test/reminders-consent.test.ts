import { expect, test } from 'vitest'
import { createPlaceholder } from '#accounts/email-address.ts'
import { createAccountSite, signUp } from './account-visitor.ts'
import { startMailServer } from './peers/mail-server.ts'
import { addReader } from './reminder-readers.ts'
import { createTestSite, type TestSite } from './test-site.ts'
import { deals, publishThreeDeals } from './three-deals.ts'

const settings = '/account/settings'

/** As a sign-in that tells no address leaves it. */
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

test('an account without an address gets no mail, although its placeholder is verified', async () => {
  await using mail = await startMailServer()
  const now = () => new Date('2026-11-17T09:00:00+08:00')
  await using site = await createTestSite({ now, env: { SMTP_URL: mail.url } })
  await publishThreeDeals(site)
  const saved = deals.map(({ id }) => id)
  await addReader(site, 'SQLite', { id: 'ann', wishes: ['endingSoon'], saved })
  await takeAddress(site, 'ann@mail.example')

  expect(await site.reminders.round()).toBe(true)

  expect(mail.mails).toEqual([])
})

test('an account without an address cannot ask for mails, and can end them', async () => {
  await using site = await createAccountSite()
  const visitor = await signUp(site, 'ann@mail.example')
  const { accountId, token } = (await visitor.token()) ?? { accountId: '', token: '' }
  await visitor.send(settings, { act: 'preferences', weeklyDigest: 'yes' })
  await takeAddress(site, 'ann@mail.example')
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
