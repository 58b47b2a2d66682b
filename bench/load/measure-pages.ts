import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRealTime, LOAD_CORE, onCore } from './cores.ts'

/** In ms. */
export type Times = { count: number; p50: number; p99: number; max: number }

export type Measured = Times & {
  failed: number
  /** Without the requests that `disturbances.ts` excludes. */
  undisturbed: Times
}

type MeasureOptions = {
  /** Requests per second. */
  rate: number
  seconds: number
  /** On the load's core, which is the default, or on any. */
  isPinned?: boolean
  pages?: readonly string[]
}

/** Pages of the demo that are rendered in advance. */
const cachedPages = ['/', '/deals', '/blog', '/brands', '/deals/food', '/privacy']

/** How long cached pages take at a steady rate of requests. */
export async function measurePages(
  origin: string,
  { rate, seconds, isPinned = true, pages = cachedPages }: MeasureOptions,
): Promise<Measured> {
  const probe = ['node', join(import.meta.dirname, 'probe.ts'), origin, String(rate)]
  const words = [
    ...inRealTime(),
    ...(isPinned ? onCore(LOAD_CORE) : []),
    ...probe,
    String(seconds),
    ...pages,
  ]
  const [command = '', ...args] = words
  const { stdout } = await promisify(execFile)(command, args)
  return JSON.parse(stdout)
}
