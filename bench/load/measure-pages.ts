import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LOAD_CORE, onCore } from './cores.ts'

/** Times are in ms. */
export type Measured = { count: number; failed: number; p50: number; p99: number; max: number }

/** Pages of the demo that are rendered in advance. */
const cachedPages = ['/', '/deals', '/blog', '/brands', '/deals/food', '/privacy']

/** How long cached pages take at a steady rate of requests. */
export async function measurePages(
  origin: string,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Measured> {
  const probe = ['node', join(import.meta.dirname, 'probe.ts'), origin, String(rate)]
  const words = [...onCore(LOAD_CORE), ...probe, String(seconds), ...cachedPages]
  const [command = '', ...args] = words
  const { stdout } = await promisify(execFile)(command, args)
  return JSON.parse(stdout)
}
