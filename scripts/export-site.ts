import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { ClientBuild } from '../src/http/client-build.ts'
import * as paths from '../src/lib/paths.ts'
import type { Site } from '../src/site.ts'
import { cardPath, exportPictures, type PictureOptions, picturePaths } from './export-pictures.ts'
import { shopPaths, toForward } from './export-shops.ts'

export type ExportOptions = {
  site: Pick<Site, 'addresses'> & PictureOptions['site']
  build: ClientBuild
  folder: string
  /** The width of pictures in pixels. */
  pictureWidth: number
  /** Also write the social cards: one per page, about 0.2 seconds each. */
  withCards: boolean
  onProgress: (done: number, total: number) => void
}

/** Marks a folder as an export of ours. */
const MARK = '.lobang-export'

/**
 * Writes every page, payload, picture, file and asset. It writes beside the target first, so that a failure leaves the
 * target unchanged. Resolves to the number of pages.
 */
export async function exportSite(options: ExportOptions): Promise<number> {
  const { site, build, folder, onProgress } = options
  await refuseForeignFolder(folder)
  await mkdir(dirname(folder), { recursive: true })
  const fresh = await mkdtemp(`${folder}.new-`)

  try {
    const count = await writePages(fresh)
    await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder)
    return count
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }

  async function writePages(target: string): Promise<number> {
    const save = (path: string, bytes: Buffer) => saveInside(target, path, bytes)
    const addresses = [...(await site.addresses())]
    const pictures = new Set<string>()
    const shops = new Set<string>()
    const files = new Set<string>()
    for (const [index, address] of addresses.entries()) {
      const html = await get(address)
      for (const path of picturePaths(html.toString())) pictures.add(path)
      for (const path of shopPaths(html.toString())) shops.add(path)
      for (const path of filePaths(html.toString())) files.add(path)
      // Rich texts link pages by their ids, which no list has.
      for (const path of richtextPaths(html.toString())) {
        if (!addresses.includes(path) && (await site.app.request(path)).status === 200) {
          addresses.push(path)
        }
      }
      const card = options.withCards && cardPath(html.toString())
      if (card) await save(card, await get(card))
      await save(`${address}/index.html`, html)
      await save(paths.payload(address), await get(paths.payload(address)))
      onProgress(index + 1, addresses.length)
    }
    for (const path of [paths.latestBuild, paths.buildMeta(build.id)]) {
      await save(path, await get(path))
    }
    // Not in the list of pages, but the service worker needs it.
    await save(`${paths.offline}/index.html`, await get(paths.offline))
    await save(paths.payload(paths.offline), await get(paths.payload(paths.offline)))
    await save('404.html', await get(paths.notFound, 404))
    for (const [path, { body }] of build.files) await save(path, body.bytes.identity)
    await exportPictures(pictures, {
      site,
      width: options.pictureWidth,
      save,
    })
    for (const path of files) {
      const file = await site.app.request(path)
      // A link written by hand may lead nowhere.
      if (file.status !== 404) await save(path, await readBytes(path, file))
    }
    for (const path of shops) {
      await save(`${path}/index.html`, toForward(await getLocation(path)))
    }
    await writeFile(join(target, MARK), build.id)
    return addresses.length
  }

  async function get(path: string, status = 200): Promise<Buffer> {
    return readBytes(path, await site.app.request(path), status)
  }

  async function getLocation(path: string): Promise<string> {
    const response = await site.app.request(path)
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${path} leads nowhere, but answered ${response.status}`)
    return location
  }
}

async function readBytes(path: string, response: Response, status = 200): Promise<Buffer> {
  if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Refuses a path that leads out of the folder: a hostile document name must not overwrite other files. */
async function saveInside(folder: string, path: string, bytes: Buffer): Promise<void> {
  const file = join(folder, path)
  if (!file.startsWith(folder + sep)) throw new Error(`${path} leads out of the export.`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

async function refuseForeignFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw new Error(`${folder} is not a folder that can be written to.`)
  })
  if (entries.length > 0 && !entries.includes(MARK)) {
    throw new Error(`${folder} is not empty, and not an earlier export. Nothing was written.`)
  }
}

function richtextPaths(html: string): string[] {
  return [...html.matchAll(/ href="(\/[0-9a-f]{32})"/g)].map(([, path = '']) => path)
}

/** Uploads other than pictures. */
function filePaths(html: string): string[] {
  return [...html.matchAll(/ href="(\/files\/[0-9a-f]{32}\/[\w.-]+)"/g)].map(
    ([, path = '']) => path,
  )
}
