// The processor time of making all pages of the demo, with this checkout and another one in turn. Build the other one first.
// `npm run bench -- pages OTHER-CHECKOUT [rounds]`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PagesCost } from './make-pages.ts'
import { ms, percentile, report } from './report.ts'
import { runScript } from './run-script.ts'

const [other, rounds = '7'] = process.argv.slice(2)
if (!other) throw new Error('Name the folder of the checkout to compare with.')
const own = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
try {
  const costs: Record<'before' | 'after', number[]> = { before: [], after: [] }
  for (let round = 1; round <= Number(rounds); round++) {
    const [before, after] = [makePages(resolve(other)), makePages(own)]
    costs.before.push(before.ms)
    costs.after.push(after.ms)
    report(
      `round ${round}: ${before.pages} → ${after.pages} pages`,
      `${ms(before.ms)} → ${ms(after.ms)}`,
    )
  }
  const [before, after] = [percentile(costs.before, 50), percentile(costs.after, 50)]
  const ratio = after / before
  report('all pages, relative to before', ratio.toFixed(3), { value: ratio, most: 1 })
} finally {
  rmSync(folder, { recursive: true })
}

function makePages(checkout: string): PagesCost {
  const result = join(folder, 'result.json')
  runScript('make-pages.ts', [checkout, result])
  return JSON.parse(readFileSync(result, 'utf8'))
}
