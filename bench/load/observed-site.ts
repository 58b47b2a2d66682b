import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { calm } from './calm.ts'
import { onCore, SITE_CORE } from './cores.ts'
import { bringPictures, keepPictures } from './kept-pictures.ts'

export type ObservedSite = SiteProcess & {
  pid: number
  folder: string
  /** The longest block of the front's event loop in each second since the start, in ms. */
  loopDelays: () => number[]
  /** The same for the site's thread. */
  siteLoopDelays: () => number[]
}

/** The built site with the demo, idle, on its own core. Its data folder is removed with it. */
export async function startObservedSite(env: Record<string, string> = {}): Promise<ObservedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-faults-'))
  const loopFile = join(folder, 'loop-delays')
  const observer = pathToFileURL(join(import.meta.dirname, 'observe-site.ts')).href
  bringPictures(folder)
  const site = await startSiteProcess(
    {
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=${observer}`,
      OBSERVE_LOOP: loopFile,
      ...env,
    },
    { prefix: onCore(SITE_CORE) },
  )
  await calm(site.process.pid ?? 0)
  keepPictures(folder)
  return {
    ...site,
    pid: site.process.pid ?? 0,
    folder,
    loopDelays: () => readDelays(loopFile),
    siteLoopDelays: () => readDelays(`${loopFile}-site`),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function readDelays(file: string): number[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number)
}
