import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createVisitorStore, readVisitorState } from './visitor-store.ts'

const untouched = {
  favDealsObj: false,
  followingArray: false,
  lastFavourites: false,
  lastFollowing: false,
  partnerId: false,
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

test('following gains one id and loses one id, each once', () => {
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

test('what was saved is there for the next page load', () => {
  const storage = fakeStorage()
  open(storage).actions.setFavDeals({ d1: heart })

  expect(open(storage).get().favDealsObj).toEqual({ d1: heart })
})

test('a full storage keeps nothing, but the tab goes on', () => {
  const storage = fakeStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { actions, get } = open(storage)

  actions.follow('a')

  expect(get().followingArray).toEqual(['a'])
})

test('a blocked storage is no storage', () => {
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

test('whatever is stored, the state has its five fields in their shapes', () => {
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

test('a damaged deal goes, the others stay', () => {
  const stored = {
    ...untouched,
    favDealsObj: {
      good: heart,
      none: null,
      half: { title: 'x' },
      lure: { ...heart, path: 'javascript:alert(1)' },
      odd: { ...heart, endsOn: 20261231 },
    },
  }

  expect(readVisitorState(JSON.stringify(stored)).favDealsObj).toEqual({ good: heart })
})

test('a damaged field is repaired and the others are kept', () => {
  const stored = { ...untouched, followingArray: ['a', 7, null], favDealsObj: [], partnerId: 3 }

  expect(readVisitorState(JSON.stringify(stored))).toEqual({ ...untouched, followingArray: ['a'] })
})

function open(storage: Storage | null) {
  vi.stubGlobal('addEventListener', () => {})
  return createVisitorStore(storage)
}

function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  }
}
