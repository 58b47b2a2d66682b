/** Who pays for work that takes long. */
type Payer = {
  /** Callers take turns by their names. */
  name: string
  /** Milliseconds of this thread that count as one request. */
  msOfRequest: number
  /** Adds so many requests to those that the caller has made. */
  charge: (requests: number) => void
}

/** All work inside `task`, however deep, waits in the caller's line and is charged, also when it fails. */
export type DoFor = <Result>(payer: Payer, task: () => Promise<Result>) => Promise<Result>
