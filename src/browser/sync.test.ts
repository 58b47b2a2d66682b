import { expect, test, vi } from 'vitest'
import { fakeStorage } from '../../test/fake-storage.ts'
import { patience } from '../../test/machine.ts'
import { createSignedAccounts } from '../../test/signed-accounts.ts'
import { createTestSite } from '../../test/test-site.ts'
import { createCallable } from './callable.ts'
import { type SyncStatus, startSync } from './sync.ts'
import { createVisitorStore } from './visitor-store.ts'

const heart = {
  title: 'Kopi',
  path: '/deals/food/kopi',
  brand: 'Lorong',
  badge: '1-for-1',
  code: null,
  endsOn: null,
  savedAt: '2026-11-15',
}

/** Fails only if it never comes true: a busy machine may take much longer than a second. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: patience(60_000) })

test('two devices of one account stay in sync, and the first sign-in loses nothing', async () => {
  await using site = await runningSite()
  using phone = site.device('owner')
  using laptop = site.device('owner')
  phone.store.actions.setFavDeals({ d1: heart })
  laptop.store.actions.follow('kopi')

  phone.start()
  laptop.start()
  await eventually(() => expect(phone.shown()).toEqual(['d1', 'kopi']))
  await eventually(() => expect(laptop.shown()).toEqual(['d1', 'kopi']))
  laptop.store.actions.setFavDeals({})

  await eventually(() => expect(phone.shown()).toEqual(['kopi']))
  expect(phone.store.get().lastFollowing).toEqual(['kopi'])
})

test('a synced device sends no further requests', async () => {
  await using site = await runningSite()
  let calls = 0
  const counting: typeof fetch = (...asked) => {
    if (String(asked[0]).endsWith('/syncVisitor')) calls++
    return fetch(...asked)
  }
  using phone = site.device('owner', counting)
  phone.store.actions.follow('kopi')
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })

  phone.start()
  await eventually(() => expect(phone.status()).toBe('synced'))
  await site.secondsPass()

  // One at the start, and one when it begins to listen, because it missed earlier changes.
  expect(calls).toBeLessThanOrEqual(2)
})

test('sync is correct when half of the calls fail, before or after the server acted', async () => {
  await using site = await runningSite()
  let count = 0
  const unreliable: typeof fetch = async (input, init) => {
    const turn = ++count % 4
    if (turn === 1) throw new TypeError('lost on the way there')
    const answer = await fetch(input, init)
    if (turn === 3) throw new TypeError('lost on the way back')
    return answer
  }
  using phone = site.device('owner', unreliable)
  using laptop = site.device('owner')
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1000 })
  phone.start()
  laptop.start()

  for (let index = 0; index < 10; index++) {
    phone.store.actions.follow(`p${index}`)
    laptop.store.actions.follow(`l${index}`)
    phone.store.actions.unfollow(`p${index - 1}`)
    await new Promise((resolve) => setImmediate(resolve))
  }

  const all = ['p9', ...Array.from({ length: 10 }, (_, index) => `l${index}`)].toSorted()
  await eventually(() => expect(phone.shown()).toEqual(all))
  await eventually(() => expect(laptop.shown()).toEqual(all))
  vi.useRealTimers()
})

test('another account on the same device gets only what is new on it', async () => {
  await using site = await runningSite()
  using device = site.device('owner')
  device.store.actions.follow('kopi')
  device.store.actions.setFavDeals({ d1: heart })
  device.start()
  await eventually(() => expect(device.status()).toBe('synced'))
  device.stop()
  device.store.actions.follow('teh')
  using strangers = site.device('stranger', fetch, device.storage)

  strangers.start()
  await eventually(() => expect(strangers.status()).toBe('synced'))

  expect(await site.read('stranger')).toMatchObject({ favDealsObj: {}, followingArray: ['teh'] })
  expect(await site.read('owner')).toMatchObject({
    favDealsObj: { d1: heart },
    followingArray: ['kopi'],
  })
})

test('an expired session ends sync, and the device keeps its data', async () => {
  await using site = await runningSite()
  using phone = site.device('owner')
  phone.store.actions.follow('kopi')
  await site.accounts.deleteAccount('owner')

  phone.start()

  await eventually(() => expect(phone.status()).toBe('signed-out'))
  await site.read('stranger')
  expect(phone.shown()).toEqual(['kopi'])
})

test('a refused change is not repeated until the visitor’s next change', async () => {
  await using site = await runningSite()
  let count = 0
  using phone = site.device('owner', (input, init) => {
    count++
    return fetch(input, init)
  })
  phone.store.actions.setFollowing(Array.from({ length: 2001 }, (_, index) => `b${index}`))
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })

  phone.start()
  await eventually(() => expect(phone.status()).toBe('refused'))
  await site.secondsPass()
  const callsWhileRefused = count
  phone.store.actions.setFollowing(['b1'])
  await eventually(() => expect(phone.status()).toBe('synced'))

  expect(callsWhileRefused).toBeLessThanOrEqual(2)
  expect(phone.shown()).toEqual(['b1'])
})

test('an invalid item stays on the device and does not block sync', async () => {
  await using site = await runningSite()
  using phone = site.device('owner')
  phone.store.actions.setFavDeals({ d1: { ...heart, endsOn: '2026-19-39' } })
  phone.store.actions.follow('a b')
  phone.start()

  phone.store.actions.save('d2', heart)
  phone.store.actions.follow('kopi')

  await eventually(async () =>
    expect(await site.read('owner')).toMatchObject({
      favDealsObj: { d2: heart },
      followingArray: ['kopi'],
    }),
  )
  await eventually(() => expect(phone.status()).toBe('synced'))
  expect(phone.shown()).toEqual(['a b', 'd1', 'd2', 'kopi'])
})

async function runningSite() {
  const accounts = createSignedAccounts()
  const site = await createTestSite({ isSmall: true, accounts })
  const origin = `http://127.0.0.1:${await site.server.listen(0, '127.0.0.1')}`

  function device(accountId: string, send: typeof fetch = fetch, storage = fakeStorage()) {
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    const store = createVisitorStore(storage)
    const life = new AbortController()
    let status: SyncStatus | null = null
    const authToken = async () => accounts.tokenOf(accountId)
    const start = () =>
      startSync({
        accountId,
        store,
        call: createCallable({ url: `${origin}/functions`, fetch: send, authToken }),
        realtimeUrl: `${origin}/realtime`,
        authToken,
        fetch,
        onStatus: (next) => {
          status = next
        },
        signal: life.signal,
      })
    const shown = () => {
      const { favDealsObj, followingArray } = store.get()
      return [...Object.keys(favDealsObj || {}), ...(followingArray || [])].toSorted()
    }
    const stop = () => life.abort()
    return { store, storage, start, stop, shown, status: () => status, [Symbol.dispose]: stop }
  }

  const read = (accountId: string) =>
    createCallable({
      url: `${origin}/functions`,
      fetch,
      authToken: async () => accounts.tokenOf(accountId),
    })('readVisitor') as Promise<{ followingArray: string[] }>

  return {
    accounts,
    device,
    read,
    /** Ends fake time after some seconds of it and some other requests: what devices would send by then, they have sent. */
    async secondsPass() {
      await vi.advanceTimersByTimeAsync(3000)
      for (let turn = 0; turn < 5; turn++) await read('stranger')
      vi.useRealTimers()
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}
