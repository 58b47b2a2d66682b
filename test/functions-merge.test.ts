import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyVisitor, syncVisitor } from '#functions/visitor-document.ts'
import type { SyncRequest } from '#visitor/schemas.ts'
import { createHistory, type Step } from './visitor-histories.ts'

const device = fc.nat(2)
const pick = fc.nat(5)
const again = fc.boolean()
const item = fc.record({
  kind: fc.constantFrom('favourites' as const, 'following' as const),
  id: fc.constantFrom('a', 'b'),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.constantFrom('put' as const, 'remove' as const), device, item)
    .map(([what, index, which]) => ({ do: what, device: index, ...which })),
  device.map((index) => ({ do: 'send' as const, device: index })),
  fc.record({ do: fc.constant('arrive' as const), pick, again }),
  fc.record({ do: fc.constant('answer' as const), pick, again }),
  fc.record({
    do: fc.constant('lose' as const),
    what: fc.constantFrom('request' as const, 'answer' as const),
    pick,
  }),
  device.map((index) => ({ do: 'restart' as const, device: index })),
)

for (const devices of [2, 3]) {
  test(`${devices} devices agree with an observed-remove set, whatever the network does`, () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const history = createHistory(devices)

        for (const each of steps) history.run(each)
        history.settle()

        expect(history.onServer()).toEqual(history.expected())
        for (const shown of history.shown()) expect(shown).toEqual(history.expected())
      }),
      { numRuns: 1000 },
    )
  })
}

test('a repeated change does not restore what others have removed', () => {
  const start = emptyVisitor('e')
  const save = request({ replica: 'phone', requestId: 'r1', put: ['a'] })
  const { document: saved } = syncVisitor(start, save)
  const removal = { ...request({ replica: 'laptop', requestId: 'r2' }), epoch: 'e', seen: 1 }
  const removed = syncVisitor(saved, { ...removal, following: { put: [], removed: ['a'] } })

  const retried = syncVisitor(removed.document, save)

  expect(retried.answer.followingArray).toEqual([])
  expect(retried.document).toBe(removed.document)
})

test('independent changes give the same state in any order', () => {
  const ids = ['a', 'b', 'c', 'd']
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 4 }), (order) => {
      const requests = order.map((id) => request({ replica: id, requestId: id, put: [id] }))

      const end = requests.reduce((doc, each) => syncVisitor(doc, each).document, emptyVisitor('e'))

      expect([...end.following.keys()].toSorted()).toEqual(ids)
    }),
  )
})

test('a device with a history unknown to the server loses nothing and changes nothing', () => {
  const { document } = syncVisitor(
    emptyVisitor('new'),
    request({ replica: 'laptop', requestId: 'r1', put: ['a'] }),
  )
  const stale = {
    ...request({ replica: 'phone', requestId: 'r9', put: ['b'] }),
    epoch: 'old',
    seen: 7,
  }

  const { answer, document: after } = syncVisitor(document, stale)

  expect(answer.isForeign).toBe(true)
  expect(after).toBe(document)
})

function request({
  replica,
  requestId,
  put = [],
}: {
  replica: string
  requestId: string
  put?: string[]
}): SyncRequest {
  return {
    replica,
    requestId,
    epoch: null,
    seen: 0,
    favourites: { put: {}, removed: [] },
    following: { put, removed: [] },
  }
}
