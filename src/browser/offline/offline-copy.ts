import * as paths from '#lib/paths.ts'
import { createAssetCaches, scriptsOf } from './asset-caches.ts'
import { createKeptDocuments, type KeptDocument } from './kept-documents.ts'
import type { DealToKeep } from './messages.ts'
import { createSavedDealsKeeper, MAX_SAVED } from './saved-deals-keeper.ts'

export type OfflineCopyOptions = {
  /** This worker's build, and the scripts and fonts that it always needs. */
  build: string
  core: readonly string[]
  caches: CacheStorage
  fetch: typeof globalThis.fetch
}

/** Visited pages, besides those of saved deals. */
const MAX_SEEN = 30
const MAX_BUILDS = 3
/** A saved deal is fetched again when its copy is older than this. */
const REFRESH_MS = 12 * 60 * 60 * 1000
/** A copy this recent is not fetched again. */
const JUST_KEPT_MS = 60_000
/** A time-out, so that a hanging connection does not block the rest. */
const FETCH_MS = 15_000
/** The visitor's own requests come first. */
const AT_ONCE = 3

/** These pages use the device's clock, so they never expire. */
const always = [paths.profile, paths.offline]

export type OfflineCopy = ReturnType<typeof createOfflineCopy>

/** Everything stored for offline use, and its limits. */
export function createOfflineCopy({ build, core, caches, fetch }: OfflineCopyOptions) {
  const documents = createKeptDocuments(caches)
  const assets = createAssetCaches(caches, fetch)
  const saved = createSavedDealsKeeper(caches, fetch)
  /** Whether the last requested page came from the network. */
  let isReached = true
  const inTurn = createQueue()
  /** The newest list of saved deals. Work on an older one stops. */
  let newestList: readonly DealToKeep[] | null = null
  /** The number of removals so far. Responses to earlier requests are not stored. */
  let removals = 0

  const ask = (path: string) =>
    fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(FETCH_MS) })

  /** Stores a document with its scripts. Returns whether it was stored. */
  async function keep(response: Response): Promise<boolean> {
    const kept = await documents.put(response)
    if (kept) await assets.keep(scriptsOf(kept.html), kept.build)
    return kept !== null
  }

  /** Returns whether the server was reached. Other failures are ignored. */
  async function fetchAndKeep(path: string): Promise<boolean> {
    const before = removals
    const response = await ask(path).catch(() => null)
    if (response && before === removals) await keep(response).catch(tidy)
    isReached = response !== null
    return isReached
  }

  /** A few at a time, until the server is unreachable or the rest is no longer wanted. */
  async function fetchEach(list: readonly string[], isWanted: () => boolean): Promise<void> {
    const left = [...list]
    const work = async () => {
      for (let path = left.shift(); path && isWanted(); path = left.shift()) {
        if (!(await fetchAndKeep(path))) left.length = 0
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  async function pathsWhere(
    list: readonly string[],
    isStale: (kept: KeptDocument | null) => boolean,
  ): Promise<string[]> {
    const all = await Promise.all(list.map((path) => documents.find(path)))
    return list.filter((_, index) => isStale(all[index] ?? null))
  }

  /** Evicts the oldest pages, and a build's scripts with its last page. */
  async function tidy(): Promise<void> {
    const spared = new Set([...always, ...(await saved.paths())])
    const kept = await documents.list()
    const builds = await assets.builds()
    const recent = new Set([build, ...builds.filter((id) => id !== build).slice(1 - MAX_BUILDS)])
    const seen = kept.filter(({ address }) => !spared.has(address))
    const doomed = new Set([
      ...seen.slice(0, Math.max(0, seen.length - MAX_SEEN)),
      // Required pages stay, with their scripts, until a newer copy replaces them.
      ...kept.filter((page) => !recent.has(page.build) && !always.includes(page.address)),
    ])
    for (const { address } of doomed) await documents.remove(address)
    const used = new Set(kept.filter((page) => !doomed.has(page)).map((page) => page.build))
    for (const id of builds) if (id !== build && !used.has(id)) await assets.drop(id)
  }

  /** Fetches all required pages from the newest build; what fails stays as it was. */
  async function renew(): Promise<void> {
    const before = removals
    const old = await pathsWhere(
      [...always, ...(await saved.paths())],
      (kept) => kept?.build !== build,
    )
    await fetchEach(old, () => before === removals)
    await tidy()
  }

  async function keepSaved(deals: readonly DealToKeep[]): Promise<void> {
    const isNewest = () => newestList === deals
    if (!isNewest()) return
    const newest = deals.slice(0, MAX_SAVED)
    const wanted = new Set(newest.map(({ path }) => path))
    for (const path of await saved.paths()) if (!wanted.has(path)) await documents.remove(path)
    await saved.set(newest)
    const tooOld = Date.now() - REFRESH_MS
    await fetchEach(await pathsWhere([...wanted], (kept) => (kept?.at ?? 0) < tooOld), isNewest)
    for (const { picture } of newest) {
      if (picture && isNewest()) await saved.keepPicture(picture).catch(() => {})
    }
    await tidy()
  }

  async function forget(): Promise<void> {
    await saved.clear()
    for (const { address } of await documents.list()) {
      // These are the same for everyone, so they reveal nothing about the visitor.
      if (!always.includes(address)) await documents.remove(address)
    }
    await tidy()
  }

  return {
    documents,
    keep,
    renew: () => inTurn(renew),
    tidy: () => inTurn(tidy),
    findPicture: saved.findPicture,
    noteReached(is: boolean): void {
      isReached = is
    },
    answerAsset: (request: Request) => assets.answer(request, build),

    /** Rejects if something required cannot be fetched now. */
    async install(): Promise<void> {
      await assets.keep(core, build)
      for (const path of always) {
        const response = await ask(path)
        if (!(await keep(response))) {
          throw new Error(`${path} answered ${response.status}, which cannot be kept`)
        }
      }
    },

    /** Returns whether the server was reached. Skips the queue, because the page waits for the reply. */
    async noteSeen(path: string): Promise<boolean> {
      const kept = await documents.find(path)
      if (isReached && kept && kept.at > Date.now() - JUST_KEPT_MS) return true
      return fetchAndKeep(path)
    },

    async keepSaved(deals: readonly DealToKeep[]): Promise<void> {
      newestList = deals
      await inTurn(() => keepSaved(deals))
    },

    async forget(): Promise<void> {
      newestList = null
      removals += 1
      await inTurn(forget)
    },
  }
}

/** Runs tasks one after the other, whether or not the previous one succeeded. */
function createQueue(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}
