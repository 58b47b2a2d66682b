// Proves the visitor path: random histories of three devices, writes that survive `kill -9`,
// and what a call costs. `npm run bench -- functions [histories] [writes] [engine]`
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '../test/postgres-server.ts'
import { createHistory, type Step } from '../test/visitor-histories.ts'
import { killDuringWrites } from './kill-during-writes.ts'
import { percentile } from './report.ts'
import { createRandom, type Random } from './seeded-random.ts'

const [histories = 100_000, writes = 10_000] = process.argv.slice(2, 4).map(Number)
const only = process.argv[4]

runHistories(histories)
const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
try {
  if (only !== 'PostgreSQL') await reportKills('SQLite', join(folder, 'bench.sqlite'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (only !== 'SQLite') {
  await using postgres = await startPostgresServer()
  await reportKills('PostgreSQL', `${postgres.url}/postgres`)
}

function runHistories(count: number): void {
  const startedAt = performance.now()
  let lost = 0
  let resurrected = 0
  for (let seed = 1; seed <= count; seed++) {
    const random = createRandom(seed)
    const history = createHistory(3)
    for (let step = 0; step < 40; step++) history.run(randomStep(random))
    history.settle()
    const expected = new Set(history.expected())
    for (const shown of [history.onServer(), ...history.shown()]) {
      lost += [...expected].filter((key) => !shown.includes(key)).length
      resurrected += shown.filter((key) => !expected.has(key)).length
    }
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${count} histories of three devices, 40 steps each: ${lost} lost, ${resurrected} resurrected (${seconds} s)`,
  )
  if (lost + resurrected > 0) process.exitCode = 1
}

function randomStep({ between, pick: oneOf }: Random): Step {
  const device = between(0, 2)
  const pick = between(0, 5)
  const again = oneOf([true, false])
  const item = {
    kind: oneOf(['favourites', 'following'] as const),
    id: oneOf(['a', 'b']),
  }
  const steps: Step[] = [
    { do: 'put', device, ...item },
    { do: 'remove', device, ...item },
    { do: 'send', device },
    { do: 'arrive', pick, again },
    { do: 'answer', pick, again },
    { do: 'lose', what: oneOf(['request', 'answer'] as const), pick },
    { do: 'restart', device },
  ]
  return oneOf(steps)
}

async function reportKills(engine: string, database: string): Promise<void> {
  const result = await killDuringWrites(database, writes)
  const { acknowledged, kills, cutOff, missing, seconds, times } = result
  const at = (percent: number) => percentile(times, percent).toFixed(1)
  console.log(
    `${engine}: ${acknowledged} acknowledged writes, ${kills} kills, ${cutOff} calls cut off, ${missing} missing; ` +
      `${Math.round(acknowledged / seconds)} writes/s with the kills, median ${at(50)} ms, 95 % ${at(95)} ms`,
  )
  if (missing > 0) process.exitCode = 1
}
