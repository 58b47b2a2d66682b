// Runs `npm test` three times while four loops keep the machine busy. `npm run bench -- busy-tests [RUNS] [LOOPS]`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { report } from './report.ts'

const RUNS = Number(process.argv[2] ?? 3)
const LOOPS = Number(process.argv[3] ?? 4)
/** Ends with this process, however that ends. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent);'
const project = join(import.meta.dirname, '..')

const loops = Array.from({ length: LOOPS }, () =>
  spawn(process.execPath, ['--eval', LOOP], { stdio: 'ignore' }),
)

for (let run = 1; run <= RUNS; run++) {
  const started = performance.now()
  const code = await runTests()
  const minutes = (performance.now() - started) / 60_000
  report(`run ${run} beside ${LOOPS} busy loops, exit code`, String(code), { value: code, most: 0 })
  report('  minutes', minutes.toFixed(1))
}
for (const loop of loops) loop.kill()

async function runTests(): Promise<number> {
  const tests = spawn('npm', ['test'], { cwd: project, stdio: 'inherit' })
  const [code] = await once(tests, 'exit')
  return code ?? 1
}
