import { assetTags, findLibraryAsset, saveToLibrary } from '#db/asset-library.ts'
import type { Database } from '#db/database.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { toApiAsset } from './to-api-asset.ts'
import type { WriteContext } from './write-context.ts'
import { invalid } from './write-refusal.ts'

/** As long as the addresses of pictures take it. */
const ID_LENGTH = 32

type Also = (id: string, transaction: Database) => Promise<void>

/** Stores the picture of a form, see `storePicture`. */
export async function storeAsset(request: Request, context: WriteContext, also?: Also) {
  return storePicture(await readUpload(request), context, also)
}

/**
 * Stores a picture and its texts. Its kind is read from its bytes, whatever was said about it. `also` is done with
 * it, or neither is.
 */
export async function storePicture(
  { bytes, ...texts }: Upload,
  context: WriteContext,
  also?: Also,
) {
  const { db, now, origin, author, inspect } = context
  const info = await inspect(bytes)
  if ('fault' in info) throw invalid([info.fault])
  const id = await toId(bytes)
  const { type, width, height } = info
  const at = now().toISOString()
  await saveToLibrary(
    db,
    { id, type, width, height, bytes },
    {
      asset_id: id,
      ...texts,
      size: bytes.length,
      tags: '[]',
      uploader: author.name,
      created_at: at,
      changed_at: at,
    },
    also && ((transaction) => also(id, transaction)),
  )
  const asset = await findLibraryAsset(db, id)
  if (!asset) throw new Error(`The picture ${id} was removed at once`)
  return toApiAsset(asset, { origin, tags: await assetTags(db) })
}

/** Not in this thread: hashing 20 MB takes too long. */
async function toId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
  return hash.toString('hex').slice(0, ID_LENGTH)
}
