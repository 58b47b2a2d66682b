import * as paths from '#lib/paths.ts'
import type { createAssetCaches } from './asset-caches.ts'
import type { KeptDocuments } from './kept-documents.ts'
import type { createSavedDealsKeeper } from './saved-deals-keeper.ts'

type Copies = {
  documents: KeptDocuments
  assets: ReturnType<typeof createAssetCaches>
  saved: ReturnType<typeof createSavedDealsKeeper>
  /** The build of this worker. */
  build: string
}

/** Visited pages to keep, besides those of saved deals. */
const MAX_VISITED = 30
const MAX_BUILDS = 3

/** They use the device's clock, so they never expire, and they are the same for everybody. */
export const ALWAYS_KEPT: readonly string[] = [paths.profile, paths.offline]

/** Removes the oldest pages, and the scripts of builds that no page uses any more. */
export async function tidyCopies({ documents, assets, saved, build }: Copies): Promise<void> {
  const spared = new Set([...ALWAYS_KEPT, ...(await saved.paths())])
  const kept = await documents.list()
  const builds = await assets.builds()
  const recent = new Set([build, ...builds.filter((id) => id !== build).slice(1 - MAX_BUILDS)])
  const visited = kept.filter(({ address }) => !spared.has(address))
  const removed = new Set([
    ...visited.slice(0, Math.max(0, visited.length - MAX_VISITED)),
    // The pages that are always kept stay, with their scripts, until newer ones replace them.
    ...kept.filter((page) => !recent.has(page.build) && !ALWAYS_KEPT.includes(page.address)),
  ])
  for (const { address } of removed) await documents.remove(address)
  const used = new Set(kept.filter((page) => !removed.has(page)).map((page) => page.build))
  for (const id of builds) if (id !== build && !used.has(id)) await assets.drop(id)
}

/** Removes all pages that show what the visitor viewed. */
export async function removeVisited(documents: KeptDocuments): Promise<void> {
  for (const { address } of await documents.list()) {
    if (!ALWAYS_KEPT.includes(address)) await documents.remove(address)
  }
}
