import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'

/** Milliseconds for which an event loop was blocked: by the clock, and in processor time of its thread. */
export type Hold = { endedAt: number; clock: number; own: number }

export type ProbedSite = SiteProcess & {
  pid: number
  /** Every block of 10 ms or more since the start, in the threads that answer requests. */
  holds: () => Hold[]
}

/** Threads that answer no requests may block for any time. */
const IDLE_THREADS = ['markup-worker']

/** The built site on `dataDir`, which reports how long its event loops were blocked. */
export async function startProbedSite(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ProbedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-probe-'))
  const probe = pathToFileURL(join(import.meta.dirname, 'probe-loop.ts')).href
  const site = await startSiteProcess({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${probe}`,
    PROBE_LOOP: join(folder, 'holds'),
    ...env,
  })
  return {
    ...site,
    pid: site.process.pid ?? 0,
    holds: () => filesOf(folder).flatMap(readHolds),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !IDLE_THREADS.some((thread) => basename(name).includes(thread)))
    .map((name) => join(folder, name))
}

function readHolds(file: string): Hold[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [endedAt = 0, clock = 0, own = 0] = line.split(' ').map(Number)
    return { endedAt, clock, own }
  })
}

/** The longest, in processor time, because the machine may have other work. */
export function longestHold(holds: readonly Hold[]): Hold {
  const none = { endedAt: 0, clock: 0, own: 0 }
  return holds.reduce((longest, hold) => (hold.own > longest.own ? hold : longest), none)
}
