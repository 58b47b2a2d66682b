import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patience } from '../../test/machine.ts'

const SCHEDULING = '/proc/self/sched'
const scheduling = existsSync(SCHEDULING) ? readFileSync(SCHEDULING, 'utf8') : ''
/** Linux says there how long the slices of a thread are, from 6.6 on. */
const saysSlices = /\bslice\b/.test(scheduling)
const mayBeRealTime =
  /\bpolicy\b/.test(scheduling) && spawnSync('chrt', ['--fifo', '1', 'true']).status === 0

/** In a process of its own, so that the tests keep their priority. */
function runPreferred(script: string): { stdout: string; stderr: string } {
  const file = JSON.stringify(join(import.meta.dirname, 'prefer-front.ts'))
  const source = `
    import { readFileSync } from 'node:fs'
    import { setTimeout as delay } from 'node:timers/promises'
    import { preferFront } from ${file}

    const look = () => readFileSync('${SCHEDULING}', 'utf8')
    const isRealTime = () => /policy *: *1$/m.test(look())
    const spin = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); }
    preferFront()
    ${script}
    process.exit(0)
  `
  return spawnSync('node', ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    timeout: patience(30_000),
  })
}

test('the front asks for its settings without a warning, allowed or not', () => {
  const { stdout, stderr } = runPreferred(
    `preferFront(); process.emitWarning('later'); console.log('ran'); await delay(10)`,
  )

  expect(stdout).toBe('ran\n')
  expect(stderr).toContain('Warning: later')
  expect(stderr).not.toContain('Experimental')
})

test.runIf(saysSlices)('the front runs in short slices while it is busy', () => {
  const { stdout } = runPreferred(`
    while (isRealTime()) { spin(10); await delay(0) }
    console.log(look())
  `)

  expect(stdout).toMatch(/\bslice *: *100000$/m)
})

test.runIf(mayBeRealTime)('the front is real-time, but not while it is busy', () => {
  const { stdout } = runPreferred(`
    console.log(isRealTime())
    while (isRealTime()) { spin(10); await delay(0) }
    console.log(isRealTime())
    while (!isRealTime()) await delay(10)
    console.log(isRealTime())
  `)

  expect(stdout).toBe('true\nfalse\ntrue\n')
})

test.runIf(mayBeRealTime)('threads and processes that the front starts are not real-time', () => {
  const { stdout } = runPreferred(`
    const { execFileSync } = await import('node:child_process')
    process.stdout.write(execFileSync('cat', ['${SCHEDULING}']))
  `)

  expect(stdout).toMatch(/policy *: *0$/m)
})
