import { Agent } from 'node:http'

export type Backend = { url: string; agent: Agent }

export type Rotation = Disposable & {
  /** Resolves once the process is ready and gets requests. */
  add: (url: string) => Promise<void>
  remove: (url: string) => void
  /** The next process; `null` when none is ready. */
  next: () => Backend | null
}

/** As often as ordinary load balancers can check. */
const CHECK_MS = 100

/**
 * A load balancer: takes turns among the processes whose `/readyz` answers 200, reuses connections, and drops one
 * when an answer says `connection: close`. It retries nothing, so that every lost request is seen.
 */
export function createRotation(): Rotation {
  const backends = new Map<string, Backend & { isReady: boolean }>()
  let turn = 0

  async function check(backend: Backend & { isReady: boolean }): Promise<void> {
    const answer = await fetch(`${backend.url}/readyz`).catch(() => null)
    await answer?.arrayBuffer()
    backend.isReady = answer?.ok ?? false
  }

  const checking = setInterval(() => {
    for (const backend of backends.values()) void check(backend)
  }, CHECK_MS)
  return {
    async add(url) {
      const backend = { url, agent: new Agent({ keepAlive: true }), isReady: false }
      while (!backend.isReady) await check(backend)
      backends.set(url, backend)
    },
    remove(url) {
      backends.get(url)?.agent.destroy()
      backends.delete(url)
    },
    next() {
      const ready = [...backends.values()].filter(({ isReady }) => isReady)
      return ready[turn++ % ready.length] ?? null
    },
    [Symbol.dispose]() {
      clearInterval(checking)
      for (const { agent } of backends.values()) agent.destroy()
    },
  }
}
