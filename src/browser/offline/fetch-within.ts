export type FetchWithin = (ms: number, path: string, init?: RequestInit) => Promise<Response>

/** Requests with a time-out. Copies are made one after the other, and one that hangs would block all others. */
export function createFetchWithin(fetch: typeof globalThis.fetch): FetchWithin {
  return (ms, path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(ms) })
}
