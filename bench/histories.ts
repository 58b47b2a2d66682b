// `npm run bench -- histories [10000] [first]`: random histories of three editors (edits, re-orders, deletions, restores, releases,
// imports, publishes, retries, lost answers) against the store itself, on SQLite and on PostgreSQL, whose ends must be the same.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '../test/postgres-server.ts'
import { type LaneResult, noHistories } from './lane-result.ts'
import { report } from './report.ts'

const [histories = 10_000, first = 1] = process.argv.slice(2).map(Number)
const last = first + histories - 1
/** A lane waits for a database most of the time. */
const LANES = 2 * availableParallelism()
/** A database gets slow with too many documents in its history, and they have nothing to do with each other. */
const OF_DATABASE = Math.min(200, Math.ceil(histories / LANES))

await using server = await startPostgresServer()
const totals = noHistories()
const began = performance.now()
let next = first
await Promise.all(Array.from({ length: LANES }, runLane))
const seconds = (performance.now() - began) / 1000
report('histories', `${totals.histories} in ${Math.round(seconds)} s`, {
  value: totals.histories,
  least: histories,
})
report('each', `${Math.round((seconds * 1000) / totals.histories)} ms`)
report('saves, publishes', `${totals.saves}, ${totals.publishes}`)
report('conflicts told, saves refused', `${totals.conflicts}, ${totals.refused}`)
report('edits lost, doubled or untold', `${totals.findings}`, { value: totals.findings, most: 0 })
report('other ends on PostgreSQL', `${totals.different}`, { value: totals.different, most: 0 })

/** Takes blocks of histories until none is left. */
async function runLane(): Promise<void> {
  while (next <= last) {
    const from = next
    next = Math.min(from + OF_DATABASE, last + 1)
    const result = await runBlock(from, next - 1)
    for (const key of Object.keys(totals) as (keyof LaneResult)[]) totals[key] += result[key]
    console.error(`${totals.histories} of ${histories}, ${totals.findings} findings`)
  }
}

async function runBlock(from: number, to: number): Promise<LaneResult> {
  const script = join(import.meta.dirname, 'histories-lane.ts')
  const args = [script, server.url, String(from), String(to)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = Buffer.concat(await child.stdout.toArray()).toString()
  if (said === '') throw new Error(`The histories ${from} to ${to} ended early`)
  return JSON.parse(said)
}
