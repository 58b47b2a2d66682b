import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { createPush } from '#reminders/create-push.ts'
import { createReminders } from '#reminders/create-reminders.ts'
import { createVapidKey } from '#reminders/vapid.ts'
import { serve } from './content-fixture.ts'
import { createPushBrowser, SILENCE, startPushService } from './peers/push-service.ts'
import { addReader } from './reminder-readers.ts'
import { createTestSite } from './test-site.ts'
import { deals, publishThreeDeals } from './three-deals.ts'

const TUESDAY = new Date('2026-11-17T09:00:00+08:00')
const saver = { wishes: ['pushEndingSoon'], saved: deals.map(({ id }) => id) }

/** `fetch` with a shorter time-out. */
const hastyFetch: typeof fetch = (url, init) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(2000) })

/** Each account has one browser, at the given origin. */
async function createPushers(accounts: Record<string, string>, send = fetch) {
  const site = await createTestSite({ isSmall: true, now: () => TUESDAY })
  await publishThreeDeals(site)
  for (const [id, origin] of Object.entries(accounts)) {
    await addReader(site, 'SQLite', { id, ...saver })
    const { token } = createPushBrowser(origin, `/${id}`)
    const device = { device_id: id, name: '', session_id: null, messaging_token: token }
    await site.functions.visitors.addDevice(id, device)
  }
  const { db, now } = site.accounts.parts
  const hosts = Object.values(accounts)
  const key = createVapidKey()
  const push = createPush({ key, hosts, contact: 'us@mail.example', fetch: send, now })
  const problems: unknown[] = []
  const reminders = createReminders({
    db,
    content: createContentClient({ service: serve(site.store) }),
    kept: site.functions.visitors,
    findListed: async () => new Set(),
    mail: null,
    push,
    linksFor: () => ({ unsubscribe: '', settings: '' }),
    siteUrl: new URL('http://site.test'),
    productName: 'Lobang',
    now,
    onError: (error) => problems.push(error),
  })
  const states = async () => {
    const rows = await db.selectFrom('reminders').selectAll().orderBy('account_id').execute()
    return rows.map(({ account_id, state, tries }) => ({ [account_id]: state, tries }))
  }
  return { ...site, db, reminders, problems, states }
}

test('an unreachable service is reported once and tried again the same day', async () => {
  const closed = await startPushService()
  await closed[Symbol.asyncDispose]()
  await using site = await createPushers({ owner: closed.origin, stranger: closed.origin })

  expect(await site.reminders.round()).toBe(false)

  expect(site.problems).toMatchObject([
    { message: `reminders: no answer from ${closed.origin}`, cause: { message: 'fetch failed' } },
  ])
  // The second account's turn is not used up.
  expect(await site.states()).toEqual([{ owner: 'refused', tries: 1 }])
})

test('a service that never answers delays one account and no other service', async () => {
  await using silent = await startPushService()
  await using other = await startPushService()
  const { origin } = silent
  const browsers = { owner: origin, stranger: origin, onlooker: other.origin }
  await using site = await createPushers(browsers, hastyFetch)
  silent.answers.set('/owner', SILENCE).set('/stranger', SILENCE)

  const first = await site.reminders.round()
  silent.answers.clear()
  const second = await site.reminders.round()

  expect([first, second]).toEqual([false, true])
  expect(site.problems).toMatchObject([{ cause: { name: 'TimeoutError' } }])
  // Nobody can know whether the first one arrived.
  expect(silent.received.map(({ path }) => path)).toEqual(['/owner', '/stranger'])
  expect(other.received.map(({ path }) => path)).toEqual(['/onlooker'])
})

test('a service that rejects our key is reported once a round', async () => {
  await using service = await startPushService()
  const { origin } = service
  await using site = await createPushers({ owner: origin, stranger: origin })
  service.answers.set('/owner', 403).set('/stranger', 403)

  expect(await site.reminders.round()).toBe(true)

  expect(service.received).toHaveLength(2)
  expect(site.problems).toEqual([new Error(`reminders: ${origin} answered 403`)])
})

test('only network failures count as network failures', async () => {
  const fault = new TypeError('push is not a function')
  const failing = () => Promise.reject(fault)
  await using site = await createPushers({ owner: 'http://127.0.0.1:9' }, failing)

  const rounds = [await site.reminders.round(), await site.reminders.round()]

  // It was claimed, so it is not sent again.
  expect(rounds).toEqual([false, true])
  expect(site.problems).toEqual([fault])
})

test('an account that failed to load is tried again the same day', async () => {
  await using service = await startPushService()
  await using site = await createPushers({ owner: service.origin })
  const { db } = site
  await db.schema.alterTable('reminders').renameTo('reminders_away').execute()

  const first = await site.reminders.round()
  await db.schema.alterTable('reminders_away').renameTo('reminders').execute()
  const second = await site.reminders.round()

  expect([first, second]).toEqual([false, true])
  expect(site.problems).toHaveLength(1)
  expect(service.received).toHaveLength(1)
})
