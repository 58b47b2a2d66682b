// What reading and publishing cost with 100,000 deals, compared with the limits that the project promises; then the same with 20
// revisions of each document, compared with the first. `npm run bench -- content [deals]`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Costs } from './measure-content.ts'
import { ms, report } from './report.ts'
import { runScript } from './run-script.ts'

const REVISIONS = 20
/** No more than the noise of a shared machine; publishes are measured by the clock. */
const MOST_RATIO = { queries: 1.05, publishes: 1.2 }

const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
try {
  const file = join(folder, 'content.db')
  // Each in a process of its own, so that the memory measured is that of a site that has just started.
  runScript('fill-content.ts', [file, process.argv[2] ?? '100000'])
  const before = measure(file, 'one revision each')
  runScript('add-revisions.ts', [file, String(REVISIONS)])
  const after = measure(file, `${REVISIONS} revisions each`)
  compare(before, after)
} finally {
  rmSync(folder, { recursive: true })
}

function measure(file: string, what: string): Costs {
  console.log(`\nWith ${what}`)
  const result = join(folder, 'result.json')
  runScript('measure-content.ts', [file, result])
  return JSON.parse(readFileSync(result, 'utf8'))
}

function compare(before: Costs, after: Costs): void {
  console.log(`\nWith one revision → with ${REVISIONS}`)
  for (const kind of ['queries', 'publishes'] as const) {
    for (const [what, cost] of Object.entries(before[kind])) {
      report(what, `${ms(cost)} → ${ms(after[kind][what] ?? Number.NaN)}`)
    }
    const ratio = total(after[kind]) / total(before[kind])
    report(`all ${kind}, of before`, ratio.toFixed(2), { value: ratio, most: MOST_RATIO[kind] })
  }
}

function total(costs: Record<string, number>): number {
  return Object.values(costs).reduce((sum, cost) => sum + cost, 0)
}
