import * as paths from '#lib/paths.ts'
import { type createAssetCaches, scriptsOf } from './asset-caches.ts'
import type { FetchWithin } from './fetch-within.ts'
import type { KeptDocuments } from './kept-documents.ts'

type PageFetcherOptions = {
  documents: KeptDocuments
  assets: ReturnType<typeof createAssetCaches>
  fetchWithin: FetchWithin
  /** Called when a page could not be stored, to make room. */
  onFailure: () => Promise<void>
}

const FETCH_MS = 15_000
/** Few, so that the visitor's own requests come first. */
const AT_ONCE = 3

/** Fetches pages and stores them for offline use. */
export function createPageFetcher({
  documents,
  assets,
  fetchWithin,
  onFailure,
}: PageFetcherOptions) {
  /** Whether the last requested page came from the network. */
  let isReached = true
  let drops = 0

  const ask = (path: string) => fetchWithin(FETCH_MS, path, { cache: 'no-cache' })
  const askPayload = (address: string) => ask(paths.payloadOf(address))

  /** A test that is true until `dropPending` is called. */
  function untilDropped(): () => boolean {
    const before = drops
    return () => before === drops
  }

  /** Stores a document with its scripts. `false` when the response is not a document to store. */
  async function keep(response: Response): Promise<boolean> {
    const kept = await documents.put(response, askPayload)
    if (kept) await assets.keep(scriptsOf(kept.html), kept.build)
    return kept !== null
  }

  /** Whether the server was reached. Other failures leave things as they are. */
  async function fetchAndKeep(path: string): Promise<boolean> {
    const isWanted = untilDropped()
    const response = await ask(path).catch(() => null)
    isReached = response !== null && (!isWanted() || (await keepInTime(response)))
    return isReached
  }

  /** `false` if its scripts or its data cannot be fetched. */
  async function keepInTime(response: Response): Promise<boolean> {
    try {
      await keep(response)
      return true
    } catch (failure) {
      await onFailure()
      return !(failure instanceof DOMException && failure.name === 'TimeoutError')
    }
  }

  /** Fetches a few at a time, until the server cannot be reached or the others are no longer wanted. */
  async function fetchEach(list: readonly string[], isWanted: () => boolean): Promise<void> {
    const left = [...list]
    const work = async () => {
      for (let path = left.shift(); path && isWanted(); path = left.shift()) {
        if (!(await fetchAndKeep(path))) left.length = 0
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  return {
    ask,
    keep,
    fetchAndKeep,
    fetchEach,
    untilDropped,
    isReached: () => isReached,
    noteReached(is: boolean): void {
      isReached = is
    },
    /** Pages that were requested before this call are not stored. */
    dropPending(): void {
      drops += 1
    },
  }
}
