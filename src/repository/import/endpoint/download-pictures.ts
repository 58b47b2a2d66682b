import { type Asset, saveAssets } from '#db/assets.ts'
import type { Database } from '#db/database.ts'
import { isAppError } from '#lib/node/app-error.ts'
import { outgoingCode } from '#outgoing/outgoing-error.ts'
import { toAssetId } from '../../writing/store-asset.ts'
import { toPicturePath } from '../../writing/to-api-asset.ts'
import type { InspectPicture } from '../../writing/write-context.ts'
import type { AskPolitely } from './ask-politely.ts'
import { toOriginal } from './pictures-in.ts'
import type { WorkFolder } from './work-folder.ts'

type PictureOptions = {
  ask: AskPolitely
  work: WorkFolder
  db: Database
  inspect: InspectPicture
  onProgress: (count: number, total: number) => void
  /** Called for each picture that stays where it is, with the reason. */
  onLeft: (source: string, reason: string) => void
}

/** Our address of a picture from elsewhere; the same address if it was not stored. */
export type ToOwnPicture = (url: string) => string

type Brought = { source: string; id: string }

const DONE = 'pictures.ndjson'
const AT_ONCE = 4

/** Stores the pictures in our database. Those that an earlier try has stored are not requested again. */
export async function downloadPictures(
  sources: ReadonlySet<string>,
  options: PictureOptions,
): Promise<ToOwnPicture> {
  const { work, db, onProgress, onLeft } = options
  const brought = new Map(
    (await work.lines<Brought>(DONE)).map(({ source, id }) => [source, id] as const),
  )
  const missing = [...sources].filter((source) => !brought.has(source))
  let count = sources.size - missing.length

  async function bring(source: string): Promise<void> {
    const found = await readPicture(source, options)
    if (typeof found === 'string') onLeft(source, found)
    else {
      await saveAssets(db, [found])
      await work.append(DONE, { source, id: found.id } satisfies Brought)
      brought.set(source, found.id)
    }
    count += 1
    onProgress(count, sources.size)
  }

  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = missing.pop(); next !== undefined; next = missing.pop()) await bring(next)
  })
  try {
    await Promise.all(workers)
  } finally {
    // One failure stops all downloads.
    missing.length = 0
    await Promise.allSettled(workers)
  }
  return (url) => {
    const source = toOriginal(url)
    const id = brought.get(source)
    return id === undefined ? url : `${toOwnPath(id, source)}${url.slice(source.length)}`
  }
}

function toOwnPath(id: string, source: string): string {
  const filename = new URL(source).pathname.split('/').at(-1) ?? ''
  return toPicturePath({ asset_id: id, filename })
}

/** A text is the reason why it can never be stored. */
async function readPicture(
  source: string,
  { ask, inspect }: PictureOptions,
): Promise<Asset | string> {
  try {
    return await ask(new URL(source), { accept: 'image/*' }, async (response) => {
      if (response.status !== 200) return `status ${response.status}`
      const bytes = new Uint8Array(await response.arrayBuffer())
      const info = await inspect(bytes)
      if ('fault' in info) return info.fault
      const { type, width, height } = info
      return { id: await toAssetId(bytes), type, width, height, bytes }
    })
  } catch (error) {
    if (outgoingCode(error) === 'TOO_LARGE') return 'it is too large'
    if (isAppError(error) && error.code === 'forbidden') return error.message
    throw error
  }
}
