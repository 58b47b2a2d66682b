import { expect, test } from 'vitest'
import { createWorkQueue } from '#lib/node/work-queue.ts'
import { createMakeOnce } from './make-once.ts'

const bytes = new Uint8Array([1])
const NOTHING = { files: 0, bytes: 0 }

/** Makes one picture at a time and stores none. `finish` finishes a picture. */
function createMaker({ mostOfLine = 10 } = {}) {
  const order: string[] = []
  const running: PromiseWithResolvers<Uint8Array>[] = []
  const makeOnce = createMakeOnce({
    cache: { read: async () => null, write: async () => {}, stats: () => NOTHING },
    queue: createWorkQueue({ atOnce: 1, mostOfLine, most: 100 }),
    retryAfter: () => null,
    onUnkept: () => {},
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    order,
    async ask(
      name: string,
      caller: string,
      signal?: AbortSignal,
    ): Promise<{ picture: Promise<Uint8Array> }> {
      const picture = makeOnce(
        name,
        () => {
          order.push(name)
          const making = Promise.withResolvers<Uint8Array>()
          running.push(making)
          return making.promise
        },
        { caller, ...(signal && { signal }) },
      )
      // Seen by the test too, but later.
      picture.catch(() => {})
      await settle()
      return { picture }
    },
    async finish(): Promise<void> {
      running.shift()?.resolve(bytes)
      await settle()
    },
  }
}

test('a picture in a long queue is made at the turn of another caller who requests it', async () => {
  const maker = createMaker()
  for (const name of ['first', 'second', 'third', 'shared']) await maker.ask(name, 'a')

  const { picture } = await maker.ask('shared', 'b')
  await maker.finish()
  await maker.finish()

  expect(maker.order).toEqual(['first', 'shared', 'second'])
  expect(await picture).toEqual(bytes)
})

test('a picture that several callers wait for is made once, and its other turns end at once', async () => {
  const maker = createMaker()
  await maker.ask('first', 'a')
  const asked = [
    await maker.ask('shared', 'a'),
    await maker.ask('shared', 'b'),
    await maker.ask('shared', 'b'),
    await maker.ask('last', 'c'),
  ]

  for (const _ of [1, 2, 3]) await maker.finish()

  await Promise.all(asked.map(({ picture }) => picture))
  expect(maker.order).toEqual(['first', 'shared', 'last'])
})

test('a caller with a full queue waits for the picture in the queue of another', async () => {
  const maker = createMaker({ mostOfLine: 1 })
  await maker.ask('first', 'a')
  await maker.ask('shared', 'a')
  await maker.ask('own', 'b')

  const { picture } = await maker.ask('shared', 'b')
  for (const _ of [1, 2, 3]) await maker.finish()

  expect(await picture).toEqual(bytes)
})

test('a picture is not made if all callers have left', async () => {
  const maker = createMaker()
  const [one, other] = [new AbortController(), new AbortController()]
  await maker.ask('first', 'a')
  const left = await maker.ask('left', 'a', one.signal)
  await maker.ask('shared', 'a', one.signal)
  const shared = await maker.ask('shared', 'b', other.signal)

  one.abort()
  await maker.finish()
  await maker.finish()
  const again = await maker.ask('left', 'a')
  await maker.finish()

  await expect(left.picture).rejects.toMatchObject({ code: 'client-gone' })
  expect(await shared.picture).toEqual(bytes)
  expect(await again.picture).toEqual(bytes)
  expect(maker.order).toEqual(['first', 'shared', 'left'])
})
