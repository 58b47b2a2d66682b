import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'

/**
 * Milliseconds for which an event loop was blocked: by the clock, in processor time of its thread, and for how long of
 * that V8 collected garbage.
 */
export type Hold = { endedAt: number; clock: number; own: number; gc: number }

/** The threads that answer requests, by the name of their file. */
const files = { front: 'holds.main', site: 'holds.site' }

export type ProbedSite = SiteProcess & {
  pid: number
  /** Every block of 10 ms or more since `startedAt`, in epoch ms. */
  holds: (thread: keyof typeof files, startedAt: number) => Hold[]
}

type ProbeOptions = {
  /** What to put before the command, such as `taskset -c 0`. */
  prefix?: string[]
  /** A script for `--import`, loaded before the site. */
  preload?: string
}

/** The built site, which reports how long its event loops were blocked. */
export async function startProbedSite(
  env: Record<string, string>,
  { prefix = [], preload }: ProbeOptions = {},
): Promise<ProbedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-probe-'))
  const probe = join(import.meta.dirname, 'probe-loop.ts')
  const scripts = preload ? [preload, probe] : [probe]
  const site = await startSiteProcess(
    {
      ...env,
      NODE_OPTIONS: scripts.map((script) => `--import=${pathToFileURL(script).href}`).join(' '),
      PROBE_LOOP: join(folder, 'holds'),
    },
    { prefix },
  )
  return {
    ...site,
    pid: site.process.pid ?? 0,
    holds: (thread, startedAt) =>
      readHolds(join(folder, files[thread])).filter(({ endedAt }) => endedAt > startedAt),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function readHolds(file: string): Hold[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [endedAt = 0, clock = 0, own = 0, gc = 0] = line.split(' ').map(Number)
    return { endedAt, clock, own, gc }
  })
}

/** The longest, in processor time, because the machine may have other work. */
export function longestHold(holds: readonly Hold[]): Hold {
  const none = { endedAt: 0, clock: 0, own: 0, gc: 0 }
  return holds.reduce((longest, hold) => (hold.own > longest.own ? hold : longest), none)
}
