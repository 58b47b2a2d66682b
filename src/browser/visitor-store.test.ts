import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readVisitorState } from '#visitor/visitor-state.ts'
import { fakeStorage, openVisitorStore as open } from '../../test/fake-storage.ts'

const untouched = {
  favDealsObj: false,
  followingArray: false,
  lastFavourites: false,
  lastFollowing: false,
  partnerId: false,
}

/** Facts that earlier versions did not save. */
const newFacts = {
  redeem: 'code' as const,
  startsOn: '2026-12-02',
  usableUntil: '2026-12-12',
  when: 'Mon-Fri, 11am-3pm',
  checkedOn: '2026-11-13',
}

const heart = {
  title: 'Kopi',
  path: '/deals/food/kopi',
  brand: 'Lorong',
  badge: '1-for-1',
  code: null,
  endsOn: null,
  savedAt: '2026-11-15',
}

test('every field starts as false', () => {
  expect(open(fakeStorage()).get()).toEqual(untouched)
})

test('follow adds an id once, and unfollow removes it', () => {
  const { actions, get } = open(fakeStorage())

  actions.unfollow('nobody')
  actions.follow('a')
  actions.follow('b')
  actions.follow('a')
  actions.unfollow('b')

  expect(get().followingArray).toEqual(['a'])
})

test('favourites are replaced wholesale', () => {
  const { actions, get } = open(fakeStorage())

  actions.setFavDeals({ d1: heart })
  actions.setFavDeals({ d2: heart })

  expect(get().favDealsObj).toEqual({ d2: heart })
})

test('saved deals are there at the next page load', () => {
  const storage = fakeStorage()
  open(storage).actions.setFavDeals({ d1: heart })

  expect(open(storage).get().favDealsObj).toEqual({ d1: heart })
})

test('if storage is full, nothing is stored, but the tab works', () => {
  const storage = fakeStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { actions, get } = open(storage)

  actions.follow('a')

  expect(get().followingArray).toEqual(['a'])
})

test('the state lasts for the tab if storage is blocked', () => {
  const { actions, get } = open(null)

  actions.setPartnerId('oth')

  expect(get().partnerId).toBe('oth')
})

test('forgetting leaves nothing on the device', () => {
  const storage = fakeStorage()
  const { actions, get } = open(storage)
  actions.follow('a')

  actions.forget()

  expect(get()).toEqual(untouched)
  expect(storage.length).toBe(0)
})

const storedText = fc
  .record({ favDealsObj: fc.dictionary(fc.string(), fc.anything()), followingArray: fc.anything() })
  .map((stored) => JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? 0 : value)))

test('whatever is stored, the state has its five valid fields', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), storedText), (text) => {
      const state = readVisitorState(text)

      expect(Object.keys(state)).toEqual(Object.keys(untouched))
      expect(state.followingArray === false || Array.isArray(state.followingArray)).toBe(true)
      for (const deal of Object.values(state.favDealsObj || {})) {
        expect(deal).toMatchObject({ title: expect.any(String), path: expect.any(String) })
      }
    }),
  )
})

test('a damaged deal is dropped, others are kept', () => {
  const stored = {
    ...untouched,
    favDealsObj: {
      good: heart,
      none: null,
      half: { title: 'x' },
      lure: { ...heart, path: 'javascript:alert(1)' },
      odd: { ...heart, endsOn: 20261231 },
      never: { ...heart, startsOn: 'soon' },
    },
  }

  expect(readVisitorState(JSON.stringify(stored)).favDealsObj).toEqual({ good: heart })
})

test('deals saved by earlier versions are kept', () => {
  const newer = { ...heart, ...newFacts }
  const favDealsObj = { older: heart, newer, bare: { ...heart, startsOn: null } }

  expect(readVisitorState(JSON.stringify({ ...untouched, favDealsObj })).favDealsObj).toEqual(
    favDealsObj,
  )
})

test('a damaged field is repaired and the others are kept', () => {
  const stored = { ...untouched, followingArray: ['a', 7, null], favDealsObj: [], partnerId: 3 }

  expect(readVisitorState(JSON.stringify(stored))).toEqual({ ...untouched, followingArray: ['a'] })
})

test('a failed write is reported, and repeated once there is space', () => {
  const storage = fakeStorage()
  const keep = storage.setItem
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store = open(storage)
  store.actions.follow('a')
  const whileFull = [store.problem(), store.actions.save('d1', heart)]
  storage.setItem = keep

  store.actions.follow('b')

  expect(whileFull).toEqual(['full', 'full'])
  expect([store.problem(), store.actions.unsave('d1')]).toEqual([null, null])
  expect(open(storage).get().followingArray).toEqual(['a', 'b'])
  expect(open(null).problem()).toBe('blocked')
})

test('two tabs that write at the same time lose nothing', () => {
  const storage = fakeStorage()
  const [one, two] = [open(storage), open(storage)]

  one.actions.follow('a')
  two.actions.follow('b')

  expect(two.get().followingArray).toEqual(['a', 'b'])
})

test('storage that throws counts as missing', () => {
  const storage = fakeStorage()
  storage.getItem =
    storage.setItem =
    storage.removeItem =
      () => {
        throw new DOMException('no', 'SecurityError')
      }
  const store = open(storage)

  store.actions.follow('a')

  expect(store.get().followingArray).toEqual(['a'])
  expect(store.problem()).toBe('blocked')
  store.actions.forget()
  expect(store.get()).toEqual(untouched)
})

test('an export can be imported into existing data, and other files are refused', async () => {
  const phone = open(fakeStorage())
  phone.actions.setFavDeals({ d1: heart })
  phone.actions.follow('kopi')
  const laptop = open(fakeStorage())
  laptop.actions.setFavDeals({ d2: { ...heart, title: 'Teh' } })
  const file = (await phone.actions.extras()).exportFile()
  const extras = await laptop.actions.extras()

  expect(extras.importFile(file)).toEqual({ deals: 1, brands: 1 })
  expect(extras.importFile(file)).toEqual({ deals: 0, brands: 0 })
  expect(Object.keys(laptop.get().favDealsObj)).toEqual(['d1', 'd2'])
  for (const odd of ['', '{}', '{"favDealsObj":{}}', 'lobang-saved-1']) {
    expect(extras.importFile(odd)).toBeNull()
  }
})

test('a link or a file imports nothing that the server would refuse', async () => {
  vi.stubGlobal('location', { origin: 'https://lobang.example' })
  const sender = open(fakeStorage())
  const odd = {
    'd 3': heart,
    long: { ...heart, title: 'x'.repeat(301) },
    never: { ...heart, endsOn: '2026-19-39' },
  }
  sender.actions.setFavDeals({ d1: heart, ...odd })
  sender.actions.setFollowing(['kopi', 'a b'])
  const sent = await sender.actions.extras()
  const receiver = open(fakeStorage())
  const received = await receiver.actions.extras()

  const list = await received.readListLink(new URL(await sent.listLink()).hash)

  expect(Object.keys(list ?? {})).toEqual(['d1'])
  expect(received.importFile(sent.exportFile())).toEqual({ deals: 1, brands: 1 })
  expect(receiver.get()).toMatchObject({ favDealsObj: { d1: heart }, followingArray: ['kopi'] })
})

test('a link contains the list, and an invalid one contains nothing', async () => {
  vi.stubGlobal('location', { origin: 'https://lobang.example' })
  const store = open(fakeStorage())
  const later = { ...heart, title: 'Teh tarik ★', ...newFacts }
  store.actions.setFavDeals({ d1: heart, d2: later })
  const { listLink, readListLink } = await store.actions.extras()

  const link = new URL(await listLink())
  const list = await readListLink(link.hash)

  expect(link.pathname).toBe('/profile')
  expect(list).toMatchObject({ d1: { title: 'Kopi' }, d2: { title: 'Teh tarik ★', ...newFacts } })
  for (const odd of ['', '#other', '#list=', '#list=!!!', '#list=AAAA']) {
    expect(await readListLink(odd)).toBeNull()
  }
})
