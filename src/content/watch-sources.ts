export type WatchSourcesOptions = {
  /** The published ref of a remote repository; `null` when content is embedded. */
  remoteRef: (() => Promise<{ ref: string }>) | null
  /** Asks a rich-text worker elsewhere for all pages again; `null` when they are embedded. */
  renewRichtext: (() => Promise<string[]>) | null
  /** Something has changed, and nobody can say what. */
  onChange: () => void
  /** These pages have changed. */
  onRichtextChange: (ids: string[]) => void
  onError: (error: unknown) => void
}

const REMOTE_MS = 5000
const RICHTEXT_MS = 60_000

/** Asks the sources outside that do not call for what is new. Returns how to stop. */
export function watchSources(options: WatchSourcesOptions): () => void {
  const { remoteRef, renewRichtext, onChange, onRichtextChange, onError } = options
  let known: string | null = null

  async function askRemote(): Promise<void> {
    const { ref } = (await remoteRef?.()) ?? { ref: '' }
    if (known !== null && known !== ref) onChange()
    known = ref
  }

  async function askWorker(): Promise<void> {
    const changed = (await renewRichtext?.()) ?? []
    if (changed.length > 0) onRichtextChange(changed)
  }

  const timers = [
    ...(remoteRef ? [every(REMOTE_MS, askRemote, onError)] : []),
    ...(renewRichtext ? [every(RICHTEXT_MS, askWorker, onError)] : []),
  ]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** One at a time: a slow answer is waited for, not asked for again. */
function every(ms: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    await work().catch(onError)
    running = false
  }, ms)
  return timer.unref()
}
