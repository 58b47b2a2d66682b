import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calm } from './calm.ts'
import { onCore, SITE_CORE } from './cores.ts'
import { bringPictures, keepPictures } from './kept-pictures.ts'
import { type ProbedSite, startProbedSite } from './probed-site.ts'

export type ObservedSite = ProbedSite & { folder: string }

type ObserveOptions = {
  env?: Record<string, string>
  /** A script for `--import`, loaded before the site. */
  preload?: string
  /** On the site's core, which is the default, or on any. */
  isPinned?: boolean
}

/** The built site with the demo, idle, by default on its own core. Its data folder is removed with it. */
export async function startObservedSite({
  env = {},
  preload,
  isPinned = true,
}: ObserveOptions = {}): Promise<ObservedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  bringPictures(folder)
  const options = { prefix: isPinned ? onCore(SITE_CORE) : [], ...(preload && { preload }) }
  const site = await startProbedSite({ DATA_DIR: folder, ...env }, options)
  await calm(site.pid)
  keepPictures(folder)
  return {
    ...site,
    folder,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
