import { offlinePaths } from '#lib/offline-paths.ts'
import { paths } from '#lib/paths.ts'
import { createAssetCaches, scriptsOf } from './asset-caches.ts'
import { createKeptDocuments } from './kept-documents.ts'
import type { DealToKeep } from './messages.ts'
import { createSavedDealsKeeper, MAX_SAVED } from './saved-deals-keeper.ts'

export type OfflineCopyOptions = {
  /** The build that this worker came with, and the scripts and fonts that it cannot do without. */
  build: string
  core: readonly string[]
  caches: CacheStorage
  fetch: typeof globalThis.fetch
}

/** Pages that are seen, besides those of saved deals. */
const MAX_SEEN = 30
const MAX_BUILDS = 3
/** A saved deal is asked for again when its copy is older. */
const REFRESH_MS = 12 * 60 * 60 * 1000
/** What was kept a moment ago need not be asked for again. */
const JUST_KEPT_MS = 60_000

/** They judge time by the device's own clock, so they are good for ever. */
const always = [paths.profile(), offlinePaths.page()]

export type OfflineCopy = ReturnType<typeof createOfflineCopy>

/** All that is on the device for when there is no signal, and how it stays small. */
export function createOfflineCopy({ build, core, caches, fetch }: OfflineCopyOptions) {
  const documents = createKeptDocuments(caches)
  const assets = createAssetCaches(caches, fetch)
  const saved = createSavedDealsKeeper(caches, fetch)
  /** Whether the last page that was wanted came from the network. */
  let isReached = true

  /** Keeps a document with the scripts that it names. Whatever fails, the visitor does not notice. */
  async function keep(response: Response): Promise<void> {
    const kept = await documents.put(response)
    if (kept) await assets.keep(scriptsOf(kept.html), kept.build)
  }

  /** Whether the server was reached. */
  async function fetchAndKeep(path: string): Promise<boolean> {
    const response = await fetch(path, { cache: 'no-cache' }).catch(() => null)
    if (response) await keep(response).catch(tidy)
    isReached = response !== null
    return isReached
  }

  /** Makes room: the oldest pages go, and with the last page of a build its scripts. */
  async function tidy(): Promise<void> {
    const spared = new Set([...always, ...(await saved.paths())])
    const kept = await documents.list()
    const builds = await assets.builds()
    const recent = new Set([build, ...builds.filter((id) => id !== build).slice(1 - MAX_BUILDS)])
    const seen = kept.filter(({ address }) => !spared.has(address))
    const doomed = new Set([
      ...seen.slice(0, Math.max(0, seen.length - MAX_SEEN)),
      ...kept.filter((page) => !recent.has(page.build)),
    ])
    for (const { address } of doomed) await documents.remove(address)
    const used = new Set(kept.filter((page) => !doomed.has(page)).map((page) => page.build))
    for (const id of builds) if (id !== build && !used.has(id)) await assets.drop(id)
  }

  /** Brings everything that must be there to the newest build; what fails stays as it was. */
  async function renew(): Promise<void> {
    for (const path of [...always, ...(await saved.paths())]) {
      const kept = await documents.find(path)
      if (kept?.build !== build) await fetchAndKeep(path)
    }
    await tidy()
  }

  return {
    documents,
    keep,
    renew,
    tidy,
    findPicture: saved.findPicture,
    noteReached(is: boolean): void {
      isReached = is
    },
    answerAsset: (request: Request) => assets.answer(request, build),

    /** Rejects when something that is needed without signal cannot be had now. */
    async install(): Promise<void> {
      await assets.keep(core, build)
      for (const path of always) await keep(await fetch(path, { cache: 'no-cache' }))
    },

    async noteSeen(path: string): Promise<{ reached: boolean }> {
      const kept = await documents.find(path)
      if (isReached && kept && kept.at > Date.now() - JUST_KEPT_MS) return { reached: true }
      const reached = await fetchAndKeep(path)
      await tidy()
      return { reached }
    },

    async keepSaved(deals: readonly DealToKeep[]): Promise<void> {
      const newest = deals.slice(0, MAX_SAVED)
      const wanted = new Set(newest.map(({ path }) => path))
      for (const path of await saved.paths()) if (!wanted.has(path)) await documents.remove(path)
      await saved.set(newest)
      for (const { path, picture } of newest) {
        if (picture) await saved.keepPicture(picture).catch(() => {})
        const kept = await documents.find(path)
        if (!kept || kept.at < Date.now() - REFRESH_MS) await fetchAndKeep(path)
      }
      await tidy()
    },

    async forget(): Promise<void> {
      await saved.clear()
      await documents.clear()
      for (const path of always) await fetchAndKeep(path)
    },
  }
}
