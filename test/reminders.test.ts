// Longer than most: every kind of mail, and everybody who must not get it.
import { expect, test } from 'vitest'
import type { Engine } from './engines.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { startMailServer } from './peers/mail-server.ts'
import { addReader, emailOf } from './reminder-readers.ts'
import { createTestSite } from './test-site.ts'
import { deals, publishThreeDeals } from './three-deals.ts'

// Of the three deals one ends on 18 November, one starts on the 19th, a Thursday, and one has no dates.
const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-11-17', '2026-11-18', '2026-11-19'] as const
const nine = (day: string) => new Date(`${day}T09:00:00+08:00`)
const everything = {
  wishes: ['endingSoon', 'followedBrands', 'weeklyDigest'],
  saved: deals.map(({ id }) => id),
  following: deals.map(({ brand }) => brand),
}

async function createReminderSite(
  mail: { url: string },
  options: { engine?: Engine; database?: string; isSmall?: boolean } = {},
) {
  const { engine = 'SQLite', database, isSmall = true } = options
  const clock = { now: nine(TUESDAY) }
  const site = await createTestSite({
    isSmall,
    now: () => clock.now,
    env: { SMTP_URL: mail.url },
    ...(database && { database }),
  })
  const add = (reader: Omit<Parameters<typeof addReader>[2], 'wishes'> & { wishes?: string[] }) =>
    addReader(site, engine, { ...everything, ...reader })
  return { ...site, clock, add }
}

test('ending deals, new deals and the weekly picks come in one e-mail a day', async () => {
  await using mail = await startMailServer()
  // A tenth of the demo has no picks.
  await using site = await createReminderSite(mail, { isSmall: false })
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  const subjects: string[] = []

  for (const day of [TUESDAY, WEDNESDAY, THURSDAY]) {
    site.clock.now = nine(day)
    const before = mail.mails.length
    expect(await site.reminders.round()).toBe(true)
    expect(await site.reminders.round()).toBe(true)
    const { head } = mail.partsTo(emailOf('owner'))
    subjects.push(mail.mails.length > before ? (/^Subject: (.*)$/m.exec(head)?.[1] ?? '') : '')
  }

  // One reminder, on the first of its last three days. On Thursday it has ended.
  expect(subjects[0]).toBe('Ends tomorrow: A quokka that ends')
  expect(subjects[1]).toBe('')
  expect(subjects[2]).toBe('New from quokka starts: A quokka that starts')
  const { text, html } = mail.partsTo(emailOf('owner'))
  expect(text).toContain('OUR PICKS THIS WEEK')
  for (const form of [text, html]) {
    expect(form).toContain('http://site.test/deals/food/quokka-starts')
    expect(form).not.toContain('quokka-ends')
    expect(form).toContain('http://site.test/account/settings')
    expect(form).toContain('You get this e-mail because you asked for')
  }
  expect(mail.mails).toHaveLength(2)
})

test.for([
  { who: 'nobody asked for it', reader: { wishes: ['account'] } },
  { who: 'the address was never confirmed', reader: { isVerified: false } },
  { who: 'nothing of theirs ends or is new', reader: { saved: [], following: [] } },
])('no mail goes out where $who', async ({ reader }) => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner', ...reader })
  site.clock.now = nine(WEDNESDAY)

  expect(await site.reminders.round()).toBe(true)

  expect(mail.mails).toEqual([])
})

test('a closed account gets no e-mail', async () => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  await site.accounts.disable('owner')

  await site.reminders.round()

  expect(mail.mails).toEqual([])
})

test.for(engines)('two processes on one %s send each e-mail once', async (engine) => {
  await using mail = await startMailServer()
  await using database = await createSmallDatabase(engine)
  await using one = await createReminderSite(mail, { engine, database: database.target })
  await publishThreeDeals(one)
  const ids = Array.from({ length: 12 }, (_, index) => `reader-${String(index).padStart(2, '0')}`)
  for (const id of ids) await one.add({ id })
  await using two = await createReminderSite(mail, { engine, database: database.target })

  const rounds = await Promise.all([one, two, one, two].map(({ reminders }) => reminders.round()))

  expect(rounds).toEqual([true, true, true, true])
  expect(mail.mails.map(({ to }) => to).toSorted()).toEqual(ids.map(emailOf))
  const rows = await one.accounts.parts.db.selectFrom('reminders').select('state').execute()
  expect(rows).toEqual(ids.map(() => ({ state: 'sent' })))
})

test('an e-mail interrupted by a crash is not sent again', async () => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  const key = { account_id: 'owner', channel: 'mail', day: TUESDAY } as const
  const told = { told_until: site.clock.now.toISOString(), ending: '["quokka-ends"]' }
  await site.accounts.parts.db
    .insertInto('reminders')
    .values({ ...key, ...told, state: 'claimed', tries: 1 })
    .execute()

  expect(await site.reminders.round()).toBe(true)

  expect(mail.mails).toEqual([])
})

test.for([
  { refuse: 2, code: 451, rounds: [false, false, true, true], arrives: 1 },
  { refuse: 9, code: 451, rounds: [false, false, false, true], arrives: 0 },
  { refuse: 1, code: 550, rounds: [true, true, true, true], arrives: 0 },
])(
  'after $refuse answers of $code the mail server gets limited retries, and $arrives e-mail arrives',
  async ({ refuse, code, rounds, arrives }) => {
    await using mail = await startMailServer()
    await using site = await createReminderSite(mail)
    await publishThreeDeals(site)
    await site.add({ id: 'owner' })
    Object.assign(mail.plan, { refuse, with: code })

    const done = []
    for (const _ of rounds) done.push(await site.reminders.round())

    expect(done).toEqual(rounds)
    expect(mail.mails).toHaveLength(arrives)
  },
)

test('a reminder that could not be sent goes out the next day', async () => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  mail.plan.refuse = 3
  for (let tries = 0; tries < 4; tries++) await site.reminders.round()

  site.clock.now = nine(WEDNESDAY)
  await site.reminders.round()

  expect(mail.partsTo(emailOf('owner')).head).toContain('Subject: Ends today: A quokka that ends')
})

test('a mail server that does not answer uses up nobody’s e-mail', async () => {
  const mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  await mail[Symbol.asyncDispose]()

  expect(await site.reminders.round()).toBe(false)

  const rows = await site.accounts.parts.db.selectFrom('reminders').selectAll().execute()
  expect(rows).toEqual([])
})

test('an e-mail lost with the connection is not sent again, and the others wait', async () => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  await site.add({ id: 'stranger' })
  mail.plan.hangUp = true

  const rounds = [await site.reminders.round()]
  mail.plan.hangUp = false
  rounds.push(await site.reminders.round())

  // Nobody can know whether the first one arrived.
  expect(rounds).toEqual([false, true])
  expect(mail.mails.map(({ to }) => to)).toEqual([emailOf('stranger')])
})

test('an invalid address does not hold up the others', async () => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  await site.add({ id: 'stranger' })
  const { db } = site.accounts.parts
  await db.updateTable('account_users').set({ email: '' }).where('id', '=', 'owner').execute()

  expect(await site.reminders.round()).toBe(true)

  expect(mail.mails.map(({ to }) => to)).toEqual([emailOf('stranger')])
})

test('a round stops at night', async () => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  site.clock.now = new Date(`${TUESDAY}T21:00:00+08:00`)

  expect(await site.reminders.round()).toBe(false)

  expect(mail.mails).toEqual([])
})

test('one click unsubscribes; opening the link does not', async () => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await publishThreeDeals(site)
  await site.add({ id: 'owner' })
  await site.reminders.round()
  const { head } = mail.partsTo(emailOf('owner'))
  const link = /^List-Unsubscribe: <http:\/\/site\.test([^>]+)>$/m.exec(head)?.[1] ?? ''
  const wishes = async () => {
    const consents = await site.functions.visitors.consents('owner')
    return consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)
  }

  const opened = await site.request(link)
  const afterOpening = await wishes()
  // Like a mail program: no cookie, no origin.
  const posted = await site.request(link, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain('Unsubscribe')
  expect(afterOpening).toEqual(['endingSoon', 'followedBrands', 'weeklyDigest'])
  expect(posted.status).toBe(200)
  expect(await posted.text()).toContain('You are unsubscribed')
  expect(await wishes()).toEqual([])
  site.clock.now = nine(THURSDAY)
  await site.reminders.round()
  expect(mail.mails).toHaveLength(1)
})

test('a forged link, or one of a deleted account, changes nothing', async () => {
  await using mail = await startMailServer()
  await using site = await createReminderSite(mail)
  await site.add({ id: 'owner' })
  await site.add({ id: 'stranger' })
  const token = site.accounts.unsubscribeTokens.create('owner')
  const post = (value: string) =>
    site.request(`/account/unsubscribe?token=${value}`, { method: 'POST', body: '' })

  const forged = await post(token.replace('owner', 'stranger'))
  const cut = await post(token.slice(0, -1))
  await site.functions.deleteData('owner')
  const late = await post(token)

  expect([forged.status, cut.status, late.status]).toEqual([404, 404, 200])
  expect((await site.functions.visitors.consents('stranger')).every(({ isGiven }) => isGiven)).toBe(
    true,
  )
  expect(await site.functions.visitors.consents('owner')).toEqual([])
})

test.for(engines)(
  'on %s sent reminders are in the export and are deleted with the account',
  async (engine) => {
    await using mail = await startMailServer()
    await using database = await createSmallDatabase(engine)
    await using site = await createReminderSite(mail, { engine, database: database.target })
    await publishThreeDeals(site)
    await site.add({ id: 'owner' })
    await site.reminders.round()

    const known = await site.functions.exportData('owner')
    await site.functions.deleteData('owner')

    expect(known).toMatchObject({
      account: { reminders: [{ channel: 'mail', day: TUESDAY, state: 'sent' }] },
      consents: [
        { purpose: 'endingSoon' },
        { purpose: 'followedBrands' },
        { purpose: 'weeklyDigest' },
      ],
    })
    const { db } = site.accounts.parts
    expect(await db.selectFrom('reminders').selectAll().execute()).toEqual([])
    site.clock.now = nine(WEDNESDAY)
    await site.reminders.round()
    expect(mail.mails).toHaveLength(1)
  },
)
