import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { siteEnvironment } from '../scripts/site-environment.mjs'

/**
 * Runs another script of this folder to its end, in a process of its own with the environment of `npm start`. One that misses a promise ends with 1, and so does
 * this process.
 */
export function runScript(name: string, args: readonly string[]): void {
  const script = join(import.meta.dirname, name)
  const { status } = spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, ...siteEnvironment },
    stdio: 'inherit',
  })
  if (status === 1) process.exitCode = 1
  else if (status !== 0) throw new Error(`${name} ended with ${status}`)
}
