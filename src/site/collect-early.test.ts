import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { patience } from '../../test/machine.ts'
import { createEarlyCollector } from './collect-early.ts'

const root = join(import.meta.dirname, '../..')

/** In a process of its own: what this one collects depends on all tests. V8 must not collect for other reasons. */
const script = `
import { PerformanceObserver, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { createEarlyCollector } from '#site/collect-early.ts'
import { limitGarbage } from '#site/limit-garbage.ts'

limitGarbage()
const collectEarly = createEarlyCollector()
let heard = 0
let onCollected = () => {}
new PerformanceObserver((list) => {
  heard += list.getEntries().filter(({ detail }) => detail.kind === 4).length
  onCollected()
}).observe({ entryTypes: ['gc'] })
const pause = () => new Promise((resolve) => setTimeout(resolve, 0))
const used = () => getHeapStatistics().used_heap_size
async function fill(bytes) {
  const kept = []
  for (const full = used() + bytes; used() < full; await pause()) {
    for (let number = 0; number < 5000; number++) kept.push({ number, list: [number] })
  }
  return kept
}
const lasting = await fill(100e6)
gc()
await pause()
const start = heard

let garbage = await fill(4e6)
await collectEarly()
await new Promise((resolve) => setTimeout(resolve, 500))
const withLittle = heard - start

garbage = await fill(24e6)
garbage = null
const alive = setInterval(() => {}, 1000)
const collected = new Promise((resolve) => { onCollected = () => heard > start && resolve() })
await collectEarly()
await collected
clearInterval(alive)
console.log(JSON.stringify({ withLittle, withMuch: heard - start, kept: lasting.length > 0 }))
`

test(
  'much garbage is collected before V8 would, little is not',
  async () => {
    const args = [
      '--expose-gc',
      '--no-memory-reducer',
      '--max-semi-space-size=2',
      '--input-type=module',
      '-e',
      script,
    ]

    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })

    expect(JSON.parse(stdout)).toEqual({ withLittle: 0, withMuch: 1, kept: true })
  },
  patience(30_000),
)

test('the first of two calls at once leaves the second its time', async () => {
  const flags: string[] = []
  const collectEarly = createEarlyCollector((flag) => flags.push(flag))

  await Promise.all([collectEarly(), collectEarly()])
  await collectEarly()

  const values = flags.map((flag) => flag.split('=').at(-1))
  expect(values).toEqual(['30', '30', '0', '30', '0'])
})
