export type FetchWithin = (ms: number, path: string, init?: RequestInit) => Promise<Response>

/** Requests that give up after some time. The copies are made one after the other, and one that hangs would hold up all the rest. */
export function createFetchWithin(fetch: typeof globalThis.fetch): FetchWithin {
  return (ms, path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(ms) })
}
