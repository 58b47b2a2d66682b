import { expect, test } from 'vitest'
import { createMarkupWorker } from './create-markup-worker.ts'

/** highlight.js takes seconds to parse it, because it searches for the end of a name again and again. */
const slowCode = { kind: 'code', language: 'java', code: 'a'.repeat(40_000) } as const
const honestCode = { kind: 'code', language: 'js', code: 'let a = 1' } as const

test('code and equations are rendered in another thread', async () => {
  using worker = createDisposableWorker({ jobMs: 20_000 })

  const html = await worker.workOut([
    honestCode,
    { kind: 'code', language: 'no such language', code: 'x' },
    { kind: 'equation', tex: 'x^2', isBlock: true },
  ])

  expect(html).toEqual([
    expect.stringContaining('hljs-keyword'),
    null,
    expect.stringContaining('<math'),
  ])
})

test('a block that takes too long is skipped, and the next one is rendered', async () => {
  using worker = createDisposableWorker({ jobMs: 2000 })

  const html = await worker.workOut([slowCode, honestCode])

  expect(html[0]).toBeNull()
  expect(html[1]).toContain('hljs-keyword')
})

test('after three slow blocks the rest of the page is skipped', async () => {
  using worker = createDisposableWorker({ jobMs: 200 })

  const html = await worker.workOut([slowCode, slowCode, slowCode, honestCode])

  expect(html).toEqual([null, null, null, null])
})

test('the worker does not block the event loop', async () => {
  using worker = createDisposableWorker({ jobMs: 500 })
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)

  await worker.workOut([slowCode])
  clearInterval(timer)

  expect(ticks).toBeGreaterThan(10)
})

function createDisposableWorker(options?: Parameters<typeof createMarkupWorker>[0]) {
  const worker = createMarkupWorker(options)
  return { ...worker, [Symbol.dispose]: worker.close }
}
