import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { nobody, VisitorContext } from '#ui/visitor.ts'
import { ForgetDevice } from './forget-device.tsx'
import { removeCopies } from './remove-copies.ts'

afterEach(() => vi.unstubAllGlobals())

function renderWith(cookie: string, state: Partial<(typeof nobody)['state']>): string {
  vi.stubGlobal('document', { cookie })
  return renderToString(
    <VisitorContext value={{ ...nobody, state: { ...nobody.state, ...state } }}>
      <ForgetDevice onForget={() => {}} />
    </VisitorContext>,
  )
}

test('the question counts what it removes, and says that this cannot be undone', () => {
  const html = renderWith('', { followingArray: ['kopi'] })

  expect(html).toContain('Remove 0 saved deals, 1 followed brand and your display settings?')
  expect(html).toContain('This cannot be undone.')
  expect(html).toContain('Yes, remove everything')
  expect(html).toContain('Cancel')
})

test('signed-in visitors are told that their account still has the data', () => {
  const html = renderWith('lobang-account=1', {})

  expect(html).toContain('Your account still has your deals and brands')
  expect(html).not.toContain('cannot be undone')
})

function storageOf(items: Record<string, string>) {
  return Object.defineProperty({ ...items }, 'removeItem', {
    value(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
}

test('removes searches, the secret of reports and copies of pages, but nothing of other sites', async () => {
  const told: unknown[] = []
  const active = { postMessage: (message: unknown) => told.push(message) }
  const local = storageOf({ 'lobang:reporter': 'secret', other: '1' })
  const session = storageOf({ 'lobang:searches:': '[]', 'lobang:searches:dive': '[]', other: '1' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } })

  await removeCopies()

  expect(Object.keys(local)).toEqual(['other'])
  expect(Object.keys(session)).toEqual(['other'])
  expect(told).toEqual([{ type: 'forget' }])
})

test('copies of pages are removed even if storage is blocked', async () => {
  const told: unknown[] = []
  const active = { postMessage: (message: unknown) => told.push(message) }
  const blocked = {
    removeItem() {
      throw new DOMException('', 'SecurityError')
    },
  }
  vi.stubGlobal('localStorage', blocked)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } })

  await removeCopies()

  expect(told).toEqual([{ type: 'forget' }])
})
