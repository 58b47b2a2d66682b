import { expect, test } from 'vitest'
import { runTogether } from './run-together.mjs'

test('stages run at the same time, and print one after the other', async () => {
  const printed: string[] = []
  const second = Promise.withResolvers<void>()

  const results = await runTogether(
    [
      async (write) => {
        write('first begins')
        await second.promise
        expect(printed).toEqual(['first begins'])
        write('first ends')
        return 1
      },
      async (write) => {
        write('second')
        second.resolve()
        return 2
      },
    ],
    (chunk) => printed.push(chunk),
  )

  expect(printed).toEqual(['first begins', 'first ends', 'second'])
  expect(results).toEqual([1, 2])
})

test('a stage that fails does not stop the others, and fails them together', async () => {
  const printed: string[] = []
  const failure = new Error('no build')

  const running = runTogether(
    [
      async () => {
        throw failure
      },
      async (write) => {
        await new Promise((resolve) => setImmediate(resolve))
        write('still here')
      },
    ],
    (chunk) => printed.push(chunk),
  )

  await expect(running).rejects.toBe(failure)
  expect(printed).toEqual(['still here'])
})
