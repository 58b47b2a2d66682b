export type WatchSourcesOptions = {
  /** The published ref of a remote repository; `null` when content is embedded. */
  remoteRef: (() => Promise<{ ref: string }>) | null
  /** A rich-text worker elsewhere never tells that a page has changed. */
  remoteRichtext: boolean
  /** Something has changed, and nobody can say what. */
  onChange: () => void
  onError: (error: unknown) => void
}

const REMOTE_MS = 5000
const RICHTEXT_MS = 60_000

/** Asks the sources outside that do not call for what is new. Returns how to stop. */
export function watchSources(options: WatchSourcesOptions): () => void {
  const { remoteRef, remoteRichtext, onChange, onError } = options
  let known: string | null = null

  async function askRemote(): Promise<void> {
    const { ref } = (await remoteRef?.()) ?? { ref: '' }
    if (known !== null && known !== ref) onChange()
    known = ref
  }

  const timers = [
    ...(remoteRef ? [every(REMOTE_MS, askRemote, onError)] : []),
    ...(remoteRichtext ? [every(RICHTEXT_MS, async () => onChange(), onError)] : []),
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
