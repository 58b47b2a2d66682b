import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { MarkupJob, WorkOutMarkup } from '../markup.ts'

/** `jobMs` is the time-out of one job; ordinary code takes a few milliseconds. */
type MarkupWorkerOptions = { jobMs?: number }

/** How many pages may wait; further ones are shown without highlighting. */
const MAX_WAITING = 16
/** After this many slow jobs, the rest of a page is shown as written. */
const MAX_SLOW = 3
const IDLE_MS = 60_000
const MAX_MEMORY_MB = 128
const YOUNG_MB = 6

/**
 * Computes markup in another thread. A job that takes too long is ended together with the thread, because nothing
 * else stops a regular expression.
 */
export function createMarkupWorker({ jobMs = 1000 }: MarkupWorkerOptions = {}) {
  let worker: Worker | null = null
  let idle: ReturnType<typeof setTimeout> | undefined
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()

  async function start(): Promise<Worker> {
    const started = new Worker(new URL('./markup-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    })
    await once(started, 'message')
    started.unref()
    return started
  }

  function stop(): void {
    clearTimeout(idle)
    void worker?.terminate()
    worker = null
  }

  async function workOutOne(job: MarkupJob): Promise<string | null> {
    try {
      worker ??= await start()
      worker.postMessage(job)
      const [{ html }] = await once(worker, 'message', { signal: AbortSignal.timeout(jobMs) })
      return html
    } catch {
      // Too slow or out of memory: the page is shown without it.
      stop()
      return null
    }
  }

  async function workOutAll(jobs: readonly MarkupJob[]): Promise<(string | null)[]> {
    clearTimeout(idle)
    const texts: (string | null)[] = []
    let slow = 0
    for (const job of jobs) {
      const html = slow < MAX_SLOW ? await workOutOne(job) : null
      if (html === null && worker === null) slow++
      texts.push(html)
    }
    idle = setTimeout(stop, IDLE_MS).unref()
    return texts
  }

  return {
    async workOut(jobs: readonly MarkupJob[]): ReturnType<WorkOutMarkup> {
      if (waiting >= MAX_WAITING) return jobs.map(() => null)
      waiting++
      const turn = queue.then(() => workOutAll(jobs))
      queue = turn.catch(() => {})
      return turn.finally(() => waiting--)
    },
    close: stop,
  }
}
