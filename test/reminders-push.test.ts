import { afterEach, expect, test, vi } from 'vitest'
import { createSmallAccountSite, signUp } from './account-visitor.ts'
import type { Engine } from './engines.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { createPushBrowser, readVapid, startPushService } from './peers/push-service.ts'
import { addReader } from './reminder-readers.ts'
import { createTestSite } from './test-site.ts'
import { deals, publishThreeDeals } from './three-deals.ts'

afterEach(() => {
  vi.useRealTimers()
})

const TUESDAY = new Date('2026-11-17T09:00:00+08:00')
const saver = { wishes: ['pushEndingSoon'], saved: deals.map(({ id }) => id) }

type PushService = Awaited<ReturnType<typeof startPushService>>

async function createPushSite(
  service: PushService,
  { engine = 'SQLite' as Engine, target = '' } = {},
) {
  const site = await createTestSite({
    isSmall: true,
    now: () => TUESDAY,
    env: { PUSH_HOSTS: service.origin },
    ...(target && { database: target }),
  })
  await publishThreeDeals(site)
  await addReader(site, engine, { id: 'owner', ...saver })
  /** One of the account's browsers. */
  const addBrowser = async (path: string) => {
    const browser = createPushBrowser(service.origin, path)
    const device = { device_id: path.slice(1), name: '', session_id: null }
    await site.functions.visitors.addDevice('owner', { ...device, messaging_token: browser.token })
    return browser
  }
  return { ...site, addBrowser }
}

test.for(engines)(
  'on %s a device gets a notification that only it can read, once a day',
  async (engine) => {
    await using service = await startPushService()
    await using database = await createSmallDatabase(engine)
    await using site = await createPushSite(service, { engine, target: database.target })
    const phone = await site.addBrowser('/phone')

    const rounds = await Promise.all([site.reminders.round(), site.reminders.round()])
    await site.reminders.round()

    expect(rounds).toEqual([true, true])
    const [push, ...more] = service.received
    expect(more).toEqual([])
    expect(phone.read(push?.body ?? Buffer.of())).toEqual({
      title: 'Ends tomorrow',
      body: 'A quokka that ends, quokka ends',
      path: '/deals/food/quokka-ends',
      day: '2026-11-17',
    })
    expect(push?.headers).toMatchObject({ ttl: '43200', 'content-encoding': 'aes128gcm' })
    const { key, claims } = readVapid(push?.headers.authorization)
    expect(claims).toEqual({
      aud: service.origin,
      exp: TUESDAY.getTime() / 1000 + 43_200,
      sub: 'mailto:partners@lobang.example',
    })
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  },
)

test('an ended subscription is removed, and the other browsers get theirs', async () => {
  await using service = await startPushService()
  await using site = await createPushSite(service)
  for (const path of ['/gone', '/unknown', '/here']) await site.addBrowser(path)
  service.answers.set('/gone', 410).set('/unknown', 404)

  expect(await site.reminders.round()).toBe(true)

  const left = await site.functions.visitors.devices('owner')
  expect(left.map(({ deviceId }) => deviceId)).toEqual(['here'])
})

test.for([
  { status: 503, calls: 3, rounds: [false, false, false, true] },
  { status: 429, calls: 3, rounds: [false, false, false, true] },
  // The message may be under way behind the service that answers.
  { status: 502, calls: 1, rounds: [true, true, true, true] },
  { status: 504, calls: 1, rounds: [true, true, true, true] },
  { status: 403, calls: 1, rounds: [true, true, true, true] },
  // Redirects are not followed.
  { status: 302, calls: 1, rounds: [true, true, true, true] },
])('a service that says $status is called $calls times', async ({ status, calls, rounds }) => {
  await using service = await startPushService()
  await using site = await createPushSite(service)
  await site.addBrowser('/phone')
  service.answers.set('/phone', status)

  const done = []
  for (const _ of rounds) done.push(await site.reminders.round())

  expect(done).toEqual(rounds)
  expect(service.received.map(({ path }) => path)).toEqual(Array(calls).fill('/phone'))
})

test('a host that is no longer allowed is not called', async () => {
  await using service = await startPushService()
  await using other = await startPushService()
  await using site = await createPushSite(service)
  const { token } = createPushBrowser(other.origin, '/phone')
  const device = { device_id: 'phone', name: '', session_id: null }
  await site.functions.visitors.addDevice('owner', { ...device, messaging_token: token })

  await site.reminders.round()

  expect(other.received).toEqual([])
  expect(await site.functions.visitors.devices('owner')).toEqual([])
})

test.for([
  { who: 'stays signed in', pushes: 1 },
  { who: 'signs out there', pushes: 0 },
])('somebody adds a browser, $who, and it gets $pushes', async ({ who, pushes }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: TUESDAY })
  await using service = await startPushService()
  await using site = await createSmallAccountSite({ env: { PUSH_HOSTS: service.origin } })
  await publishThreeDeals(site)
  const visitor = await signUp(site, 'owner@mail.example')
  const { accountId } = (await visitor.token()) ?? { accountId: '' }
  const browser = createPushBrowser(service.origin, '/phone')
  const add = (subscription: string) =>
    visitor.send('/account/settings', { act: 'add-device', subscription })

  const odd = await add('{}')
  const added = await add(browser.token)
  await visitor.send('/account/settings', { act: 'push-preferences', pushEndingSoon: 'yes' })
  const settings = await visitor.open('/account/settings')
  await site.functions.visitors.sync(accountId, {
    replica: 'phone',
    requestId: 'first',
    epoch: null,
    seen: 0,
    favourites: {
      put: { 'quokka-ends': { ...heart, title: 'Quokka' } },
      removed: [],
    },
    following: { put: [], removed: [] },
  })
  if (who === 'signs out there') await visitor.send('/account/sign-out', {})
  await site.reminders.round()

  expect(odd.text).toContain('This browser cannot receive notifications.')
  expect(added.text).toContain('This device can get notifications.')
  expect(settings.html).toMatch(/name="pushEndingSoon"[^>]*checked/)
  expect(settings.html).not.toMatch(/name="pushFollowedBrands"[^>]*checked/)
  expect(settings.html).toContain('value="remove-device"')
  expect(service.received).toHaveLength(pushes)
  expect(await site.functions.visitors.devices(accountId)).toHaveLength(pushes)
})

test('a browser can be removed from the list', async () => {
  await using service = await startPushService()
  await using site = await createSmallAccountSite({ env: { PUSH_HOSTS: service.origin } })
  const visitor = await signUp(site, 'owner@mail.example')
  const { token } = createPushBrowser(service.origin, '/phone')
  const listed = await visitor.send('/account/settings', { act: 'add-device', subscription: token })
  const [, device = ''] = /name="device" value="([\w-]+)"/.exec(listed.html) ?? []

  const removed = await visitor.send('/account/settings', { act: 'remove-device', device })

  expect(removed.text).toContain('That device no longer gets notifications.')
  expect(removed.text).toContain('No device receives notifications yet.')
})

const heart = {
  path: '/deals/food/quokka-ends',
  brand: '',
  badge: '',
  code: null,
  endsOn: null,
  savedAt: '2026-11-15T04:00:00.000Z',
}
