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
