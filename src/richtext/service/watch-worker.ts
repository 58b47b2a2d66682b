export type WatchWorkerOptions = {
  /** Reads all pages again, and returns the ids of those that changed. */
  renew: () => Promise<string[]>
  onChange: (ids: string[]) => void
  onError: (error: unknown) => void
}

const ASK_MS = 60_000

/** Polls a rich-text worker, which does not report changes. Returns a function that stops it. */
export function watchWorker({ renew, onChange, onError }: WatchWorkerOptions): () => void {
  let running = false

  async function ask(): Promise<void> {
    // Waits for a slow response instead of asking again.
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
