export type KeepSearchOptions = {
  renew: () => Promise<void>
  /** The day in Singapore. */
  today: () => string
  onError: (error: unknown) => void
}

/** How long after midnight the index is made for the new day, should nobody search before. */
const LOOK_MS = 5000

/** Makes the index of the search before anybody asks: after a publish, and as the day changes. */
export function keepSearch({ renew, today, onError }: KeepSearchOptions) {
  let day = today()

  async function renewNow(): Promise<void> {
    day = today()
    await renew().catch(onError)
  }

  const timer = setInterval(() => {
    if (today() !== day) void renewNow()
  }, LOOK_MS)
  timer.unref()
  return { renew: renewNow, stop: () => clearInterval(timer) }
}
