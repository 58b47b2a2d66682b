export type WatchWorkerOptions = {
  /** Asks the worker for all pages again, and gives the ids of those that have changed. */
  renew: () => Promise<string[]>
  onChange: (ids: string[]) => void
  onError: (error: unknown) => void
}

const ASK_MS = 60_000

/** A rich-text worker tells nobody what is new, so it is asked. Returns how to stop. */
export function watchWorker({ renew, onChange, onError }: WatchWorkerOptions): () => void {
  let running = false

  async function ask(): Promise<void> {
    // A slow answer is waited for, not asked for again.
    if (running) return
    running = true
    try {
      const changed = await renew()
      if (changed.length > 0) onChange(changed)
    } catch (error) {
      onError(error)
    } finally {
      running = false
    }
  }

  const timer = setInterval(() => void ask(), ASK_MS).unref()
  return () => clearInterval(timer)
}
