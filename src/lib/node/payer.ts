/** The caller who is charged for long work. */
type Payer = {
  /** Callers take turns by their names. */
  name: string
  /** How many milliseconds of this thread count as one request. */
  msOfRequest: number
  /** Adds this many requests to the caller's count. */
  charge: (requests: number) => void
}

/** All work inside `task`, however deep, waits in the caller's queue and is charged, even if it fails. */
export type DoFor = <Result>(payer: Payer, task: () => Promise<Result>) => Promise<Result>
