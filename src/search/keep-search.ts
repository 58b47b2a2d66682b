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
  /** When the index was first found out of date; `null` while it is up to date. */
  let behindSince: number | null = null
  let asked = 0

  async function renewNow(): Promise<void> {
    day = today()
    behindSince ??= performance.now()
    asked += 1
    const turn = asked
    try {
      await renew()
      if (turn === asked) behindSince = null
    } catch (error) {
      onError(error)
    }
  }

  const timer = setInterval(() => {
    if (today() !== day) void renewNow()
  }, LOOK_MS)
  timer.unref()
  return {
    renew: renewNow,
    behindMs: () => (behindSince === null ? null : performance.now() - behindSince),
    stop: () => clearInterval(timer),
  }
}
