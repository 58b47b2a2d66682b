import { afterEach, expect, test, vi } from 'vitest'
import { createVisitorStore } from '../visitor-store.ts'
import type { WorkerMessage } from './messages.ts'
import { startOffline } from './start-offline.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  } as unknown as Storage
}

type Browser = { cookie?: string; saveData?: boolean; register?: () => Promise<unknown> }

function openBrowser({ cookie = '', saveData = false, register }: Browser = {}) {
  const sent: WorkerMessage[] = []
  const registered: string[] = []
  const navigation = new EventTarget()
  const registration = { active: { postMessage: (message: WorkerMessage) => sent.push(message) } }
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    register: async (path: string) => {
      registered.push(path)
      return register ? register() : registration
    },
  })
  vi.useFakeTimers()
  vi.stubGlobal('window', { navigation })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { cookie, createElement: () => ({}), querySelectorAll: () => [] })
  vi.stubGlobal('location', { pathname: '/deals/food', search: '?page=2' })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker, connection: { saveData } })
  return { sent, registered, navigation, serviceWorker, visitor: createVisitorStore(memory()) }
}

const deal = {
  title: 'Kaya toast',
  path: '/deals/food/kaya',
  brand: 'Kopi',
  badge: '',
  code: null,
  endsOn: null,
  savedAt: '2026-11-15T00:00:00Z',
}

test('the worker gets the current page and each change of the saved deals', async () => {
  const { sent, registered, visitor } = openBrowser()

  await startOffline(visitor)
  await vi.advanceTimersByTimeAsync(0)
  visitor.actions.follow('kopi')
  visitor.actions.save('d1', deal)

  expect(registered).toEqual(['/sw.js'])
  expect(sent).toEqual([
    { type: 'saved', deals: [] },
    { type: 'seen', path: '/deals/food?page=2' },
    { type: 'saved', deals: [{ path: '/deals/food/kaya', picture: null }] },
  ])
})

test('a page that the visitor leaves at once does not count as visited', async () => {
  const { sent, navigation, visitor } = openBrowser()
  await startOffline(visitor)
  await vi.advanceTimersByTimeAsync(0)
  sent.length = 0

  for (const ms of [1000, 1000, 1500]) {
    navigation.dispatchEvent(new Event('navigatesuccess'))
    await vi.advanceTimersByTimeAsync(ms)
  }

  expect(sent).toEqual([{ type: 'seen', path: '/deals/food?page=2' }])
})

test('a new worker gets the saved deals again', async () => {
  const { sent, serviceWorker, visitor } = openBrowser()
  await startOffline(visitor)
  await vi.advanceTimersByTimeAsync(0)
  sent.length = 0

  serviceWorker.dispatchEvent(new Event('controllerchange'))

  expect(sent).toEqual([{ type: 'saved', deals: [] }])
})

test('previews are not stored on the device', async () => {
  const { registered, visitor } = openBrowser({ cookie: 'io.prismic.preview=x' })

  await startOffline(visitor)

  expect(registered).toEqual([])
})

test('no copies of pages are fetched with data saver', async () => {
  const { sent, visitor } = openBrowser({ saveData: true })

  await startOffline(visitor)
  await vi.advanceTimersByTimeAsync(0)

  expect(sent.map(({ type }) => type)).toEqual(['saved'])
})

test('nothing happens in a browser that refuses the worker', async () => {
  const { sent, visitor } = openBrowser({ register: () => Promise.reject(new Error('private')) })

  await startOffline(visitor)

  expect(sent).toEqual([])
})
