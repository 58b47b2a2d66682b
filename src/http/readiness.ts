import { createSharedCalls } from '#lib/node/shared-calls.ts'

/** One thing that the site needs. Anybody can read `reason`, so it names no addresses or paths. */
export type Check = { ok: boolean; reason?: string }

/** `degraded` still serves pages: a load balancer keeps the process, but people should look at it. */
export type Readiness = {
  status: 'ready' | 'degraded' | 'not ready'
  checks: Record<string, Check>
}

/** A check that takes time. It runs in the background, and its last result counts. */
export type Probe = {
  name: string
  everyMs: number
  /** A probe that takes longer has failed, and is not started again until it ends. */
  timeoutMs: number
  /** What is wrong; `null` when nothing is. Errors go to the log. */
  run: () => Promise<string | null>
  /** The reason when it throws or takes too long. */
  failure: string
}

export type ReadinessOptions = {
  /** Why there is nothing to serve; `null` when there is something. */
  findNothingToServe: () => string | null
  probes: readonly Probe[]
  /** Called when a check fails, and when it passes again. */
  onChange: (name: string, reason: string | null, cause: unknown) => void
}

/**
 * Whether the process should get requests. It leaves only if it has nothing to serve, or is stopping. All processes
 * share a database: if its failure made them leave, they would leave together, with pages in memory that they could
 * have served.
 */
export function createReadiness({ findNothingToServe, probes, onChange }: ReadinessOptions) {
  const results = new Map<string, Check>(probes.map(({ name }) => [name, { ok: true }]))
  const share = createSharedCalls<void>()
  let stopping = false
  let stopped = false

  function settle(name: string, reason: string | null, cause: unknown = null): void {
    if (stopped) return
    const before = results.get(name)?.reason ?? null
    results.set(name, reason === null ? { ok: true } : { ok: false, reason })
    if (before !== reason) onChange(name, reason, cause)
  }

  async function runOnce({ name, timeoutMs, run, failure }: Probe): Promise<void> {
    const watchdog = setTimeout(settle, timeoutMs, name, failure).unref()
    try {
      settle(name, await run())
    } catch (error) {
      settle(name, failure, error)
    } finally {
      clearTimeout(watchdog)
    }
  }

  const start = (probe: Probe) => share(probe.name, () => runOnce(probe))

  const timers = probes.map((probe) => setInterval(() => void start(probe), probe.everyMs).unref())
  for (const probe of probes) void start(probe)

  function report(): Readiness {
    const nothing = stopping ? 'the process is stopping' : findNothingToServe()
    const content = nothing === null ? { ok: true } : { ok: false, reason: nothing }
    const checks = { content, ...Object.fromEntries(results) }
    const isWell = Object.values(checks).every(({ ok }) => ok)
    return { status: nothing !== null ? 'not ready' : isWell ? 'ready' : 'degraded', checks }
  }

  return {
    report,
    /** Runs every probe now; for tests and for the first answer. */
    async probe(): Promise<void> {
      await Promise.all(probes.map(start))
    },
    /** Gauges in Prometheus' text format. */
    metrics(): string[] {
      const { status, checks } = report()
      return [
        '# TYPE lobang_ready gauge',
        `lobang_ready ${status === 'not ready' ? 0 : 1}`,
        '# TYPE lobang_check_ok gauge',
        ...Object.entries(checks).map(
          ([name, { ok }]) => `lobang_check_ok{check="${name}"} ${ok ? 1 : 0}`,
        ),
      ]
    },
    /** From now on the process is not ready. */
    leave(): void {
      stopping = true
    },
    stop(): void {
      stopped = true
      for (const timer of timers) clearInterval(timer)
    },
  }
}

export function readinessResponse(readiness: Readiness): Response {
  return Response.json(readiness, {
    status: readiness.status === 'not ready' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  })
}
