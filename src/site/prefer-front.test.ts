import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCHEDULING = '/proc/self/sched'
/** Linux says there how long the slices of a thread are, from 6.6 on. */
const saysSlices = existsSync(SCHEDULING) && /\bslice\b/.test(readFileSync(SCHEDULING, 'utf8'))

/** In a process of its own, so that the tests keep their priority. */
function runPreferred(script: string): { stdout: string; stderr: string } {
  const file = JSON.stringify(join(import.meta.dirname, 'prefer-front.ts'))
  const source = `import { preferFront } from ${file}; preferFront(); ${script}`
  return spawnSync('node', ['--input-type=module', '-e', source], { encoding: 'utf8' })
}

test('the front asks for its settings without a warning, allowed or not', () => {
  const { stdout, stderr } = runPreferred(
    `preferFront(); process.emitWarning('later'); console.log('ran')`,
  )

  expect(stdout).toBe('ran\n')
  expect(stderr).toContain('Warning: later')
  expect(stderr).not.toContain('Experimental')
})

test.runIf(saysSlices)(
  'the front runs in short slices, so that it runs as soon as it wakes',
  () => {
    const { stdout } = runPreferred(
      `console.log((await import('node:fs')).readFileSync('${SCHEDULING}', 'utf8'))`,
    )

    expect(stdout).toMatch(/\bslice *: *100000$/m)
  },
)
