import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { FromSite } from '#front/messages.ts'
import { createAnswerFront } from './answer-front.ts'

test('the pieces of many downloads leave time for everything else', async () => {
  const downloads = 100
  const answered = Promise.withResolvers<void>()
  const begun: number[] = []
  let pieces = 0
  const post = (message: FromSite) => {
    if (message.kind === 'piece') pieces += 1
    if (message.kind === 'answer' && begun.push(message.id) === downloads) answered.resolve()
  }
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const until = performance.now() + 2
    while (performance.now() < until);
    controller.enqueue(new Uint8Array(1))
  }
  const headers = { 'content-length': String(2 * 1024 * 1024) }
  const fetch = () => new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers })
  const failures: unknown[] = []
  const onError = (error: unknown) => failures.push(error)
  const receive = createAnswerFront({ fetch, post, onError })
  const question = { method: 'GET', url: 'http://site.test/', headers: [], hasBody: false }
  for (let id = 1; id <= downloads; id++) {
    receive({ kind: 'question', id, ...question, address: undefined })
  }
  await answered.promise

  for (const id of begun) receive({ kind: 'more', id })
  await nextTurn()
  const inOneTurn = pieces
  while (pieces < downloads) await nextTurn()

  expect(inOneTurn).toBeLessThan(downloads / 2)
  expect(failures).toEqual([])
})

test('the body of a page is in shared memory, and a longer one is handed over', async () => {
  const bodies: [Uint8Array | null, ArrayBuffer[]][] = []
  const answered = Promise.withResolvers<void>()
  const post = (message: FromSite, transfer: ArrayBuffer[] = []) => {
    if (message.kind !== 'answer') return
    bodies[message.id] = [message.body, transfer]
    if (message.id === 2) answered.resolve()
  }
  const fetch = ({ url }: Request) =>
    new Response('a'.repeat(Number(new URL(url).pathname.slice(1))))
  const receive = createAnswerFront({ fetch, post, onError: answered.reject })
  const question = { method: 'GET', headers: [], hasBody: false, address: undefined }

  receive({ kind: 'question', id: 1, url: 'http://site.test/100000', ...question })
  receive({ kind: 'question', id: 2, url: 'http://site.test/1000000', ...question })
  await answered.promise

  const [page, handedOver] = bodies[1] ?? []
  expect(Buffer.from(page ?? []).toString()).toBe('a'.repeat(100_000))
  expect(page?.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(handedOver).toEqual([])
  const [long, transferred] = bodies[2] ?? []
  expect(long).toHaveLength(1_000_000)
  expect(transferred).toEqual([long?.buffer])
})
