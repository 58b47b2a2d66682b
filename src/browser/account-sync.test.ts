import { expect, test, vi } from 'vitest'
import { patience } from '../../test/machine.ts'
import { startAccountSync } from './account-sync.ts'
import { createVisitorStore } from './visitor-store.ts'

test('a temporary failure to fetch a token does not end sync', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1000 })
  let keys = 0
  const calls: (string | null)[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input)
    if (path.endsWith('/token')) {
      // The first token expires at once, and the first attempt to get another one fails.
      const at = ++keys
      if (at === 2) throw new TypeError('no signal')
      const expiresAt = Date.now() + (at === 1 ? 0 : 600_000)
      return Response.json({ accountId: 'owner', token: `key ${at}`, expiresAt })
    }
    if (path.includes('/realtime')) return new Response(null, { status: 404 })
    const token = new Headers(init?.headers).get('authorization')
    calls.push(token)
    const error = { status: 'UNAUTHENTICATED', message: 'Unauthenticated' }
    return Response.json({ error }, { status: 401 })
  }
  const page = new EventTarget()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))

  startAccountSync(createVisitorStore(null))

  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: patience(30_000) })
  expect(calls[0]).toMatch(/^Bearer key/)
})
