import { freePort } from '../../test/free-port.ts'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { calm } from './calm.ts'
import { bringPictures, keepPictures } from './kept-pictures.ts'

type RestedSite = {
  dataDir: string
  /** What to put before the command, such as `taskset -c 0`. */
  prefix?: string[]
  /** Another checkout, which must be built. */
  checkout?: string | undefined
}

/** The built site of a checkout as a process, once its pages and pictures are made. */
export async function startRestedSite(options: RestedSite): Promise<SiteProcess> {
  const { dataDir, prefix = [], checkout } = options
  bringPictures(dataDir)
  const port = String(await freePort())
  // The log is part of the cost of a request.
  const env = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'info' }
  const site = await startSiteProcess(
    { ...env, SITE_URL: `http://127.0.0.1:${port}` },
    { prefix, log: 'ignore', ...(checkout && { folder: checkout }) },
  )
  await calm(site.process.pid ?? 0)
  keepPictures(dataDir)
  return site
}
