import { setImmediate as nextTurn } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createIdentify } from '#functions/caller.ts'
import { type CallableServices, defineAccountCallable } from '#functions/define-callable.ts'
import { createEndpoint } from '#functions/endpoint.ts'
import { createLoopTurns } from '#lib/node/loop-turns.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'
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

  const shares: number[] = []
  for (let round = 0; round < 3; round++) {
    const turns = watchTurns()
    const before = threadTime()
    await call(site, 'syncVisitor', change, owner)
    const all = threadTime() - before
    const { longest } = await turns.stop()
    shares.push(longest / all)
  }

  // A collection of garbage may fall into one turn.
  expect(Math.min(...shares)).toBeLessThan(0.75)
})

test('one long body at a time is parsed and checked', async () => {
  const done: unknown[] = []
  const turns = createLoopTurns()
  const stay = defineAccountCallable({
    name: 'stay',
    input: v.pipe(
      v.object({ number: v.number(), padding: v.string() }),
      v.transform(({ number }) => `checked ${number}`),
    ),
    mostBytes: 100_000,
    limit: { rate: 100, burst: 100 },
    run: async () => null,
  })
  const endpoint = createEndpoint({
    callables: [stay],
    services: {} as CallableServices,
    identify: createIdentify(createSignedAccounts().findAccount),
    createLimit: createRateLimit,
    turns: {
      async run(work, options) {
        const result = await turns.run(work, options)
        const { number } = result as { number?: number }
        done.push(number === undefined ? result : `parsed ${number}`)
        // As when other work waits.
        await nextTurn()
        return result
      },
    },
    onError: (error) => expect.unreachable(String(error)),
  })
  const authorization = `Bearer ${createSignedAccounts().tokenOf('owner')}`
  const send = (number: number) =>
    endpoint(
      'stay',
      new Request('http://site.test/functions/stay', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ data: { number, padding: 'x'.repeat(20_000) } }),
      }),
      '203.0.113.9',
    )

  const answers = await Promise.all([1, 2, 3].map(send))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(done).toEqual([1, 2, 3].flatMap((number) => [`parsed ${number}`, `checked ${number}`]))
})
