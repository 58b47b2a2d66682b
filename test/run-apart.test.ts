import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { patience } from './machine.ts'

/** Starts a separate process that never ends, writes a temporary file, and prints its settings. */
const untidy = `
const { spawn } = require('node:child_process')
const { mkdtempSync } = require('node:fs')
const { tmpdir } = require('node:os')
const sleeper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
const folder = mkdtempSync(tmpdir() + '/left-')
process.on('SIGINT', () => process.exit(130))
console.log(JSON.stringify({ sleeper: sleeper.pid, folder, database: process.env.DATABASE_URL ?? null }))
if (process.argv[1] === 'crash') process.exit(3)
setInterval(() => {}, 1000)
`

test.for(['crash', 'SIGINT', 'SIGTERM'] as const)(
  'after %s, no process and no file of a test run is left',
  async (end) => {
    const script = startApart(end)
    const exited = once(script, 'exit')
    const { sleeper, folder, database } = JSON.parse(await firstLine(script))

    if (end !== 'crash') script.kill(end)
    const [code] = await exited

    expect(code).not.toBe(0)
    expect(existsSync(folder)).toBe(false)
    expect(folder).toContain('lobang-run-')
    await expect.poll(() => isRunning(sleeper), { timeout: patience(30_000) }).toBe(false)
    expect(database).toBe(null)
  },
)

/** As `npm test` does. */
function startApart(end: string): ChildProcess {
  const url = new URL('../scripts/run-apart.mjs', import.meta.url).href
  const text = `import { runApart } from ${JSON.stringify(url)}
const args = ['-e', ${JSON.stringify(untidy)}, '${end}']
process.exitCode = await runApart(process.execPath, args, { inMemory: true })`
  return spawn(process.execPath, ['--input-type=module', '-e', text], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: 'postgres://somebody-elses' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function firstLine(child: ChildProcess): Promise<string> {
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  while (!said.includes('\n')) await delay(20)
  return said
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
