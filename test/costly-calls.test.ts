import * as v from 'valibot'
import { expect, test } from 'vitest'
import { threadTime } from '#lib/node/thread-time.ts'
import { syncRequestSchema } from '#visitor/schemas.ts'
import { call } from './call-function.ts'
import { createSignedAccounts } from './signed-accounts.ts'
import { createTestSite } from './test-site.ts'
import { watchTurns } from './watch-turns.ts'

const MANY = 100_000
const noChange = {
  replica: 'phone',
  requestId: 'r1',
  epoch: null,
  seen: 0,
  favourites: { put: {}, removed: [] },
  following: { put: [], removed: [] },
}

function manyDeals(): Record<string, object> {
  return Object.fromEntries(Array.from({ length: MANY }, (_, at) => [`d${at}`, {}]))
}

test('a stranger cannot make the site read a long body', async () => {
  await using site = await createTestSite({ isSmall: true })
  let pieces = 0
  const body = new ReadableStream({
    pull(controller) {
      pieces++
      controller.enqueue(new Uint8Array(1024))
    },
  })
  const answer = await site.request('/functions/syncVisitor', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    // Node's Request asks for it where a body is a stream.
    ...{ duplex: 'half' },
  })

  expect(answer.status).toBe(413)
  expect(pieces).toBeLessThan(20)
})

test('a public call is short', async () => {
  await using site = await createTestSite({ isSmall: true })

  const answer = await call(site, 'readDealReports', { dealId: 'a'.repeat(20_000) })

  expect(answer.status).toBe(413)
})

test('an account with too many deals is refused before a deal is looked at', async () => {
  const accounts = createSignedAccounts()
  await using site = await createTestSite({ isSmall: true, accounts })
  const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
  const change = { ...noChange, favourites: { put: manyDeals(), removed: [] } }

  const answer = await call(site, 'syncVisitor', change, owner)

  expect(answer.status).toBe(400)
  expect((await answer.json()).error.message).toBe('favourites.put: has more than 2000 items')
})

test.for([
  ['deals', (items: object) => ({ favourites: { put: items, removed: [] } })],
  ['ids', (items: object) => ({ following: { put: Object.values(items), removed: [] } })],
] as const)('too many %s cause one issue', ([, toChange]) => {
  const { issues } = v.safeParse(syncRequestSchema, { ...noChange, ...toChange(manyDeals()) })

  expect(issues).toHaveLength(1)
})

test('a long body of an account is read between other requests', async () => {
  const accounts = createSignedAccounts()
  await using site = await createTestSite({ isSmall: true, accounts })
  const owner = { authorization: `Bearer ${accounts.tokenOf('owner')}` }
  const change = { ...noChange, favourites: { put: manyDeals(), removed: [] } }
  // Compiles the code.
  await call(site, 'syncVisitor', change, owner)

  const turns = watchTurns()
  const before = threadTime()
  await call(site, 'syncVisitor', change, owner)
  const all = threadTime() - before
  const { longest } = await turns.stop()

  expect(longest / all).toBeLessThan(0.75)
})
