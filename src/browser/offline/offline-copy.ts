import { createAssetCaches } from './asset-caches.ts'
import { createFetchWithin } from './fetch-within.ts'
import { createKeptDocuments, type KeptDocuments } from './kept-documents.ts'
import type { DealToKeep } from './messages.ts'
import { createPageFetcher } from './page-fetcher.ts'
import { createSavedDealsKeeper, MAX_SAVED } from './saved-deals-keeper.ts'
import { ALWAYS_KEPT, removeVisited, tidyCopies } from './tidy-copies.ts'

export type OfflineCopyOptions = {
  /** The build of this worker, and the scripts and fonts that it needs offline. */
  build: string
  core: readonly string[]
  caches: CacheStorage
  fetch: typeof globalThis.fetch
}

/** An older copy of a saved deal is renewed. */
const REFRESH_MS = 12 * 60 * 60 * 1000
/** A newer copy of a visited page is not renewed. */
const JUST_KEPT_MS = 60_000

export type OfflineCopy = ReturnType<typeof createOfflineCopy>

/** Everything the device stores for offline use, within limits. */
export function createOfflineCopy({ build, core, caches, fetch }: OfflineCopyOptions) {
  const documents = createKeptDocuments(caches)
  const fetchWithin = createFetchWithin(fetch)
  const assets = createAssetCaches(caches, { fetch, fetchWithin })
  const saved = createSavedDealsKeeper(caches, fetchWithin)
  const inTurn = createQueue()
  /** The newest list of saved deals. Work on an older one stops. */
  let newestList: readonly DealToKeep[] | null = null
  const tidy = () => tidyCopies({ documents, assets, saved, build })
  const pages = createPageFetcher({ documents, assets, fetchWithin, onFailure: tidy })

  /** Updates the pages that must work offline to the newest build. `false` if one could not be fetched and stays old. */
  async function renew(): Promise<boolean> {
    const isWanted = pages.untilDropped()
    const needed = [...ALWAYS_KEPT, ...(await saved.paths())]
    const old = await documents.pathsWhere(needed, (kept) => kept?.build !== build)
    await pages.fetchEach(old, isWanted)
    await tidy()
    const left = await documents.pathsWhere(old, (kept) => kept !== null && kept.build !== build)
    return left.length === 0
  }

  return {
    documents,
    keep: pages.keep,
    renew: () => inTurn(renew),
    tidy: () => inTurn(tidy),
    findPicture: saved.findPicture,
    noteReached: pages.noteReached,
    answerAsset: (request: Request) => assets.answer(request, build),

    /** Rejects if something that is needed offline cannot be fetched. */
    async install(): Promise<void> {
      await assets.keep(core, build)
      for (const path of ALWAYS_KEPT) {
        const response = await pages.ask(path)
        if (!(await pages.keep(response))) {
          throw new Error(`${path} answered ${response.status}, which cannot be kept`)
        }
      }
    },

    /** Whether the server was reached. Does not queue, because the page waits for the answer. */
    async noteSeen(path: string): Promise<boolean> {
      const kept = await documents.find(path)
      if (pages.isReached() && kept && kept.at > Date.now() - JUST_KEPT_MS) return true
      return pages.fetchAndKeep(path)
    },

    async keepSaved(deals: readonly DealToKeep[]): Promise<void> {
      newestList = deals
      const isNewest = () => newestList === deals
      await inTurn(async () => {
        if (!isNewest()) return
        await keepDeals({ documents, saved, pages }, deals, isNewest)
        await tidy()
      })
    },

    async forget(): Promise<void> {
      newestList = null
      pages.dropPending()
      await inTurn(async () => {
        await saved.clear()
        await removeVisited(documents)
        await tidy()
      })
    },
  }
}

type DealParts = {
  documents: KeptDocuments
  saved: ReturnType<typeof createSavedDealsKeeper>
  pages: ReturnType<typeof createPageFetcher>
}

/** Stores the pages and pictures of saved deals, and removes those of deals that are no longer saved. Stops when there is a newer list. */
async function keepDeals(
  { documents, saved, pages }: DealParts,
  deals: readonly DealToKeep[],
  isNewest: () => boolean,
): Promise<void> {
  const newest = deals.slice(0, MAX_SAVED)
  const wanted = new Set(newest.map(({ path }) => path))
  for (const path of await saved.paths()) if (!wanted.has(path)) await documents.remove(path)
  await saved.set(newest)
  const tooOld = Date.now() - REFRESH_MS
  const old = await documents.pathsWhere([...wanted], (kept) => (kept?.at ?? 0) < tooOld)
  await pages.fetchEach(old, isNewest)
  try {
    for (const { picture } of newest) if (picture && isNewest()) await saved.keepPicture(picture)
  } catch {
    // The others would time out too. They are fetched with the next page.
  }
}

/** Runs one task after the other, whether or not the one before succeeded. */
function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}
