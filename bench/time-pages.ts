import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 10

/** Requests one page repeatedly over one connection and records how long each answer took. */
export function timePages(url: string) {
  let times: number[] = []
  let failed = 0
  let isOver = false

  async function ask(): Promise<void> {
    const startedAt = performance.now()
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer().catch(() => {})
    times.push(performance.now() - startedAt)
    if (answer?.status !== 200) failed++
  }

  async function loop(): Promise<void> {
    while (!isOver) {
      await ask()
      await delay(PAUSE_MS)
    }
  }
  const asking = loop()

  return {
    /** The times of all answers since the last call, in ms. */
    take(): number[] {
      const taken = times
      times = []
      return taken
    },
    failed: () => failed,
    async stop(): Promise<void> {
      isOver = true
      await asking
    },
  }
}
